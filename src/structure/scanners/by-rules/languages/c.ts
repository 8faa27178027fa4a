import type { BraceGrammar } from '../braces/brace-grammar.ts'
import { readBraces } from '../braces/read-braces.ts'
import { type LanguageRules, words } from '../language-rules.ts'
import type { Lexis } from '../lexis.ts'

const lexis: Lexis = {
  lineComments: ['//'],
  blockComments: [{ open: '/*', close: '*/' }],
  texts: [
    { open: '"', close: '"', escape: 'backslash' },
    { open: "'", close: "'", escape: 'backslash' },
  ],
  nameSigns: '$',
  directives: true,
}

const statements =
  'if else for while do switch case default break continue goto return sizeof _Alignof alignof defined typeof __typeof__ offsetof'
const typeWords =
  'void char short int long float double signed unsigned bool _Bool const volatile static extern inline register restrict auto struct union enum typedef'
const attributes = words(
  '__attribute__ __attribute __declspec alignas _Alignas decltype __asm__ __asm asm _Static_assert static_assert __typeof__',
)

const grammar: BraceGrammar = {
  types: words('struct union enum'),
  transparent: words('extern'),
  plainRoutines: 'everywhere',
  afterParameters: words('const'),
  attributes,
  cFamily: true,
  typesBeforeNames: true,
  shadowing: true,
}

export const c: LanguageRules = {
  language: 'C',
  family: 'C',
  lexis,
  keywords: new Set([...words(statements), ...words(typeWords), ...attributes]),
  member: 'module',
  read: readBraces(grammar),
}

export const cPlusPlus: LanguageRules = {
  language: 'C++',
  family: 'C',
  lexis: { ...lexis, rawTexts: true },
  keywords: new Set([
    ...c.keywords,
    ...words(
      'catch throw try new delete this static_cast dynamic_cast const_cast reinterpret_cast typeid noexcept operator template typename using',
    ),
    ...words(
      'namespace class public private protected virtual explicit friend constexpr consteval mutable nullptr true false requires concept',
    ),
  ]),
  member: 'module',
  ownMethods: 'around',
  typesAreCalled: true,
  read: readBraces({
    ...grammar,
    types: words('struct union enum class'),
    transparent: words('extern namespace'),
    afterParameters: words('const noexcept override final volatile throw try requires'),
    generics: true,
  }),
}
