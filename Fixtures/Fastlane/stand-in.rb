# Runs a lane without fastlane: see README.md beside it.
#
# Call: ruby stand-in.rb FASTFILE LANE [--ruby TEXT] [KEY:VALUE...]
#
# With --ruby the options are a Ruby hash, as another lane would give them; else they are text, or
# true and false, as from the command line. In the end it prints what the lane returned and left in the context.

# What fastlane shows a user, one line a message.
module UI
  class Error < StandardError; end

  def self.user_error!(text)
    raise Error, text
  end

  %i[message important success].each do |kind|
    define_singleton_method(kind) { |text| puts text.gsub(/^/, "#{kind}: ") }
  end
end

class Fastfile
  attr_reader :lanes, :lane_context

  def initialize
    @lanes = {}
    @lane_context = {}
  end

  def desc(_text); end

  def lane(name, &block)
    raise "Lane '#{name}' was defined multiple times!" if lanes.key?(name)

    lanes[name] = block
  end

  # The text alone, without the place it came from: that of a clone is gone before a lane runs.
  def import(text)
    eval(text, binding, "(eval)")
  end

  def call(name, options)
    folder = File.directory?("fastlane") ? "fastlane" : "."
    Dir.chdir(folder) { lanes.fetch(name).call(options) }
  end
end

path, name, *words = ARGV
options =
  if words.first == "--ruby"
    eval(words[1])
  else
    truth = { "true" => true, "yes" => true, "false" => false, "no" => false }
    words.to_h { |word| word.split(":", 2) }.transform_keys(&:to_sym)
      .transform_values { |value| truth.fetch(value, value) }
  end
file = Fastfile.new
file.import(File.read(path))
begin
  result = file.call(name.to_sym, options)
rescue UI::Error => error
  warn "[!] #{error.message}"
  exit 1
end
puts "returned #{result.inspect}", "context #{file.lane_context.inspect}"
