import type { LanguageRules } from '../language-rules.ts'
import { ada } from './ada.ts'
import { c, cPlusPlus } from './c.ts'
import { curlyLanguages } from './curly.ts'
import { easytrieve } from './easytrieve.ts'
import { cl, rpg } from './ibm-i.ts'
import { natural } from './natural.ts'
import { pascal } from './pascal.ts'
import { python } from './python.ts'
import { shell } from './shell.ts'
import { wordBlockLanguages } from './word-blocks.ts'

const all: readonly LanguageRules[] = [
  ada,
  c,
  cPlusPlus,
  cl,
  ...curlyLanguages,
  easytrieve,
  natural,
  pascal,
  python,
  rpg,
  shell,
  ...wordBlockLanguages,
]

/** By the name that `files/language.ts` has for it. */
export const languageRules: ReadonlyMap<string, LanguageRules> = new Map(all.map((rules) => [rules.language, rules]))
