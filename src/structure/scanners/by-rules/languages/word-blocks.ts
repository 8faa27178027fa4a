import { CallForm, Role } from '../call-sheet.ts'
import { type LanguageRules, words } from '../language-rules.ts'
import { readEndWords } from '../read-end-words.ts'
import { fixedFortran } from './fixed-fortran.ts'

/** Each of the words with its role. */
function roles(given: Partial<Record<Role, string>>): ReadonlyMap<string, Role> {
  return new Map(Object.values(Role).flatMap((role) => [...words(given[role] ?? '')].map((word) => [word, role] as const)))
}

/** Visual Basic 6, VBA and Visual Basic .NET. */
const visualBasic: LanguageRules = {
  language: 'Visual Basic',
  family: 'Visual Basic',
  caseless: true,
  lexis: {
    lineComments: ["'"],
    commentLine: /[ \t]*rem\b.*/iy,
    texts: [{ open: '"', close: '"', escape: 'doubled' }],
    nameSigns: '$%&!#@',
  },
  keywords: words(`
    addhandler addressof alias and andalso as boolean byref byte byval call case catch cbool cbyte cchar cdate cdbl cdec char cint class clng cobj const continue
    csbyte cshort csng cstr ctype date decimal declare default delegate dim directcast do double each else elseif end endif enum erase error event exit false
    finally for friend function get gettype global gosub goto handles if implements imports in inherits integer interface is isnot let lib like long loop me mod
    module mustinherit mustoverride mybase myclass namespace new next not nothing object of on operator option optional or orelse overloads overridable
    overrides paramarray private property protected public raiseevent readonly redim rem removehandler resume return select set shadows shared short single
    static step stop string structure sub synclock then throw to true try trycast type typeof uinteger ulong until variant wend when while with withevents xor
    attribute begin version print open close input write put line reset seek unload load preserve array`),
  builtIns: words(
    'len left right mid trim ucase lcase instr str val chr asc format now date time msgbox inputbox isnumeric isnull isempty abs int fix split join replace iif ubound lbound',
  ),
  ownMethods: 'around',
  typesAreCalled: true,
  member: 'module',
  read: readEndWords({
    statements: { separators: ':', continuedBy: '_' },
    definitions: roles({ v: 'function property', r: 'sub event', t: 'class structure type enum interface', m: 'module namespace' }),
    modifiers: words(
      'public private friend protected static shared overrides overridable notoverridable mustoverride overloads shadows default readonly writeonly partial mustinherit notinheritable global declare ptrsafe delegate async iterator',
    ),
    endsBy: 'word',
    bodiless: words('interface'),
    external: words('declare mustoverride delegate event'),
    callWords: words('call new'),
    variableWords: words('dim private public static const redim global friend'),
    bareCalls: true,
    hiding: words('private'),
    imports: new Map([['imports', CallForm.module]]),
  }),
}

/** FORTRAN 77 in columns and Fortran 90 and later. */
const fortran: LanguageRules = {
  language: 'Fortran',
  family: 'Fortran',
  caseless: true,
  usesOwnModules: true,
  lexis: {
    lineComments: ['!'],
    texts: [
      { open: '"', close: '"', escape: 'doubled' },
      { open: "'", close: "'", escape: 'doubled' },
    ],
  },
  normalised: fixedFortran,
  keywords: words(`
    if else elseif endif then do while enddo continue goto call return stop end read write print open close inquire rewind backspace format data common save
    parameter dimension equivalence external intrinsic implicit none integer real double precision complex logical character type class select case where
    forall allocate deallocate nullify use only include interface contains module program function subroutine result recursive pure elemental entry block
    namelist pointer target allocatable optional intent inout procedure import cycle exit`),
  builtIns: words(
    'abs max min mod sqrt sin cos tan exp log size len trim sum index int nint dble float sign char ichar present associated allocated',
  ),
  ownMethods: 'around',
  typesAreCalled: true,
  read: readEndWords({
    statements: { separators: ';', continuedBy: '&', continues: '&' },
    definitions: roles({ r: 'subroutine function entry', t: 'type', m: 'module program submodule blockdata', g: 'interface' }),
    modifiers: words(
      'pure elemental impure recursive integer real double precision complex logical character type class module kind len block abstract',
    ),
    endsBy: 'word',
    bodiless: words('interface'),
    bareEnds: true,
    mainStatements: words('call do if read write print open stop go goto'),
    declarationsEnd: true,
    points: words('entry'),
    inherited: words('procedure'),
    unnamed: words('blockdata'),
    bindings: words('procedure generic final module'),
    nested: true,
    callWords: words('call'),
    callsOutside: true,
    handed: words('external'),
    variableWords: words('integer real double complex logical character type class dimension common parameter data'),
    arrays: true,
    memberSign: '%',
    pointedOperators: true,
    imports: new Map([
      ['use', CallForm.module],
      ['include', CallForm.path],
    ]),
  }),
}

const ruby: LanguageRules = {
  language: 'Ruby',
  family: 'Ruby',
  lexis: {
    lineComments: ['#'],
    spacedComments: true,
    blockComments: [{ open: '=begin', close: '=end', atLineStart: true }],
    texts: [
      { open: '"', close: '"', escape: 'backslash', lines: true, hole: { open: '#{', close: '}', nest: '{' } },
      { open: "'", close: "'", escape: 'backslash', lines: true },
    ],
    nameSigns: '?!@$',
    nameStarts: '@$',
    hereDocs: /<<[~-](['"]?)(?<end>[A-Z_]\w*)\1/y,
    patterns: true,
  },
  keywords: words(
    `alias and begin break case class def defined? do else elsif end ensure false for if in module next nil not or redo rescue retry return self super then true
     undef unless until when while yield puts print raise require require_relative include extend attr_reader attr_writer attr_accessor private public protected lambda proc`,
  ),
  ownMethods: 'around',
  member: 'module',
  importAs: ['.rb'],
  read: readEndWords({
    statements: { separators: ';', brackets: true, continuedBy: '\\,' },
    definitions: roles({ v: 'def', t: 'class', m: 'module' }),
    modifiers: words('private protected public private_class_method'),
    endsBy: 'column',
    nested: true,
    bareCalls: true,
    imports: new Map([
      ['require', CallForm.path],
      ['require_relative', CallForm.path],
      ['load', CallForm.path],
    ]),
  }),
}

const lua: LanguageRules = {
  language: 'Lua',
  family: 'Lua',
  lexis: {
    lineComments: ['--'],
    blockComments: [{ open: '--[[', close: ']]' }],
    texts: [
      { open: '[[', close: ']]', lines: true },
      { open: '"', close: '"', escape: 'backslash' },
      { open: "'", close: "'", escape: 'backslash' },
    ],
  },
  keywords: words('and break do else elseif end false for function goto if in local nil not or repeat return then true until while'),
  member: 'module',
  importAs: ['.lua'],
  read: readEndWords({
    statements: { separators: ';', brackets: true },
    definitions: roles({ r: 'function' }),
    modifiers: words('local'),
    endsBy: 'column',
    nested: true,
    hiding: words('local'),
    memberSign: ':',
    imports: new Map([
      ['require', CallForm.path],
      ['dofile', CallForm.path],
    ]),
  }),
}

/** Languages whose blocks end with words, Pascal and Ada apart. */
export const wordBlockLanguages: readonly LanguageRules[] = [visualBasic, fortran, ruby, lua]
