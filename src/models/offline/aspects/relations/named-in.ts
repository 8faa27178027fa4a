import { containsName } from '../../../../answer/name-match.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { limits } from '../../../../base/limits.ts'
import { namedItems } from '../../absence.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { locateCall } from '../../calls.ts'
import { at, inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { askedRelations } from '../../question/relation.ts'
import { code } from '../../quote.ts'

const mostNames = 30

/** Who uses what the structure does not follow (a function of the host's, a service, a DSECT): the files with a line of code that names it, each with its first. */
export const namedInAspect: Aspect = {
  name: 'named in',
  asks: ({ names }, { named, kinds }) => names.length > 0 && (!named || kinds[0] === 'mention' || kinds[0] === 'record'),
  calls: (question, _, findings) => namesAsked(question, findings).map(linesCall),
  draft: (question, _, findings) => {
    const [name, another] = namesAsked(question, findings)
    if (name !== undefined && another === undefined && isOnlyDeclared(name, findings)) return onlyDeclared(name, findings)
    const lead = namesAsked(question, findings).flatMap((name) => {
      const all = findings.linesFound(linesCall(name))
      const places = distinctBy(
        all.filter((line) => isUse(line, name)),
        ({ path }) => path,
      )
      if (places.length === 0) return []
      const files = [...new Set(places.map(({ path }) => inert(bareFileName(path))))]
      const more = all.length < limits.searchMatches ? '' : ', and maybe by others'
      return [`${code(name)} is named by ${files.slice(0, mostNames).join(', ')}${more}:`, ...namedItems(places.map(at), findings)]
    })
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

/** Of names whose users no edges tell, those that the question asks users of. */
function namesAsked(question: Question, findings: Findings): readonly string[] {
  const known = findings.located(locateCall(question.text))?.names ?? []
  return question.names.filter((name) => {
    if (isCommonBlock(name, question)) return false
    const meant = known.find(({ word }) => word === name)
    const isFollowed =
      meant === undefined ||
      meant.mentions > 0 ||
      !meant.units.every(({ kind, path = '' }) => kind === 'record' && isAssembler(path, findings))
    const isAsked = askedRelations(question, name).some(
      ({ sure, subjectIs, name: how }) => sure && subjectIs === 'object' && (how === 'uses' || how === 'calls' || how === 'copies'),
    )
    return !isFollowed && isAsked && meant.members.length === 0
  })
}

function linesOf(name: string, findings: Findings) {
  return findings.linesFound(linesCall(name)).filter((line) => isUse(line, name))
}

/** What declares an entry calls nothing, nor does its own label. */
function isOnlyDeclared(name: string, findings: Findings): boolean {
  const lines = linesOf(name, findings)
  const own = new RegExp(String.raw`^\s*${escapeRegex(name)}\s*:`, 'i')
  return lines.length > 0 && lines.every(({ text }) => /^\s*(?:dcl|declare)\s/i.test(text) || own.test(text))
}

function onlyDeclared(name: string, findings: Findings): Draft {
  const instead = namedItems(linesOf(name, findings).map(at), findings)
  return { lead: [], quotes: [], nothing: { said: `${code(name)} is only declared: no statement calls it`, instead } }
}

/** Who declares a COMMON block of Fortran is told by its statements (`common-blocks.ts`). */
function isCommonBlock(name: string, { text }: Question): boolean {
  const of = escapeRegex(name)
  return new RegExp(String.raw`\bcommon\W+(?:(?:blocks?|areas?)\W+)?${of}(?!\w)|/\s*${of}\s*/|(?<!\w)${of}\W+common\b`, 'i').test(text)
}

function linesCall(name: string): Call {
  return { name: 'search_code', args: { pattern: name, fixed: true, limit: limits.searchMatches } }
}

/** A line of code, not the one that begins a DSECT of that name. */
function isUse({ path, text }: Place & { readonly text: string }, name: string): boolean {
  return containsName(text, name) && !isComment(text) && !isDocument(path) && !(mayBeAssembler(path) && /^\S+\s+DSECT\b/i.test(text))
}
