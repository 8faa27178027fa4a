import { irregularForms } from './irregular-forms.ts'

/**
 * One form for the common inflections of an English word (`batches`, `batched`, `batching` → `batch`). Light on purpose: derived words (`migration`,
 * `migrate`) stay apart, which measured better. Words with anything but a-z are left as they are, so that identifiers stay exact.
 */
export function wordForm(word: string): string {
  if (word.length < 3 || /[^a-z]/.test(word)) return word
  const irregular = irregularForms.get(word)
  if (irregular !== undefined) return wordForm(irregular)
  if (word.length < 4) return word
  let form = singular(word)
  form = withoutSuffix(form, 'ing') ?? withoutSuffix(form, 'ed') ?? withoutDouble(form)
  if (form.length > 3 && form.endsWith('e')) form = form.slice(0, -1)
  return form.length > 3 && form.endsWith('y') ? `${form.slice(0, -1)}i` : form
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word
}

function withoutSuffix(word: string, suffix: string): string | undefined {
  const stem = word.endsWith(suffix) ? word.slice(0, -suffix.length) : ''
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return undefined
  return withoutDouble(stem)
}

/** `called` and `call`, `shipped` and `ship`, but `added` and `add`. */
function withoutDouble(form: string): string {
  return form.length > 3 && /([bdfgklmnprt])\1$/.test(form) ? form.slice(0, -1) : form
}
