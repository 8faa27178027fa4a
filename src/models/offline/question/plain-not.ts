/** `isn't`, `can’t` and `cannot` as `is not` and `can not`: a rule needs one way of denying. */
export function withPlainNot(text: string): string {
  return text.replace(/n['\u2019]t\b/gi, ' not').replace(/\bca(?:n)?\s?not\b/gi, 'can not')
}
