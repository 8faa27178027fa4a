/** A name in area A with a full stop behind it; words that may stand so alone are statements. */
const head = /^.{6} {1,4}(?!(?:EXIT|GOBACK|CONTINUE|STOP|END-[A-Z]+)\b(?!-))[A-Z0-9][\w-]*(?:\s+SECTION)?\s*\.\s*(?:\S{0,8}\s*)?$/i

/** Whether a line of COBOL in fixed format is the head of a paragraph or section. */
export function isParagraphHead(line: string): boolean {
  return head.test(line)
}
