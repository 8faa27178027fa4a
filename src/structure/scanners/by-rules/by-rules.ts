import type { StructureUnit } from '../../../answer/structure.ts'
import { emptyFacts, type MemberFacts } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { Scanner } from '../../scanner.ts'
import type { LanguageRules } from './language-rules.ts'
import { languageRules } from './languages/languages.ts'
import { lexSource } from './lex-source.ts'
import { SymbolSheet } from './symbol-sheet.ts'

/** Languages that are described by rules: definitions, calls and imports, and nothing else. */
export const rulesScanner: Scanner = {
  name: 'rules',
  languages: [...languageRules.keys()],
  scan: (text, path, language) => ({ path, includes: [], facts: () => readMember(text, path, language) }),
}

function readMember(text: string, path: string, language: string): MemberFacts {
  const rules = rulesOf(text, path, language)
  if (!rules) return emptyFacts(path, language, 0)
  const tokens = lexSource(rules.normalised?.(text, path) ?? text, rules.lexis, rules.caseless === true)
  const sheet = new SymbolSheet(path, tokens, rules.keywords)
  rules.read({ path, tokens, sheet, rules })
  const lines = text.endsWith('\n') ? tokens.lineCount - 1 : tokens.lineCount
  return { ...emptyFacts(path, language, lines), ...sheet.finish(memberUnit(rules, path, Math.max(1, lines))) }
}

/** What the language has no word for: a header of C++ has the extension of one of C. */
function rulesOf(text: string, path: string, language: string): LanguageRules | undefined {
  const isPlusPlus =
    language === 'C' && /\.h$/i.test(path) && /^\s*(?:class\s+\w+[^;\n]*$|namespace\s+\w+|template\s*<|public:|private:)/m.test(text)
  return languageRules.get(isPlusPlus ? 'C++' : language)
}

function memberUnit({ member, language }: LanguageRules, path: string, endLine: number): StructureUnit | undefined {
  if (member === undefined) return undefined
  const place = { path, startLine: 1, endLine }
  if (member === 'module') return { kind: 'symbol', name: path.slice(path.lastIndexOf('/') + 1), ...place, detail: `${language} source` }
  const kind = typeof member === 'string' ? member : member(path)
  return { kind, name: memberName(path), ...place, detail: `${language} ${kind}` }
}
