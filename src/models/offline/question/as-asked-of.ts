/** What can be told of a thing whatever was asked of it, beside the words of the question, which may be those of the code. */
export function asAskedOf(name: string, text: string): string {
  return `What is ${name} for, and who uses ${name}? (${text.replace(/[?\s]+$/, '')})`
}
