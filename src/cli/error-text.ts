/** An error and how to mend it as running text. */
export function errorText({ message, hint }: { readonly message: string; readonly hint?: string | null | undefined }): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`
  return hint ? `${sentence} ${hint}` : sentence
}
