import type { LanguageRules } from '../language-rules.ts'
import { c, cPlusPlus } from './c.ts'

const all: readonly LanguageRules[] = [c, cPlusPlus]

/** By the name that `files/language.ts` has for it. */
export const languageRules: ReadonlyMap<string, LanguageRules> = new Map(all.map((rules) => [rules.language, rules]))
