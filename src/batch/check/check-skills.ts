import { hashLines } from '../../answer/hash-lines.ts'
import type { CurrentSection, CurrentSources } from '../../app/current-sources.ts'
import { AppError } from '../../base/app-error.ts'
import { groupBy } from '../../base/group-by.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import type { Finding, Place } from './check-report.ts'
import type { CitedLines } from './cited-lines.ts'
import { saysLittle } from './find-lines.ts'

type Skills = Pick<CurrentSources, 'skillNames' | 'sections'>

/**
 * What has become of cited skills and sections of skills. Where in its file a section stands does not matter, its text does. Throws `AppError` file_missing
 * when several skills are cited and none of them is there.
 */
export async function checkSkills(cited: readonly CitedLines[], skills: Skills): Promise<ReadonlyMap<CitedLines, Finding>> {
  const findings = new Map<CitedLines, Finding>()
  const lost: (readonly [CitedLines, Finding])[] = []
  const names = groupBy(cited, ({ path }) => nameAndHeading(path).name)
  let there = 0
  for (const [name, citations] of names) {
    const sections = await skills.sections(name)
    if (sections !== undefined) there++
    for (const citation of citations) {
      const finding = compare(citation, sections ?? [])
      if (finding.state === 'unchanged') findings.set(citation, finding)
      else lost.push([citation, finding])
    }
  }
  if (names.size > 1 && there === 0) throw otherSkills([...names.keys()])
  const moved = lost.length === 0 ? new Map<string, Place>() : await placesOf(new Set(lost.map(([{ hash }]) => hash)), skills)
  for (const [citation, finding] of lost) {
    const place = moved.get(citation.hash)
    findings.set(citation, place ? { state: 'moved', movedTo: place } : finding)
  }
  return findings
}

function compare({ path, hash }: CitedLines, sections: readonly CurrentSection[]): Finding {
  const { heading } = nameAndHeading(path)
  // Several sections may have one heading.
  const named = sections.filter((section) => section.heading === heading)
  if (named.some((section) => hashLines(section.text) === hash)) return { state: 'unchanged', movedTo: null }
  return { state: named.length > 0 ? 'changed' : 'vanished', movedTo: null }
}

/** The first section of each hash, in all skills. */
async function placesOf(hashes: ReadonlySet<string>, skills: Skills): Promise<Map<string, Place>> {
  const places = new Map<string, Place>()
  for (const name of skills.skillNames()) {
    for (const { heading, startLine, endLine, text } of (await skills.sections(name)) ?? []) {
      const hash = hashLines(text)
      if (!hashes.has(hash) || places.has(hash) || saysLittle(text.split('\n'))) continue
      places.set(hash, { path: heading === undefined ? name : `${name}#${heading}`, startLine, endLine })
    }
  }
  return places
}

function nameAndHeading(path: string): { readonly name: string; readonly heading: string | undefined } {
  const at = path.indexOf('#')
  return at === -1 ? { name: path, heading: undefined } : { name: path.slice(0, at), heading: path.slice(at + 1) }
}

function otherSkills(cited: readonly string[]): AppError {
  const names = cited.slice(0, 3).map(sanitizeLine).join(', ')
  return new AppError(
    'file_missing',
    `None of the ${cited.length} skills that the pages cite is there (${names}${cited.length > 3 ? ', …' : ''}).`,
    {
      hint: 'Give --skills-dir as it was for the batch.',
    },
  )
}
