import { allCommands, type CompletedCommand, type CompletedFlag, type CompletionTree, type Offer } from './completion-tree.ts'

/**
 * The script for zsh, over its own `_arguments`: it lists what a flag means, leaves out what cannot stand beside what is typed, and knows all ways to
 * write a value. It may be sourced, or lie as `_codewhisper` in a directory of `fpath`.
 */
export function zshScript({ everywhere, program }: CompletionTree): string {
  return `#compdef codewhisper
# Completion of codewhisper for zsh, as \`codewhisper completion zsh\` prints it.

${allCommands(program).map(functionOf).join('\n')}
_codewhisper() {
  local -a everywhere=(
${everywhere.map(spec).map(indented).join('\n')}
  )
  _codewhisper-main
}

if [[ $funcstack[1] == _codewhisper ]]; then
  _codewhisper
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _codewhisper codewhisper
fi
`
}

/** \`_arguments\` cuts the words to those of the command below, whose function has the end of its path in its name. */
function functionOf(command: CompletedCommand): string {
  const specs = command.flags.map(spec)
  const alone = `_arguments -s $everywhere${continued([...specs, ...wordSpecs(command.words)])}`
  if (command.commands.length === 0) return `${nameOf(command)}() {\n  ${alone}\n}\n`
  // A command that may also be followed by a file: what begins with one is completed as if there were no commands.
  const files = command.words?.offer === 'files'
  const below = `_call_function state ${nameOf(command)}-$words[1]`
  return `${nameOf(command)}() {
  local state line
  local -a commands=(
${command.commands.map(({ name, description }) => indented(quote(`${name}:${description}`))).join('\n')}
  )
  _arguments -s -C $everywhere${continued([...specs, quote('(-)1: :->command'), quote('(-)*:: :->below')])}
  case $state in
    command) _describe -t commands command commands${files ? '; _files' : ''} ;;
    below) ${files ? `${below} || _arguments -s $everywhere${continued(specs)}` : below} ;;
  esac
}
`
}

function nameOf({ path }: CompletedCommand): string {
  return ['_codewhisper-main', ...path.split(' ')].filter((part) => part !== '').join('-')
}

/** A flag as `_arguments` wants it. */
function spec({ names, description, value, repeatable, excludes }: CompletedFlag): string {
  const others = repeatable ? '*' : `(${excludes.join(' ')})`
  const behind = value ? `:${value.name}:${action(value.offer)}` : ''
  // `+` and `=`: the value may also stand in the same word.
  const forms = names.map((name) => (value ? `${name}${name.startsWith('--') ? '=' : '+'}` : name))
  const written = forms.length > 1 ? `${quote(others)}{${forms.join(',')}}` : quote(`${others}${forms[0]}`)
  return `${written}${quote(`[${description.replace(/[[\]\\:]/g, '\\$&')}]${behind}`)}`
}

/** Words that are free get an action that does nothing: with a blank zsh would tell of them, and complete no flag in their place. */
function wordSpecs(words: CompletedCommand['words']): string[] {
  const free = quote('*: :{:}')
  return words && words.offer !== 'nothing' ? [quote(`1:${words.name}:${action(words.offer)}`), free] : [free]
}

/** With a blank for an action zsh only says what is wanted. */
function action(offer: Offer): string {
  // `_directories` offers files as well where no directory fits.
  if (offer === 'directories') return '_path_files -/'
  if (offer === 'files') return '_files'
  return offer === 'nothing' ? ' ' : `(${offer.join(' ')})`
}

function continued(specs: readonly string[]): string {
  return specs.map((each) => ` \\\n    ${each}`).join('')
}

function indented(line: string): string {
  return `    ${line}`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
