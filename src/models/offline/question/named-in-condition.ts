import { escapeRegex } from '../../../base/escape-regex.ts'

/** Whether a question names something only where it says when: `what does X print when Y cannot be found` is asked of X. */
export function isNamedInCondition(text: string, name: string): boolean {
  const places = [...text.matchAll(new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}(?![\w-])`, 'gi'))]
  return places.length > 0 && places.every(({ index }) => condition.test(text.slice(0, index)))
}

const condition = /\S\s+(?:when|whenever|if|while|unless|until|once)\s(?![\s\S]*\b(?:what|which|who|where|how|why)\b)[^,;?]*$/i
