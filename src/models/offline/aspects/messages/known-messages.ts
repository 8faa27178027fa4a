import { sameName } from '../../../../answer/name-match.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { everyCall } from '../../calls.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

/** `Customer ID: ` before a value says what that is, and is no message; one has more words, or its code. */
const label = /^(?!\S*\d)\S+(?:\s+\S+){0,5}?\s*[:=](?:\s+\S+)?$/

/** What people are shown, labels aside; of the subject's own files and programs where it is named. */
export function knownMessages({ named, name: subject, paths }: Subject, findings: Findings): readonly Definition[] {
  const all = findings.structure(everyCall('message'), 'where')?.definitions ?? []
  return all.filter(
    ({ name, path, of }) =>
      !label.test(name.trim()) && (!named || paths.length === 0 || paths.includes(path) || sameName(of ?? '', subject)),
  )
}
