/** A comment line of COBOL (fixed or free), JCL, assembler, BMS, PL/I, SQL, REXX, shell or a C-like language. */
export function isComment(line: string): boolean {
  return /^(?:.{6}[*/]|\/\/\*|\s*(?:\*|\/\*|--|#|!|\/\/\s)|[Cc]\s)/.test(line)
}

/** Documentation: it tells of the code and states nothing that runs. */
export function isProse(path: string): boolean {
  return /\.(?:md|markdown|txt|rst|adoc|html?)$/i.test(path)
}
