const word = /(?<![\w-])[a-z]{2,}(?![\w-])/g
/** A sentence, or a piece of one, has so many words of small letters; a statement rarely does. */
const wordsOfProse = 5
/** Text may hold tables and examples between its sentences. */
const proseShare = 0.4
const fewestLines = 5

/** What a mark-up for printing has at the beginning of a line. */
const markup = /^\s*[.:][a-z]+\d?\b(?!\s+[a-z]+\s+[a-z]+)/i
const capital = /(?<![\w-])[A-Z]{2,}(?![\w-])/g
/** Words of English that no statement is made of. */
const binding = /(?<![\w-])(?:THE|IS|ARE|WAS|BE|THIS|THAT|WHICH|YOU|HAS|HAVE|WILL)(?![\w-])/

/** Whether lines of no known language are a text for people: a manual, notes, a list of changes. Those of old systems are in capitals. */
export function isProse(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => /\p{L}/u.test(line) && !markup.test(line))
  const prose = filled.filter(
    (line) => (line.match(word)?.length ?? 0) >= wordsOfProse || ((line.match(capital)?.length ?? 0) >= wordsOfProse && binding.test(line)),
  )
  return filled.length >= fewestLines && prose.length >= proseShare * filled.length
}

const licences =
  /\bGNU (?:[A-Z]+ )?GENERAL PUBLIC LICEN[SC]E\b|\bApache License\b|\bMIT License\b|\bMozilla Public License\b|\bEclipse Public License\b|\bRedistribution and use in source\b|\bPermission is hereby granted\b/i
const licenceName = /^(?:licen[cs]es?|copying|copyright|unlicense|third-party-licen[cs]es)$/i
/** A licence says at its beginning which it is. */
const licenceHead = 10

/** Whether a member is the text of a licence; programs, too, may have one above them. */
export function isLicenceMember(bareName: string, lines: readonly string[]): boolean {
  return licenceName.test(bareName) || (licences.test(lines.slice(0, licenceHead).join('\n')) && isProse(lines))
}
