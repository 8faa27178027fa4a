/**
 * How much a name says about the value beside it. `strong`: a password whatever it looks like; `weak`: the name is used for other things
 * too, so the value must look like a secret by itself.
 */
export type NameStrength = 'strong' | 'weak'

const longestName = 80
// Every name below has one of these in it.
const hint = /pa|pw|psw|pss|secret|kennwort|contrasena|apikey|api.key|token|key/i
// The IDCAMS passwords of a VSAM data set are MASTERPW, CONTROLPW, UPDATEPW and READPW. PSW is left out: the program status word.
const strongStem =
  /pass?word|passwd|passwrd|psswd|pass?phrase|passwort|kennwort|mot_?de_?passe|contrasena|pswd|(?<![a-z])pwd|pwd(?![a-z])|secret(?!ar)|api[-_.]?key|(?:master|control|update|read|bind|ldap)pw(?![a-z])/gi
// Inside a name in capitals these letters are also the seam of two other words; as a word of a mixed name they are not.
const mixedStem = /(?<=[a-z0-9])Pwd/g
// Short words for a password, clear only behind what it is the password of.
const ownedPass =
  /(?:^|[^a-z])(?:db2?|s?ftp|usr|user|login|admin|root|sql|smtp|mail|ssh|new|old|racf|tso|ora|oracle|ldap|proxy)[-_.]?(?:pass|pw)$/i
const weakName =
  /(?:^|[-_.$#@])(?:pass|pw|(?:access|auth|api|bearer|refresh|session)[-_.]?token|(?:access|account|encryption|signing|private)[-_.]?key)$/i

const segments = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g
const wordsOf = (text: string) => new Set(text.split(' '))
// What turns a name into one about passwords: behind the stem a length, a switch, a message; before it a finding or a question.
const about = wordsOf(
  'len length min max size count cnt ctr num tries retry retries attempts flag flg sw switch ind status stat state msg message err error txt ' +
    'text label lbl prompt title header hdr hint help policy rule rules expiry expired expires exp date dt time age days history invalid valid ' +
    'wrong bad missing required req reset forgot type format fmt mask masked chars color pos row col attr file path dir name url uri encoder ' +
    'hash hashed id ref class manager service provider store storage resolver validator visible enabled less change changed ok rc code screen ' +
    'map page form placeholder param parameter prop property pattern regex env var starts ends replace split contains includes encryption ' +
    'algorithm cipher',
)
const asking = wordsOf(
  'invalid valid wrong bad missing no not err error msg message has is need needs forgot forget reset get check validate verify prompt lbl ' +
    'label enter ask show hide toggle random generate hash encode',
)

/** Whether a name, of a field, a key or a keyword, says that its value is a password, a key or another secret. */
export function secretName(name: string): NameStrength | undefined {
  if (name.length < 2 || name.length > longestName) return undefined
  if (!hint.test(name)) return undefined
  const stem = [...name.matchAll(strongStem), ...name.matchAll(mixedStem)].at(-1)
  if (!stem && ownedPass.test(name)) return 'strong'
  if (!stem) return weakName.test(name) && !isAbout(name, asking) ? 'weak' : undefined
  if (/^old_?pwd$/i.test(name)) return undefined
  const before = name.slice(0, stem.index)
  const after = name.slice(stem.index + stem[0].length)
  return isAbout(before, asking) || isAbout(after, about) ? undefined : 'strong'
}

function isAbout(part: string, words: ReadonlySet<string>): boolean {
  return (part.match(segments) ?? []).some((segment) => words.has(segment.toLowerCase()))
}
