/** `text` within `max` characters with the place `at` inside; cuts are marked with an ellipsis and never split a surrogate pair. */
export function cutAround(text: string, at: number, max: number): string {
  if (text.length <= max) return text
  const start = wholePair(text, Math.max(0, Math.min(at - Math.floor(max / 4), text.length - max)))
  const end = wholePair(text, start + max)
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}

function wholePair(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at
}
