import Testing

@testable import CLI

/// What tells that a file is part of a database's model.
@Suite struct ModelDetectionTests {
    private func kinds(_ text: String) -> Set<ModelKind> {
        ModelDetection.kinds(in: SourceToken.tokens(of: Array(text.utf8)))
    }

    @Test(arguments: [
        "import RealmSwift\nclass Note: Object {}",
        "import RealmSwift\nfinal class Note : Object, Identifiable { }",
        "import RealmSwift\npublic final class Note<T: Codable>: Object {}",
        "import RealmSwift\nclass Place: EmbeddedObject {}",
        "import RealmSwift\nclass Event: AsymmetricObject {}",
        "import Realm\nclass Note: Object {}",
        "@preconcurrency import RealmSwift\nclass Note: Object {}",
        "import class RealmSwift.Object\nclass Note: Object {}",
        "class Note: RealmSwift.Object {}",
        "class Note: RealmSwiftObject {}",
        "class Note: Object { @Persisted var title = \"\" }",
        "import RealmSwift\nenum A {}\nstruct B: Codable {}\nclass C: Object {}",
        "import RealmSwift\n/* class A: B {} */ @objcMembers class Note: Object {}",
        "class Note: RLMObject {}",
        "#import <Realm/Realm.h>\n@interface Note : RLMObject\n@end",
        "@interface Note : RLMObject <Named>\n@property NSString *title;\n@end",
        "@interface Place: RLMEmbeddedObject",
        "class Note : RealmObject() { }",
        "open class Note(var title: String = \"\") : RealmObject() {}",
        "class Note(): RealmObject",
        "public class Note extends RealmObject { }",
        "public class Note implements RealmModel { }".replacing("implements", with: "extends"),
        "class Note : EmbeddedRealmObject {}",
    ])
    func `a Realm object is found`(text: String) {
        #expect(kinds(text) == [.realm])
    }

    @Test(arguments: [
        "",
        "class Note: Object {}",
        "import RealmSwift\nclass Store { let realm: Realm }",
        "import RealmSwift\nstruct Note: Object {}",
        "import RealmSwift\n// class Note: Object {}",
        "import RealmSwift\n/* class Note: Object {} */",
        "import RealmSwift\nlet text = \"class Note: Object {}\"",
        "import RealmSwift\nlet text = \"\"\"\nclass Note: Object {}\n\"\"\"",
        "import RealmSwift\nextension Note: Object {}",
        "import RealmSwift\nfunc make<T: Object>(_ type: T.Type) {}",
        "import RealmSwift\nclass List<T: Object> {}",
        "import RealmSwift\nclass View: UIView { var notes: Results<Object>? }",
        "import RealmSwift\nclass ObjectStore: Store {}",
        "import RealmSwift\nclass Note: Other.Object {}",
        "import RealmSwift\nprotocol Named: class {}",
        "import RealmSwift\nclass var shared: Object { fatalError() }",
        "@class Note;\n@interface Note (Extras)\n@end",
        "@protocol RLMObject\n@end",
        "class",
        "import RealmSwift\nclass Note:",
        "import RealmSwift\nclass Note<",
        "@",
        "\"unclosed\nclass Note: Thing {}",
    ])
    func `what is no Realm object is none`(text: String) {
        #expect(kinds(text).isEmpty)
    }

    @Test(arguments: [
        ("import SwiftData\n@Model class Note {}", ModelKind.swiftData),
        ("import SwiftData\n@Model\nfinal class Note {}", .swiftData),
        ("import androidx.room.Entity\n@Entity data class Note(val id: Int)", .room),
        ("import androidx.room.*\n@Entity(tableName = \"notes\") class Note", .room),
        ("import androidx.room.Database;\n@Database(version = 3) abstract class Db {}", .room),
        ("import android.arch.persistence.room.Entity;\n@Entity class Note {}", .room),
    ])
    func `models of other frameworks are found`(text: String, kind: ModelKind) {
        #expect(kinds(text) == [kind])
    }

    @Test(arguments: [
        "@Model class Note {}",
        "import SwiftData\nstruct Note {}",
        "import javax.persistence.Entity;\n@Entity class Note {}",
        "import androidx.room.Dao\n@Dao interface Notes",
        "import org.classroom.Model\nclass A",
        "@Entity class Note",
    ])
    func `models of no framework that is imported are none`(text: String) {
        #expect(kinds(text).isEmpty)
    }

    @Test(arguments: [
        ("App/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents", ModelKind?.some(.coreData)),
        ("App/Notes.xcdatamodeld/.xccurrentversion", .coreData),
        ("App/Migrations/001_notes.sql", .sqlMigrations),
        ("db/migrations/up/2.SQL", .sqlMigrations),
        ("src/main/sqldelight/1.sqm", .sqlMigrations),
        ("App/notes.sql", nil), ("migrations/readme.md", nil), ("migration.sql", nil),
        ("Notes.xcdatamodel", nil), ("", nil),
    ])
    func `a path alone tells some kinds`(path: String, kind: ModelKind?) {
        #expect(ModelDetection.kind(ofPath: path) == kind)
    }

    @Test(arguments: [
        ("App", true), ("Models", true), ("Testament", true), ("Latests", true), ("Pods", false),
        ("Carthage", false), ("node_modules", false), ("Tests", false), ("AppTests", false),
        ("AppUITests", false), ("androidTest", false), ("Examples", false), ("vendor", false),
        (".build", false), ("Assets.xcassets", false), ("SampleApp", true),
        ("Generated", false), ("AutoGenerated", false), ("gen", false), ("Generator", true),
    ])
    func `other people's code and tests are passed by`(directory: String, isEntered: Bool) {
        #expect(ScanRules.enters(directory) == isEntered)
    }
}
