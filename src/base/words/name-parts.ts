/** The parts of a name in small letters: `WS-CURR-BAL`, `max_trays` and `RejectReason`. */
export function namePartsOf(name: string): readonly string[] {
  return name
    .split(/[-_.@#$:]+|(?<=[a-z])(?=[A-Z])/)
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '')
}
