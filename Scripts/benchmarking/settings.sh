# shellcheck shell=bash
# Sourced by benchmark: how long writing into large settings files takes.
# shellcheck disable=SC2154 # program, cache and quick are set by the script that sources this file

# Each of the three prints a file of $1 MiB with schemaVersion 1000 behind everything else.

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
        # The shortest spelling of the count, as CoreFoundation writes it.
        my $count = $n < 65536 ? pack("Cn", 0x11, $n) : pack("CN", 0x12, $n);
        my $top = pack("C", 0xdf) . $count . pack("N*", 1 .. 2 * $n);
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

# Sets writing to the command that makes the number in settings_file $1.
write_number() {
    writing=("$program" write "$settings_file" -C "$repo" --path Models --base main --head main
        --baseline "main=$1" --allow-lower --quiet)
}
write_twice() {
    write_number 1001
    "${writing[@]}"
    write_number 1000
    "${writing[@]}"
}

measure_settings() {
    local sizes=(5 10) format size took times=() memories=() extension
    [[ -z $quick ]] || sizes=(1 2)
    make_history merge-2000
    repo=$(history_directory merge-2000)
    printf '\n%-28s %9s %9s %7s %9s %9s %7s\n' "writing into" \
        "${sizes[0]} MiB" "${sizes[1]} MiB" ratio memory memory ratio
    for format in xml_property_list binary_property_list json; do
        [[ $format != binary_* ]] || command -v perl >/dev/null || continue
        extension=plist times=() memories=()
        [[ $format != json ]] || extension=json
        for size in "${sizes[@]}"; do
            settings_file=$cache/$format-$size.$extension
            "$format" "$size" >"$settings_file"
            check_writing
            took=$(medians 1:write_twice)
            times+=("$(awk -v t="$took" 'BEGIN { print t / 2 }')")
            write_number 1001
            memories+=("$(peak "${writing[@]}")")
        done
        printf '%-28s %9.0f %9.0f %7s %9s %9s %7s\n' "${format//_/ }" "${times[@]}" \
            "$(ratio "${times[1]}" "${times[0]}")" \
            "$(mebibytes "${memories[0]}")" "$(mebibytes "${memories[1]}")" \
            "$(ratio "${memories[1]}" "${memories[0]}")"
    done
}

# Fails unless writing 1001 for 1000 changes one byte of settings_file, and none but that.
check_writing() {
    local before=$settings_file.before changed
    cp -- "$settings_file" "$before"
    write_number 1001
    quietly "${writing[@]}" || fail "cannot write into $settings_file"
    changed=$({ cmp -l -- "$before" "$settings_file" || true; } | awk 'END { print NR }')
    ((changed == 1)) || fail "$settings_file: $changed bytes changed"
    mv -- "$before" "$settings_file"
}
