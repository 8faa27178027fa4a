import type { LanguageRules } from '../language-rules.ts'
import { c, cPlusPlus } from './c.ts'
import { pascal } from './pascal.ts'

const all: readonly LanguageRules[] = [c, cPlusPlus, pascal]

/** By the name that `files/language.ts` has for it. */
export const languageRules: ReadonlyMap<string, LanguageRules> = new Map(all.map((rules) => [rules.language, rules]))
