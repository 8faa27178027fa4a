import type { AskedAccess } from './access.ts'

/** What adds, changes or takes away, whatever of these is asked for. */
const acting =
  /\b(?:insert|add|creat|load|fill|enter|delet|remov|purg|eras|updat|chang|modif|amend|correct|rewrit)\w*\b|\bopens?\s+(?:an?\s+)?new\b/gi
const deleting = /^(?:delet|remov|purg|eras)/i
const changing = /^(?:updat|chang|modif|amend|correct|rewrit)/i
/** Where what is acted on stands in place of being it. */
const placing = { adds: /^(?:to|into|in|onto|on|of|within|inside)$/i, deletes: /^(?:from|in|of|out|within|inside|on)$/i } as const
/** What comes behind it says by what, when or whence. */
const otherRole =
  /\b(?:by|with|using|via|through|per|against|according|based|basis|depending|before|after|when|while|if|because|since|under|during|as|like|than)\b/i
/** `listed in the file`, `that are in the file`: the file says which. */
const telling =
  /\b(?:that|which|who|whose|where|and|or)\b|\b(?:\w+ed|found|kept|held|given|read|taken|sent|standing|contained|come|comes|coming|named)\s+(?:in|on|from|by|to)\s+(?:the\s+|an?\s+)?(?:\w+\s+){0,3}$/i
const prepositions = /\b(?:to|into|in|onto|on|of|from|out|for|at|within|inside)\b/gi

/**
 * Whether a sentence says that what it names or describes there is what is added to, deleted from or changed. `Adds orders from the file` and `deletes the
 * orders that the file lists` say of the file where orders come from. In doubt it is not: a denial hangs on it.
 */
export function isActedOn(sentence: string, thing: { readonly at: number; readonly length: number }, { does = '' }: AskedAccess): boolean {
  const begin = Math.max(sentence.lastIndexOf('. ', thing.at), sentence.lastIndexOf('? ', thing.at)) + 1
  const before = sentence.slice(begin, thing.at)
  const behind = sentence.slice(thing.at + thing.length)
  const verbs = [...before.matchAll(acting)]
  const adds = /^adds/.test(does)
  if (kindsOf([...verbs.map(([verb]) => verb), ...[...behind.matchAll(acting)].map(([verb]) => verb)]) > 1) return false
  const verb = verbs.at(-1)
  if (verb === undefined) return isPassive(before, behind)
  const between = before.slice(verb.index + verb[0].length)
  if (otherRole.test(between) || telling.test(between)) return false
  // `loads the file into the table`, `adds the file to the others`: it is what is brought.
  if (adds && /^\s+(?:\w+\s+)?(?:in)?to\b/i.test(behind)) return false
  const last = between.match(prepositions)?.at(-1)
  return last === undefined || placing[adds ? 'adds' : 'deletes'].test(last)
}

/** `where is the file emptied`, `is anything of it deleted`; not `which program opens the file and deletes …`. */
function isPassive(before: string, behind: string): boolean {
  return (
    /\b(?:is|are|was|were|be|been|being|gets?)\b/i.test(before + behind.slice(0, 20)) &&
    /^\W*(?:(?:is|are|ever|still|be|been|also|rows?|records?)\s+)*\w+(?:ed|en)\b/i.test(behind)
  )
}

function kindsOf(verbs: readonly string[]): number {
  return new Set(verbs.map((verb) => (deleting.test(verb) ? 'deletes' : changing.test(verb) ? 'changes' : 'adds'))).size
}
