import { escapeRegex } from '../../../base/escape-regex.ts'
import { kindOfNoun, type WantedKind } from './wanted-kinds.ts'

/** The kind of thing that a question takes a name for: `job X`, `the X transaction`. */
export function kindSaidOf(text: string, name: string): WantedKind | undefined {
  const escaped = escapeRegex(name)
  const before = new RegExp(String.raw`(?<![\w-])((?:[a-z-]+\s+)?[a-z-]+)\s+["'${'`'}]?${escaped}(?![\w-])`, 'i').exec(text)?.[1]
  const behind = new RegExp(String.raw`(?<![\w-])${escaped}["'${'`'}]?\s+([a-z-]+)\b`, 'i').exec(text)?.[1]
  return (isDoing(text, escaped) ? undefined : nounAtEnd(before)) ?? kindBehind(behind) ?? (hasRows(text, escaped) ? 'table' : undefined)
}

const verbs =
  /^(?:add|build|call|change|check|close|copy|delete|display|do|dump|edit|end|exit|find|get|insert|link|list|load|make|merge|move|open|parse|print|put|read|receive|run|scan|search|send|set|show|sort|split|start|stop|take|test|trace|update|use|write)$/

/** `What does the program run?`: a member may be called `run`, but here it is what the program does. */
function isDoing(text: string, name: string): boolean {
  const doing = new RegExp(
    String.raw`\b(?:can|could|does|do|did|will|would|should|must|may|might)\s+(?:[\w-]+\s+){1,6}?(${name})(?![\w-]|\s+do\b)`,
  )
  return verbs.test(doing.exec(text)?.[1] ?? '')
}

/** `rows of X`, `a row into X`: only a table has them. */
function hasRows(text: string, name: string): boolean {
  return new RegExp(String.raw`\brows?\s+(?:of|from|in|into|to)\s+["'${'`'}]?${name}(?![\w-])`, 'i').test(text)
}

function nounAtEnd(words: string | undefined): WantedKind | undefined {
  return words === undefined ? undefined : (kindOfNoun(words) ?? kindBeside(words.split(/\s+/).at(-1) ?? ''))
}

/** `the X key record`: what follows a name as an adjective says nothing of it. */
function kindBehind(noun: string | undefined): WantedKind | undefined {
  const kind = noun === undefined ? undefined : kindBeside(noun)
  return kind === 'key' || kind === 'value' ? undefined : kind
}

/** Alone the word mostly means one of the business; beside a name it is the monitor's. */
function kindBeside(noun: string): WantedKind | undefined {
  return kindOfNoun(noun) ?? (/^transactions?$/i.test(noun) ? 'transaction' : undefined)
}
