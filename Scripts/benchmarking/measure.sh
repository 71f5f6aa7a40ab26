# shellcheck shell=bash
# Sourced by benchmark: how long commands take, in turn, and how much memory.
# shellcheck disable=SC2154 # pairs is set by the script that sources this file

# Runs a command some times in a row, for those too short for the clock.
repeat() {
    local times=$1 i
    shift
    for ((i = 0; i < times; i++)); do "$@" || return; done
}

# The wall-clock seconds that a command takes; it has to succeed.
seconds() {
    local TIMEFORMAT=%3R
    { time "$@" >/dev/null 2>&1; } 2>&1
}

# Times commands in turn, $pairs rounds of all of them, so that a busy moment hits each of them.
# Prints their medians in milliseconds on one line. Each is TIMES:COMMAND, where COMMAND is the name
# of a function without arguments that is run TIMES in a row.
medians() {
    local round command taken times=""
    for ((round = 0; round < pairs; round++)); do
        for command in "$@"; do
            taken=$(seconds repeat "${command%%:*}" "${command#*:}") ||
                fail "'${command#*:}' fails"
            times+="$taken ${command%%:*} "
        done
        times+=$'\n'
    done
    printf %s "$times" | awk '
        { for (i = 1; 2 * i < NF + 1; i++) value[i, NR] = $(2 * i - 1) / $(2 * i) * 1000 }
        # Sorts column i.
        function sort(i, rows,   a, b, swap) {
            for (a = 2; a <= rows; a++)
                for (b = a; b > 1 && value[i, b] < value[i, b - 1]; b--) {
                    swap = value[i, b]; value[i, b] = value[i, b - 1]; value[i, b - 1] = swap
                }
        }
        END {
            for (i = 1; 2 * i < NF + 1; i++) {
                sort(i, NR)
                printf "%.3f ", (value[i, int((NR + 1) / 2)] + value[i, int(NR / 2) + 1]) / 2
            }
            print ""
        }'
}

# The most memory, in KiB, that the program $1 with its arguments held at once, or - where nothing
# here can tell: no shell can, and GNU time is seldom installed.
peak() {
    case $(uname) in
    Darwin) /usr/bin/time -l "$@" 2>&1 >/dev/null |
        awk '/maximum resident set size/ { printf "%d\n", $1 / 1024 }' ;;
    *) peak_by_perl "$@" ;;
    esac
}

# The same by getrusage(2), which Perl has as a bare system call only. What was in memory between
# fork and exec counts, so that nothing below Perl's own few MiB can be told.
peak_by_perl() {
    local call
    case $(uname -m) in
    x86_64) call=98 ;;
    aarch64 | riscv64) call=165 ;;
    *) call= ;;
    esac
    if [[ -z $call ]] || ! command -v perl >/dev/null; then
        echo -
        return
    fi
    # RUSAGE_CHILDREN is -1; before ru_maxrss come two times of two longs each.
    # shellcheck disable=SC2016 # it is Perl that has these variables
    perl -e '
        my $call = shift;
        my $child = fork // die "cannot fork: $!\n";
        if (!$child) {
            open STDOUT, ">", "/dev/null"; open STDERR, ">", "/dev/null";
            exec { $ARGV[0] } @ARGV or exit 127;
        }
        waitpid $child, 0;
        die "$ARGV[0] fails\n" if $?;
        my $usage = "\0" x 256;
        syscall($call, -1, $usage) == 0 or die "getrusage: $!\n";
        print +(unpack "q5", $usage)[4], "\n";
    ' "$call" "$@"
}

# $1 / $2 with two digits, or - where one is none.
ratio() {
    awk -v a="$1" -v b="$2" 'BEGIN { if (a == "-" || b == "-" || b == 0) print "-"; else printf "%.2f\n", a / b }'
}

# KiB as MiB.
mebibytes() { awk -v k="$1" 'BEGIN { if (k == "-") print k; else printf "%.1f\n", k / 1024 }'; }

# Milliseconds with as many digits as they deserve.
milliseconds() { awk -v t="$1" 'BEGIN { printf t < 100 ? "%.1f\n" : "%.0f\n", t }'; }
