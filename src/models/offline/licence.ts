const licence =
  /copyright|licen[sc]e|warrant(?:y|ies)|all rights reserved|apache\.org|liabilit|redistribution and use in|redistributions? in (?:source|binary)|redistribute it and|permission is hereby granted|permitted provided that|merchantab/i

/** Whether the text is about rights, not about what a program does. */
export function isLicence(text: string): boolean {
  return licence.test(text)
}
