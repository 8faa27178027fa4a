const licence = /copyright|licen[sc]e|warrant(?:y|ies)|all rights reserved|apache\.org|liabilit/i

/** Whether the text is about rights, not about what a program does. */
export function isLicence(text: string): boolean {
  return licence.test(text)
}

/** Files that speak of rights and manners, never of what the system does. */
export function isLegalText(path: string): boolean {
  return /(?:^|\/)(?:licen[cs]e|copying|copyright|notice|code_of_conduct|contributing)(?:[-.]\w+)*$/i.test(path)
}
