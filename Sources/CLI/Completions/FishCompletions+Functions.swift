extension FishCompletions {
    /// The part that knows fish and no option but `-C`.
    static let functions = #"""
        # Follows a -C from a directory.
        function __schema_version_enter -a step from
            set step (string replace -r '^~(?=/|$)' $HOME -- $step)
            string match -q '/*' -- $step; and set from ''
            echo -- $from$step/
        end

        # Whether a command is typed, or one of these is.
        function __schema_version_command
            set -l typed (string replace -rf '^command ' '' -- (__schema_version_typed))
            or return
            test (count $argv) = 0; or contains -- $typed $argv
        end

        # Whether one of these commands is asked for; without a word it is compute.
        function __schema_version_goes_with
            __schema_version_command $argv
            or begin
                not __schema_version_command; and contains compute $argv
            end
        end

        # No option waits for its value, and no command is typed.
        function __schema_version_lacks_command
            not __schema_version_has waiting; and not __schema_version_command
        end

        # No option waits for its value, and this command is typed.
        function __schema_version_takes
            not __schema_version_has waiting; and __schema_version_command $argv
        end

        function __schema_version_operands -a count
            contains -- "operands $count" (__schema_version_typed)
        end

        function __schema_version_has
            set -l typed (__schema_version_typed)
            for name in $argv
                contains -- $name $typed; and return
            end
            return 1
        end

        function __schema_version_directory
            string replace -rf '^in ' '' -- (__schema_version_typed)
        end

        function __schema_version_git
            set -l directory (__schema_version_directory)
            test -n "$directory"; or set directory .
            git -C $directory $argv 2>/dev/null
        end

        function __schema_version_revisions
            echo HEAD
            __schema_version_git for-each-ref --format='%(refname:short)' \
                refs/heads refs/remotes refs/tags
        end

        # What lies where -C leads, or at the root of the work tree.
        function __schema_version_files -a which
            set -l value (commandline -ct | string replace -r '^(--[^=]*=|-C)' '' | string unescape)
            set -l place (__schema_version_directory)
            set -l before ''
            if test $which = paths; and string match -q ':/*' -- $value
                set place (__schema_version_git rev-parse --show-toplevel)/
                set before :/
                set value (string sub -s 3 -- $value)
            else if string match -qr '^[/~]' -- $value
                set place ''
                set before (string match -r '^~(?=/|$)' -- $value)
                set value (string replace -r '^~(?=/|$)' $HOME -- $value)
            end
            for file in $place$value*
                set -l name (string sub -s (math 1 + (string length -- "$place")) -- $file)
                set -q before[1]; and test "$before" = '~'
                and set name (string replace -- $HOME '' $name)
                if test -d $file
                    echo -- $before$name/
                else if test $which != directories
                    echo -- $before$name
                end
            end
        end

        """#
}
