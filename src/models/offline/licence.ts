const licence =
  /copyright|licen[sc]e|warrant(?:y|ies)|all rights reserved|apache\.org|liabilit|redistribution and use in|redistributions? in (?:source|binary)|redistribute it and|permission is hereby granted|permitted provided that|merchantab/i

/** What says of a program where its notices stand, or that it shows them, is none of them. */
const ofProgram = /^\W*(?:[Cc]\s+)?this (?:is (?:the|a) (?:main|driver)\b|(?:sub)?routine\b|function\b|procedure\b)/i

/** What is forbidden without it, in whatever words. */
const forbids = /\bwritten (?:permission|consent)\b/i
/** `LOAVES is a counting program …`, before it says who may sell it. */
const saysWhatItIs = /^\W*(?:C\s+)?[\w$#@-]+ is an? /i

/** Whether the text is about rights, not about what a program does. */
export function isLicence(text: string): boolean {
  return (licence.test(text) || (forbids.test(text) && !saysWhatItIs.test(text))) && !ofProgram.test(text)
}

const entry = /^\W*(?:SPDX-License-Identifier|licen[sc]e)\s*:\s*\S.{0,40}$/i

/** `License: GPL`, one line of a box that says in others what the program is for. */
export function isLicenceEntry(line: string): boolean {
  return entry.test(line)
}
