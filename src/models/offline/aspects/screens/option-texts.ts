import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'
import { keyIdentity } from './key-names.ts'
import { screenParts } from './screen-layout.ts'
import { mapsOf } from './screen-programs.ts'

const numbered = /^\s*\(?0*(\d{1,2}|[A-Z])\s*(?:[-.):=]+|\s{2,})\s*(\S.*)$/

/** What the screen says of each option, by the identity of the choice. */
export function optionTexts(subject: Subject, findings: Findings): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const name of mapsOf(subject, findings)) {
    const parts = findings.outlinedMembers(name).flatMap(({ entries }) => screenParts(entries, name))
    for (const { text = '', keys } of parts) {
      const [, option = '', said = ''] = keys === undefined ? (numbered.exec(text) ?? []) : []
      const key = keyIdentity(`option ${option}`)
      if (option !== '' && /\p{L}{2}/u.test(said) && !texts.has(key)) texts.set(key, said.trim())
    }
  }
  return texts
}
