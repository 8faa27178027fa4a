import { allCommands, type CompletedCommand, type CompletedFlag, type CompletionTree, type Offer } from './completion-tree.ts'

/** The script for fish, from 3.0 on: one `complete` for each thing that may be typed. */
export function fishScript({ everywhere, program }: CompletionTree): string {
  const all = allCommands(program)
  const withValue = [...everywhere, ...all.flatMap(({ flags }) => flags)].filter(({ value }) => value)
  const values = [...new Set(withValue.flatMap(({ names }) => names))]
  return `# Completion of codewhisper for fish, as \`codewhisper completion fish\` prints it.

# Whether the words so far lead to the command that is given.
function __codewhisper_in
  set -l path
  set -l skip no
  for word in (commandline -opc)[2..-1]
    if test $skip = yes
      set skip no
    else if contains -- $word ${values.join(' ')}
      set skip yes
    else if contains -- "$path $word" ${all
      .filter(({ path }) => path !== '')
      .map(({ path }) => quote(` ${path}`))
      .join(' ')}
      set path "$path $word"
    end
  end
  test "$path" = "$argv[1]"
end

complete -c codewhisper -f
${everywhere.map((flag) => `complete -c codewhisper${flagSpec(flag)}`).join('\n')}
${all.flatMap(linesOf).join('\n')}
`
}

/** What may be typed in one command. */
function linesOf({ path, flags, commands, words }: CompletedCommand): string[] {
  const start = `complete -c codewhisper -n ${quote(`__codewhisper_in ${quote(path === '' ? '' : ` ${path}`)}`)}`
  return [
    ...commands.map(({ name, description }) => `${start} -a ${name} -d ${quote(description)}`),
    ...flags.map((flag) => `${start}${flagSpec(flag)}`),
    ...(words && words.offer !== 'nothing' ? [`${start}${offering(words.offer)}`] : []),
  ]
}

function flagSpec({ names, description, value }: CompletedFlag): string {
  const spelt = names.map((name) => (name.startsWith('--') ? ` -l ${name.slice(2)}` : ` -s ${name.slice(1)}`)).join('')
  return `${spelt}${value ? offering(value.offer) : ''} -d ${quote(description)}`
}

function offering(offer: Offer): string {
  if (offer === 'directories') return " -x -a '(__fish_complete_directories)'"
  if (offer === 'files') return ' -r -F'
  return offer === 'nothing' ? ' -x' : ` -x -a ${quote(offer.join(' '))}`
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
