import { contentStart } from './line-prefix.ts'
import { isSecretWord } from './secret-value.ts'
import type { Span } from './span.ts'

const rule = 'file-transfer'
const longestLine = 200
// Subcommands of z/OS FTP (z/OS Communications Server: IP User's Guide and Commands); with the first of them the logon is over.
const subcommands =
  /^(?:acct|append?|asci?i?|bin(?:ary)?|block|cd|cdup|close|compress|debug|delete|dir|ebcdic|file|get|glob|help|lcd|lmkdir|locsite|locstat|lpwd|ls|mdelete|mget|mkdir|mode|mput|noop|prompt|put|pwd|quit|quote|rename|restart|rmdir|sendport|sendsite|site|srestart|stat|status|stream|struct|sunique|system|tso|type|verbose|passive|epsv4|auth|prot|protect|clear|private|cprotect|;.*|\*.*)$/i
// A text without any of these has no logon of a file transfer; a line that begins otherwise has none outside the input of a step.
const mayTransfer = /ftp|machine|login|^[^\n]{0,40}\b(?:user|pass)[ \t]/im
const beginsLogon = /^(?:\s*(?:user|pass|quote|literal|machine|login|password|passwd|account|default)\b|\/[/*])|\bl?ftp\b/i
const hereDocument = /(?:^|[\s;|&(])l?ftp[ \t][^<]{0,120}<<-?[ \t]{0,4}['"]?\w/
// The host comes first, options follow in parentheses: PARM='host (EXIT'.
const hostInParameters = /PARM='?[^'()\s/-][^'(]/i
const pairKeys = /^(?:machine|login|password|account|default|passwd)$/i

interface Word {
  readonly text: string
  readonly start: number
}

class Line {
  readonly text: string
  readonly #start: number
  #words: readonly Word[] | undefined

  constructor(text: string, start: number) {
    // Columns 73 to 80 may hold a sequence number.
    this.text = (/^\d{8}\s*$/.test(text.slice(72)) ? text.slice(0, 72) : text).trimEnd()
    this.#start = start
  }

  get words(): readonly Word[] {
    this.#words ??= [...this.text.matchAll(/\S+/g)].map((match) => ({ text: match[0], start: this.#start + match.index }))
    return this.#words
  }
}

/**
 * The logon of file transfers, where no name stands before the password: the input of an FTP step (host, user and password line by line, or
 * `user password` on one), the subcommands USER and PASS, a here-document of a shell, and netrc (`machine h login u password p`).
 */
export function findFileTransfers(text: string): Span[] {
  if (!mayTransfer.test(text)) return []
  const spans: Span[] = []
  const session = new FtpSession()
  let netrc = false
  for (const line of linesOf(text)) {
    if (!session.inInput && !netrc && !beginsLogon.test(line.text)) continue
    spans.push(...session.read(line))
    const pairs = netrcPairs(line, netrc)
    netrc = pairs !== undefined && (netrc || pairs.begun)
    for (const word of pairs?.passwords ?? []) spans.push(...taken(word, 'data'))
  }
  return spans
}

/** Follows one text: which step an in-stream input belongs to and how far its logon is. */
class FtpSession {
  /** The step runs FTP, or a here-document feeds it. */
  #runsFtp = false
  /** The host stands in the parameters of the step, so that the input begins with the user. */
  #hostIsGiven = false
  inInput = false
  /** The lines of the logon so far: host, user, password. */
  #logon: Line[] = []

  read(line: Line): Span[] {
    if (line.text.startsWith('//') || line.text.startsWith('/*')) return this.#jobControl(line)
    if (hereDocument.test(line.text)) {
      this.#begin(true, true)
      return []
    }
    if (line.words.length === 0) return []
    const [verb, first, second] = line.words
    const place = this.inInput ? 'data' : 'code'
    if (verb && first && second && line.words.length === 3 && /^user$/i.test(verb.text)) {
      this.#logon = [line, line, line]
      return taken(second, place)
    }
    const quoted = /^(?:quote|literal)$/i.test(verb?.text ?? '') ? line.words.slice(1) : line.words
    const [pass, value] = quoted
    if (pass && value && quoted.length === 2 && /^pass$/i.test(pass.text)) return taken(value, place)
    return this.inInput ? this.#logonLine(line) : []
  }

  #jobControl(line: Line): Span[] {
    if (line.text.startsWith('//*')) return []
    if (/[ ,]PGM=S?FTP(?![A-Z0-9])/i.test(line.text) || /[ ,]PGM=EZAFTP/i.test(line.text)) {
      this.#runsFtp = true
      this.#hostIsGiven = hostInParameters.test(line.text)
      this.inInput = false
    } else if (/^\/\/[\w$#@]{0,8}[ \t]+EXEC[ \t]/i.test(line.text)) this.#runsFtp = false
    else if (/^\/\/(?:INPUT|SYSIN)[ \t]+DD[ \t]+(?:\*|DATA)/i.test(line.text)) this.#begin(this.#runsFtp, this.#hostIsGiven)
    else if (line.text.startsWith('// ')) this.#hostIsGiven ||= hostInParameters.test(line.text)
    else this.inInput = false
    return []
  }

  #begin(runsFtp: boolean, hostIsGiven: boolean): void {
    this.inInput = runsFtp
    this.#logon = hostIsGiven ? [new Line('', 0)] : []
  }

  #logonLine(line: Line): Span[] {
    const verb = line.words[0]?.text ?? ''
    if (/^open$/i.test(verb)) {
      this.#logon = [line]
      return []
    }
    if (/^EOF|^END|^!/.test(verb)) this.inInput = false
    if (subcommands.test(verb)) this.#logon = [line, line, line]
    if (this.#logon.length >= 3 || line.words.length > 2) return []
    const [user, password] = line.words
    this.#logon.push(line)
    if (this.#logon.length === 3) return user ? taken(user, 'data') : []
    if (this.#logon.length === 2 && user && password) {
      this.#logon.push(line)
      return taken(password, 'data')
    }
    return []
  }
}

/** The password values of a line that is made of netrc keywords and values alone. */
function netrcPairs({ words }: Line, goesOn: boolean): { begun: boolean; passwords: Word[] } | undefined {
  if (words.length === 0 || words.length > 10) return undefined
  const begun = words.some((word, i) => i % 2 === 0 && /^(?:machine|login)$/i.test(word.text))
  const passwords: Word[] = []
  for (let i = 0; i < words.length; i += 2) {
    const [key, value] = [words[i], words[i + 1]]
    if (!key || !pairKeys.test(key.text)) return undefined
    if (/^default$/i.test(key.text)) i--
    else if (!value) return undefined
    else if (/^passw/i.test(key.text) && (begun || goesOn)) passwords.push(value)
  }
  return { begun: begun || /^default$/i.test(words[0]?.text ?? ''), passwords }
}

/** In the input of a transfer any word may be a password; on a line that only looks like a logon it must not look like prose or code. */
function taken(word: Word, place: 'data' | 'code'): Span[] {
  const isSecret =
    place === 'data'
      ? isSecretWord(word.text, 'strong', 'data')
      : /^(?=.*\d)[\w!@#$%^*+.~?-]{4,64}$/.test(word.text) && isSecretWord(word.text, 'weak', 'data')
  return isSecret ? [{ start: word.start, end: word.start + word.text.length, rule }] : []
}

function* linesOf(text: string): Iterable<Line> {
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    const start = contentStart(text, at)
    yield new Line(text.slice(start, Math.min(end, start + longestLine)), start)
    at = end + 1
  }
}
