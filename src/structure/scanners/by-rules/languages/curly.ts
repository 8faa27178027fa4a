import type { BraceGrammar } from '../braces/brace-grammar.ts'
import { readBraces } from '../braces/read-braces.ts'
import { type LanguageRules, words } from '../language-rules.ts'
import type { CommentBlock, Lexis, TextForm } from '../lexis.ts'
import { readCicsResources } from './java-cics.ts'

const block: CommentBlock = { open: '/*', close: '*/' }
const quoted: TextForm = { open: '"', close: '"', escape: 'backslash' }
const character: TextForm = { open: "'", close: "'", escape: 'backslash' }
const manyLines: TextForm = { open: '"""', close: '"""', escape: 'backslash', lines: true }
const cComments = { lineComments: ['//'], blockComments: [block] } as const

const statements =
  'if else for while do switch case default break continue return throw try catch finally new this super true false null instanceof'

const readJava = readBraces({
  types: words('class interface enum record'),
  plainRoutines: 'in types',
  afterParameters: words('throws default'),
  typesBeforeNames: true,
  generics: true,
  imports: /import\s+(?:static\s+)?(?<module>[\w.]+)(?=\s*;)/y,
})

const java: LanguageRules = {
  language: 'Java',
  family: 'Java',
  lexis: { ...cComments, texts: [manyLines, quoted, character], nameSigns: '$', nameStarts: '$' },
  keywords: words(
    `${statements} abstract assert boolean byte char class double enum extends final float goto implements import int interface long native package private
     protected public short static strictfp synchronized throws transient void volatile yield record`,
  ),
  ownMethods: 'around',
  typesAreCalled: true,
  read(source) {
    readJava(source)
    readCicsResources(source)
  },
}

const cSharp: LanguageRules = {
  language: 'C#',
  family: 'C#',
  lexis: {
    ...cComments,
    texts: [
      { open: '"""', close: '"""', lines: true },
      ...['@"', '$@"', '@$"'].map((open): TextForm => ({ open, close: '"', escape: 'doubled', lines: true })),
      { ...quoted, open: '$"' },
      quoted,
      character,
    ],
    nameStarts: '@',
    directives: true,
  },
  keywords: words(
    `${statements} in is as var const abstract base bool byte char checked class decimal delegate double enum event explicit extern fixed float foreach goto implicit int interface
     internal lock long namespace object operator out override params private protected public readonly ref sbyte sealed short sizeof stackalloc static string
     struct typeof uint ulong unchecked unsafe ushort using virtual void volatile await nameof when where yield record get set`,
  ),
  ownMethods: 'around',
  typesAreCalled: true,
  read: readBraces({
    types: words('class interface struct enum record'),
    transparent: words('namespace'),
    plainRoutines: 'in types',
    afterParameters: words('where'),
    typesBeforeNames: true,
    generics: true,
    imports: /using\s+(?:static\s+)?(?<module>[\w.]+)(?=\s*;)/y,
  }),
}

const kotlin: LanguageRules = {
  language: 'Kotlin',
  family: 'Java',
  lexis: { lineComments: ['//'], blockComments: [{ ...block, nested: true }], texts: [manyLines, quoted, character] },
  keywords: words(
    `${statements} fun val var in is as when object class interface enum typealias package import companion by where init constructor typeof override`,
  ),
  ownMethods: 'around',
  typesAreCalled: true,
  read: readBraces({
    types: words('class interface object enum'),
    routines: words('fun'),
    newlineEnds: true,
    generics: true,
    shadowing: true,
    imports: /import\s+(?<module>[\w.]+)/y,
  }),
}

const template: TextForm = { open: '`', close: '`', escape: 'backslash', lines: true, hole: { open: '${', close: '}', nest: '{' } }
const scriptLexis: Lexis = { ...cComments, texts: [template, quoted, character], nameSigns: '$', nameStarts: '$#', patterns: true }
const scriptGrammar: BraceGrammar = {
  types: words('class interface enum'),
  transparent: words('namespace module'),
  routines: words('function'),
  plainRoutines: 'in types',
  script: true,
  newlineEnds: true,
  functionValues: true,
  generics: true,
  shadowing: true,
  imports: /(?:import|export)\b[^;'"`]{0,2000}?['"](?<path>[^'"\n]+)['"]/y,
}
const scriptWords = `${statements} var let const in await class delete export extends function import interface static typeof void with yield enum implements
  private protected public require`

const javaScript: LanguageRules = {
  language: 'JavaScript',
  family: 'JavaScript',
  lexis: scriptLexis,
  keywords: words(scriptWords),
  member: 'module',
  typesAreCalled: true,
  importAs: ['.js', '.ts', '.mjs', '.jsx', '.tsx', '/index.js', '/index.ts'],
  read: readBraces(scriptGrammar),
}

const typeScript: LanguageRules = { ...javaScript, language: 'TypeScript' }

const go: LanguageRules = {
  language: 'Go',
  family: 'Go',
  lexis: { ...cComments, texts: [{ open: '`', close: '`', lines: true }, quoted, character] },
  keywords: words(
    `break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var
     append cap clear close complex copy delete imag len make max min new panic print println real recover int int64 string byte error bool float64 uint32`,
  ),
  member: 'module',
  read: readBraces({ types: words('struct interface'), routines: words('func'), newlineEnds: true, shadowing: true }),
}

const rust: LanguageRules = {
  language: 'Rust',
  family: 'Rust',
  lexis: {
    lineComments: ['//'],
    blockComments: [{ ...block, nested: true }],
    texts: [
      { ...quoted, lines: true },
      { ...character, oneCharacter: true },
    ],
  },
  keywords: words(
    `as async await break const continue crate dyn else enum extern fn for if impl in let loop match mod move mut pub ref return self static struct super
     trait type unsafe use where while Some None Ok Err`,
  ),
  member: 'module',
  typesAreCalled: true,
  read: readBraces({
    types: words('struct enum trait union impl'),
    extensions: words('impl'),
    transparent: words('mod extern'),
    routines: words('fn'),
    shadowing: true,
    imports: /(?:pub\s+)?(?:use\s+(?<module>[\w:]+)|mod\s+(?<path>\w+)\s*;)/y,
  }),
  importAs: ['.rs', '/mod.rs'],
}

/** What stands outside `<?php … ?>` is a page and no program. */
function withoutPages(text: string): string {
  return text.replace(/(?:^|\?>)(?:(?!<\?)[\s\S])*(?:<\?(?:php|=)?|$)/g, (page) => page.replace(/[^\n]/g, ' '))
}

const php: LanguageRules = {
  language: 'PHP',
  family: 'PHP',
  caseless: true,
  lexis: {
    lineComments: ['//', '#'],
    blockComments: [block],
    texts: [
      { ...quoted, lines: true },
      { ...character, lines: true },
    ],
    nameSigns: '$',
    nameStarts: '$',
    hereDocs: /<<<\s*(['"]?)(?<end>\w+)\1/y,
  },
  keywords: words(
    `${statements} abstract and array callable class clone declare echo elseif empty endfor endforeach endif endswitch endwhile enum exit extends final fn foreach
     function global goto implements include include_once instanceof insteadof interface isset list match namespace or print private protected public readonly
     require require_once static trait unset use xor yield die`,
  ),
  normalised: withoutPages,
  member: 'module',
  typesAreCalled: true,
  importAs: ['.php'],
  read: readBraces({
    types: words('class interface trait enum'),
    transparent: words('namespace'),
    routines: words('function'),
    script: true,
    imports: /(?:require|include)(?:_once)?\b[^;'"]{0,200}['"]\/?(?<path>[^'"\n]+)['"]|use\s+(?<module>[\w\\]+)/iy,
  }),
}

const perl: LanguageRules = {
  language: 'Perl',
  family: 'Perl',
  lexis: {
    lineComments: ['#'],
    spacedComments: true,
    blockComments: ['pod', 'head1', 'head2', 'over', 'item', 'begin', 'for'].map((word) => ({
      open: `=${word}`,
      close: '=cut',
      atLineStart: true,
    })),
    texts: [quoted, character],
    hereDocs: /<<~?(['"]?)(?<end>[A-Z_]\w*)\1/iy,
    patterns: true,
  },
  keywords: words(
    `if elsif else unless while until for foreach do sub my our local return use no require package last next redo and or not xor eq ne lt gt le ge cmp q qw qq qr
     m s tr y`,
  ),
  builtIns: words(
    `eval die warn print printf push pop shift unshift splice keys values each delete defined exists scalar ref bless join split map grep sort open close`,
  ),
  member: 'module',
  importAs: ['.pm'],
  read: readBraces({
    types: words(''),
    packages: words('package'),
    routines: words('sub'),
    script: true,
    imports: /(?:use|require)\s+(?:(?<module>[A-Z]\w*(?:::\w+)*)|['"](?<path>[^'"\n]+)['"])/y,
  }),
}

/** Languages whose blocks stand in braces, C apart. */
export const curlyLanguages: readonly LanguageRules[] = [java, cSharp, kotlin, javaScript, typeScript, go, rust, php, perl]
