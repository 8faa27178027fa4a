import { type LanguageRules, words } from '../language-rules.ts'
import { readAda } from '../read-ada.ts'

export const ada: LanguageRules = {
  language: 'Ada',
  family: 'Ada',
  caseless: true,
  lexis: {
    lineComments: ['--'],
    texts: [
      { open: '"', close: '"', escape: 'doubled' },
      { open: "'", close: "'", oneCharacter: true },
    ],
  },
  keywords: words(`
    abort abs abstract accept access aliased all and array at begin body case constant declare delay delta digits do else elsif end entry exception exit for
    function generic goto if in interface is limited loop mod new not null of or others out overriding package pragma private procedure protected raise range
    record rem renames requeue return reverse select separate some subtype synchronized tagged task terminate then type until use when while with xor`),
  read: readAda,
}
