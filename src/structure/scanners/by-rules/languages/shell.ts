import { type LanguageRules, words } from '../language-rules.ts'
import { readShell } from '../read-shell.ts'

export const shell: LanguageRules = {
  language: 'Shell',
  family: 'Shell',
  lexis: {
    lineComments: ['#'],
    spacedComments: true,
    texts: [
      { open: '"', close: '"', escape: 'backslash', lines: true, hole: { open: '$(', close: ')', nest: '(' } },
      { open: "'", close: "'", lines: true },
    ],
    nameSigns: '-.:',
    hereDocs: /<<-?\s*(['"\\]?)(?<end>[A-Za-z_]\w*)/y,
  },
  keywords: words(
    `if then elif else fi for do done case esac while until in function select time return exit echo cd set export local readonly shift test eval exec read trap
     unset printf true false let declare typeset break continue`,
  ),
  member: 'module',
  read: readShell,
}
