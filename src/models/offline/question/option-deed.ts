import { keepLast } from '../../../base/keep-last.ts'

/** What menus let people do to what is kept, in the words of askers and of menus. */
const deeds: Readonly<Record<string, RegExp>> = {
  delete: /\b(?:delet|remov|eras|purg|cancel|drop)\w*/i,
  add: /\b(?:add|adds|adding|creat\w*|new|insert\w*|regist\w*|enter\w*|set(?:s|ting)? up|open\w*)\b/i,
  update: /\b(?:updat|chang|modif|edit|amend|correct|alter)\w*/i,
  show: /\b(?:inquir|enquir|view|display|show|list|brows|look|search|find|quer|see|select)\w*/i,
}

export interface OptionDeed {
  readonly deed: string
  /** To what it is done, in small letters. */
  readonly thing: string
}

const asked =
  /^\W*(?:which|what)\s+(?:[\w-]+\s+)?(?:options?|choices?|selections?|entry|item)\b[^?,]*?\bmenu\s+(?:that\s+|lets?\s+\w+\s+|allows?\s+\w+\s+to\s+|is\s+(?:used\s+)?to\s+)?(?<deed>[a-z]+)\s+(?:an?|the|one|some)\s+(?<thing>(?:[a-z]+\s+){0,2}?[a-z]+)\W*$/i

/** What an option of a menu is asked for that does it: `which option of the main menu deletes an order`. */
export const askedOptionDeed = keepLast((bare: string): OptionDeed | undefined => {
  const { deed = '', thing = '' } = asked.exec(bare)?.groups ?? {}
  const [found] = deedsIn(deed)
  return found === undefined ? undefined : { deed: found, thing: thing.toLowerCase() }
})

function deedsIn(text: string): readonly string[] {
  return Object.entries(deeds).flatMap(([deed, words]) => (words.test(text) ? [deed] : []))
}

const fewest = 2

/** Whether the options of a menu that speak of the thing say all what they do, and none does that. */
export function isDeniedBy(
  { deed, thing }: OptionDeed,
  options: readonly string[],
  speaks: (text: string, word: string) => boolean,
): boolean {
  const words = thing.split(' ')
  const ofThing = options.filter((text) => words.some((word) => speaks(text, word)))
  return ofThing.length >= fewest && ofThing.every((text) => deedsIn(text).length > 0 && !deedsIn(text).includes(deed))
}
