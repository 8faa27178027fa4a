import { allCommands, type CompletedCommand, type CompletedFlag, type CompletionTree, type Offer } from './completion-tree.ts'

/**
 * The script for bash, from 3.2 on, which macOS still has: without `compopt` there the names of files are offered as they are. bash-completion is
 * not needed. All it knows is in it: nothing is run at Tab.
 */
export function bashScript({ everywhere, program }: CompletionTree): string {
  const all = allCommands(program)
  return `# Completion of codewhisper for bash, as \`codewhisper completion bash\` prints it.

# Sets offered to what may stand behind a flag; fails when the flag $2 of the command $1 takes no value.
_codewhisper_value() {
  offered=
  case "$1:$2" in
${valueArms(everywhere, all).join('\n')}
    *) return 1 ;;
  esac
}

# Sets offered to what may stand in the command $1.
_codewhisper_words() {
  case "$1" in
${all.map((command) => arm([quote(command.path)], offering(wordsOf(command)))).join('\n')}
  esac
}

# Sets offered to the flags of the command $1.
_codewhisper_flags() {
  offered=${quote(namesOf(everywhere).join(' '))}
  case "$1" in
${all
  .filter(({ flags }) => flags.length > 0)
  .map(({ path, flags }) => `    ${quote(path)}) offered="$offered ${namesOf(flags).join(' ')}" ;;`)
  .join('\n')}
  esac
}

# Names from the disk; $1 is what compgen calls them, $2 what compopt does, which quotes them as well.
_codewhisper_paths() {
  if [[ -z $before ]] && compopt -o "$2" 2>/dev/null; then return; fi
  local name
  while IFS= read -r name; do COMPREPLY+=("$before$name"); done < <(compgen "$1" -- "$cur")
}

_codewhisper() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} before= command= offered= word i
  COMPREPLY=()
  # In --flag=value the sign is a word of its own, unless the user took it out of COMP_WORDBREAKS.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=\${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $cur == --*=* ]]; then
    prev=\${cur%%=*} before=$prev= cur=\${cur#*=}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if _codewhisper_value "$command" "$word"; then
      [[ \${COMP_WORDS[i + 1]} == = ]] && ((i++))
      ((i++))
      continue
    fi
    case "$command:$word" in
${all.flatMap(stepsBelow).join('\n')}
    esac
  done
  if ! _codewhisper_value "$command" "$prev"; then
    if [[ $cur == -* ]]; then _codewhisper_flags "$command"; else _codewhisper_words "$command"; fi
  fi
  case $offered in
    :directories) _codewhisper_paths -d dirnames; offered= ;;
    :files*) _codewhisper_paths -f default; offered=\${offered#:files} ;;
  esac
  while IFS= read -r word; do COMPREPLY+=("$before$word"); done < <(compgen -W "$offered" -- "$cur")
}

complete -F _codewhisper codewhisper
`
}

/** Flags that take a value, those of all commands in one arm for each flag. */
function valueArms(everywhere: readonly CompletedFlag[], all: readonly CompletedCommand[]): string[] {
  const own = all.flatMap(({ path, flags }) =>
    flags.flatMap((flag) =>
      flag.value
        ? [
            arm(
              flag.names.map((name) => `${quote(path)}:${name}`),
              offering(flag.value.offer),
            ),
          ]
        : [],
    ),
  )
  const shared = everywhere.flatMap((flag) =>
    flag.value
      ? [
          arm(
            flag.names.map((name) => `*:${name}`),
            offering(flag.value.offer),
          ),
        ]
      : [],
  )
  return [...own, ...shared]
}

/** From a command to those below it. */
function stepsBelow({ path, commands }: CompletedCommand): string[] {
  return commands.map((child) => `      ${quote(path)}:${child.name}) command=${quote(child.path)} ;;`)
}

/** Files and commands may stand at the same place. */
function wordsOf({ commands, words }: CompletedCommand): Offer {
  const offer = words?.offer ?? 'nothing'
  if (commands.length === 0) return offer
  const names = commands.map(({ name }) => name)
  return offer === 'files' ? [':files', ...names] : names
}

/** No word begins with a colon: it marks what bash itself knows, and stands first. */
function offering(offer: Offer): string {
  return offer === 'nothing' ? '' : typeof offer === 'string' ? `:${offer}` : offer.join(' ')
}

function arm(patterns: readonly string[], offered: string): string {
  return `    ${patterns.join(' | ')}) offered=${quote(offered)} ;;`
}

function namesOf(flags: readonly CompletedFlag[]): string[] {
  return flags.flatMap(({ names }) => names)
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
