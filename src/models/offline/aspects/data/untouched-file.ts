import type { UsesResult } from '../../../../answer/structure-results.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, referencesCall } from '../../calls.ts'
import { filesDescribed } from '../../described/described-files.ts'
import { phraseBefore } from '../../described/phrase-before.ts'
import { thingsCalled } from '../../evidence/things-called.ts'
import type { Findings } from '../../findings.ts'
import { askedAccess } from '../../question/access.ts'
import { isActedOn } from '../../question/acted-on.ts'
import type { Question } from '../../question/question.ts'
import { isDoneNowhere, proofCalls } from '../relations/no-users.ts'
import { byProgram, isDirect, ofPrograms, userItem, usersOf, usesIn } from '../relations/users-of.ts'

const noun = /\b(?:files?|masters?|master files?|ksds)\b/i
/** A program, a job and the monitor each call a file by a name of their own. */
const mostFiles = 10
const mostUsers = 8

/** That no program does to a file what is asked: adds to it, deletes from it. Who does, the passages tell. */
export const untouchedFileAspect: Aspect = {
  name: 'untouched-file',
  asks: (question) =>
    question.names.length === 0 &&
    askedAccess(question)?.spelled !== undefined &&
    phraseBefore(question.text, noun).length > 0 &&
    isActedOnFile(question),
  calls: (question, _, findings) => {
    const access = askedAccess(question)
    return [
      everyCall('file'),
      everyCall('program'),
      ...filesCalled(question, findings).flatMap((name) => [
        referencesCall(name, 'uses'),
        ...(access === undefined ? [] : proofCalls({ name }, access)),
      ]),
    ]
  },
  draft: (question, _, findings) => {
    const access = askedAccess(question)
    const files = filesCalled(question, findings)
    if (access === undefined || files.length === 0) return undefined
    const results = files.map((name) => findings.structure(referencesCall(name, 'uses'), 'uses'))
    const all = results.flatMap((result) => (result === undefined ? [] : [ofPrograms(usesIn(ofFiles(result)))]))
    const isProven = files.flatMap((name) => proofCalls({ name }, access)).every((call) => isDoneNowhere(call, findings))
    if (!isProven || all.length < files.length || all.some((uses) => usersOf(uses, access).length > 0)) return undefined
    const users = byProgram(all.flatMap(({ writes, reads, others }) => [...writes, ...reads, ...others]).filter(isDirect))
    // Of a file that nobody is seen to use it is not known what is done to it.
    if (users.length === 0) return undefined
    const said = `no program ${access.does ?? 'changes'} the ${phraseBefore(question.text, noun).join(' ')} file (${files.join(', ')})`
    return {
      lead: [],
      quotes: [],
      nothing: { said, instead: users.slice(0, mostUsers).map((user) => userItem(user, findings)), decides: true },
    }
  },
}

/** A screen or transaction of the same name is another thing. */
function ofFiles(result: UsesResult): UsesResult {
  return { ...result, subjects: result.subjects.filter(({ unit: { kind } }) => kind === 'file' || kind === 'dataset') }
}

function isActedOnFile(question: Question): boolean {
  const access = askedAccess(question)
  const found = noun.exec(question.text)
  return access !== undefined && found !== null && isActedOn(question.text, { at: found.index, length: found[0].length }, access)
}

/** The files in whose names all words of `the customer file` stand, in full or as the code abbreviates them. */
function filesCalled(question: Question, findings: Findings): readonly string[] {
  const called = thingsCalled(phraseBefore(question.text, noun), 'file', question, findings)
  // Where many have the words, those that say nothing else are meant; too many are more than the one.
  return called.length > mostFiles ? filesDescribed(question, findings) : called
}
