# shellcheck shell=bash
# Sourced by benchmark: large settings files, each with schemaVersion 1000 behind everything else.
# The first argument is how many MiB.

xml_property_list() {
    awk -v mebibytes="$1" 'BEGIN {
        print "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
        print "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\"" \
            " \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
        print "<plist version=\"1.0\">\n<dict>"
        while (size < mebibytes * 1048576) {
            entry = "\t<key>entry" ++n "</key>\n\t<string>What entry " n " says &amp; means</string>\n"
            size += length(entry)
            printf "%s", entry
        }
        print "\t<key>schemaVersion</key>\n\t<integer>1000</integer>\n</dict>\n</plist>"
    }'
}

json() {
    awk -v mebibytes="$1" 'BEGIN {
        print "{"
        while (size < mebibytes * 1048576) {
            entry = "  \"entry" ++n "\": [\"What entry " n " says\", { \"of\": " n " }],\n"
            size += length(entry)
            printf "%s", entry
        }
        print "  \"schemaVersion\": 1000\n}"
    }'
}

# By the layout in CoreFoundation's CFBinaryPList.c: the objects, the table of their offsets, and
# the trailer. Needs Perl.
binary_property_list() {
    # shellcheck disable=SC2016 # it is Perl that has these variables
    perl -e '
        my (@keys, @values);
        my ($n, $size) = (0, 0);
        my $string = sub {
            my $length = length $_[0];
            ($length < 15 ? chr(0x50 + $length) : pack("CCn", 0x5f, 0x11, $length)) . $_[0];
        };
        while ($size < $ARGV[0] * 1048576) {
            $n++;
            push @keys, $string->("entry$n");
            push @values, $string->("What entry $n says and means");
            # In the file each also has a reference and an offset.
            $size += length($keys[-1]) + length($values[-1]) + 16;
        }
        push @keys, $string->("schemaVersion");
        push @values, pack("Cn", 0x11, 1000);
        $n++;
        my $top = pack("CCNN*", 0xdf, 0x12, $n, 1 .. 2 * $n);
        my ($file, @offsets) = "bplist00";
        for my $object ($top, @keys, @values) {
            push @offsets, length $file;
            $file .= $object;
        }
        my $table = length $file;
        binmode STDOUT;
        print $file, pack("N*", @offsets), pack("x6CCQ>Q>Q>", 4, 4, scalar(@offsets), 0, $table);
    ' "$1"
}
