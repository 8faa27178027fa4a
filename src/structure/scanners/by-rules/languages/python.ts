import { type LanguageRules, words } from '../language-rules.ts'
import { readIndents } from '../read-indents.ts'

export const python: LanguageRules = {
  language: 'Python',
  family: 'Python',
  lexis: {
    lineComments: ['#'],
    texts: [
      { open: '"""', close: '"""', escape: 'backslash', lines: true },
      { open: "'''", close: "'''", escape: 'backslash', lines: true },
      { open: '"', close: '"', escape: 'backslash' },
      { open: "'", close: "'", escape: 'backslash' },
    ],
  },
  keywords: words(
    `and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try
     while with yield True False None super self cls print`,
  ),
  member: 'module',
  typesAreCalled: true,
  importAs: ['.py', '/__init__.py'],
  read: readIndents,
}
