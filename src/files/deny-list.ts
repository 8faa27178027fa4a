import { extname } from 'node:path'
import picomatch from 'picomatch'

/** Names that hold secrets, whatever directory they stand in and however their letters are cased. */
const deniedGlobs = [
  '.env*',
  '*.pem',
  '*.key',
  'id_rsa*',
  'id_ecdsa*',
  'id_ed25519*',
  '*.p12',
  '*.pfx',
  '.npmrc',
  '.netrc',
  '.git',
  // The short name that Windows gives to `.git`.
  'git~*',
  '*.tfstate',
  '*.kdbx',
  'credentials*',
] as const

/** Program text called `CREDENTIALS` is a member of the application like any other; the secret is in data files of that name. */
const programText = new Set(
  '.asm .bas .bms .c .cbl .cob .cobol .copy .cpp .cpy .cs .csd .dbd .ddl .go .h .hlasm .java .jcl .js .kt .mac .pl1 .pli .prc .proc .psb .py .rex .rexx .rpg .rpgle .rs .sql .ts'.split(
    ' ',
  ),
)

const denied = new RegExp(deniedGlobs.map((glob) => picomatch.makeRe(glob, { dot: true }).source).join('|'))

/** The same names as arguments for ripgrep. `credentials*` has exceptions that a glob cannot say: its hits are filtered afterwards. */
export const denyArguments: readonly string[] = deniedGlobs
  .filter((glob) => glob !== 'credentials*')
  .flatMap((glob) => [`--iglob=!**/${glob}`, `--iglob=!**/${glob}/**`])

// Characters that some file systems ignore in names, so that `.g\u200cit` opens `.git`.
const ignored = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

// Names that every file system takes literally: nearly all of them, and a tree has many.
const ordinary = /^[\w.-]*[\w-]$/

function canonical(name: string): string {
  // Windows opens `.env:stream`, `.env.` and `.env ` as `.env`.
  return name
    .normalize('NFC')
    .replace(ignored, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '')
    .toLowerCase()
}

/** Whether one name of a path (a directory or a file) is on the list. */
export function isDeniedName(name: string): boolean {
  const plain = ordinary.test(name) ? name.toLowerCase() : canonical(name)
  if (plain === '.env.example') return false
  if (plain.startsWith('credentials') && programText.has(extname(plain))) return false
  return denied.test(plain)
}

/** Whether any name of a relative path is on the list. */
export function isDenied(path: string): boolean {
  return path.split(/[/\\]/).some(isDeniedName)
}
