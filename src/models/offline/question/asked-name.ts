import { escapeRegex } from '../../../base/escape-regex.ts'

/** Whether it is asked what something of this name does, or what is done inside it: only its source tells. */
export function isAskedAsDoer(text: string, name: string): boolean {
  const escaped = escapeRegex(name)
  const doer = String.raw`\b(?:does|do|did|can|will)\s+(?:the\s+)?(?:[a-z]+\s+)?${escaped}\s+\w|\b(?:inside|within|in|by)\s+${escaped}(?![\w-])|\b${escaped}(?:'|\u2019)s\b`
  return new RegExp(doer, 'i').test(text)
}

/** Whether the asker made the name up for something that is still to come: `a new instance X`, `another program called X`. */
export function isAskersOwn(text: string, name: string): boolean {
  const own = String.raw`\b(?:an?\s+new|another|my\s+own)\s+(?:[a-z-]+\s+){1,3}?["'(]?${escapeRegex(name)}(?![\w-])`
  return new RegExp(own, 'i').test(text)
}

const severalOf =
  /^(?:programs|modules|routines|subroutines|functions|services|calls|macros|messages|execs|scripts|members|copybooks|jobs|procs|procedures|steps|tables|files|fields|columns|constants|codes|names|symbols|labels|transactions|screens|maps|queues|segments|interfaces|apis)\b/i

/** Whether the asker means all whose names begin so: `which X callable services`, `the X messages`, `X*`. */
export function isFamilyName(text: string, name: string): boolean {
  const behind = new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}(?:(\*)|[ -]+([a-z]+)(?:\s+([a-z]+))?)`, 'i').exec(text)
  return behind !== null && (behind[1] === '*' || severalOf.test(behind[2] ?? '') || severalOf.test(behind[3] ?? ''))
}

/** Whether what bears the name is itself asked about: `what does X do`. */
export function asksWhatItIs(text: string, name: string): boolean {
  return new RegExp(
    String.raw`\b(?:what|how|who|where|explain|describe|purpose of)\s+(?:(?:is|are|does|do|can)\s+)?(?:the\s+)?(?:paragraph\s+|section\s+)?${escapeRegex(name)}(?![\w-])`,
    'i',
  ).test(text)
}

/** Whether something is only named as that for which another thing is done: `for X`, `for Y and X`. */
export function isOnlyFor(text: string, name: string): boolean {
  const places = [...text.matchAll(new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}(?![\w-])`, 'gi'))]
  return (
    places.length > 0 && places.every(({ index }) => /\bfor\s+(?:the\s+)?(?:[\w-]+(?:,\s*|\s+(?:and|or)\s+))*$/i.test(text.slice(0, index)))
  )
}

/** Whether it is asked what the code does around something, in place of what that itself does: `what happens when X fails`. */
export function isCircumstance(text: string, name: string): boolean {
  const around = String.raw`\b(?:when|whenever|if|after|before|unless|once|while|because)\s+(?:the\s+)?(?:[a-z]+\s+){0,2}${escapeRegex(name)}(?![\w-])`
  return new RegExp(around, 'i').test(text)
}
