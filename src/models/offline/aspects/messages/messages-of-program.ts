import { distinctBy } from '../../../../base/distinct-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall } from '../../calls.ts'
import { inert, item, moreItem } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { knownMessages } from './known-messages.ts'

const messages = String.raw`(?:(?:error|all(?: the)?|kinds? of|warning)\s+)?(?:messages|warnings|error texts|errors?\s+messages)`
const gives =
  '(?:issue|print|display|show|give|write|send|put out|return|produce|log|raise|output|emit|report|have|contain|issued|printed|displayed|shown|given|written|sent|logged|raised)'
const forms = [
  // `which messages does P issue`, `what error messages can P show`
  String.raw`^\W*(?:which|what)\s+${messages}\s+(?:does|do|can|may|might|could|will|are|is)\s+(?:the\s+)?(?:program\s+|routine\s+|module\s+)?NAME\s+${gives}(?:\s+(?:out|to (?:the )?(?:user|operator|screen|terminal|console)))?\W*$`,
  // `which messages are issued by P`
  String.raw`^\W*(?:which|what)\s+${messages}\s+(?:are|can be|may be|will be|get|come)\s+(?:${gives}\s+)?(?:by|in|from)\s+(?:the\s+)?(?:program\s+|routine\s+|module\s+)?NAME\W*$`,
  // `list the messages of P`
  String.raw`^\W*(?:list|show|give me|what are)\s+(?:me\s+)?(?:all\s+)?(?:the\s+)?${messages}\s+(?:of|in|from|by|issued by)\s+(?:the\s+)?(?:program\s+)?NAME\W*$`,
].map((form) => new RegExp(form, 'i'))
const mostItems = 20

/** Which messages a named program has: all that it shows to people, in their order. */
export const messagesOfProgramAspect: Aspect = {
  name: 'messages of a program',
  asks: ({ bare }, subject) =>
    subject.named &&
    subject.paths.length > 0 &&
    (/^(?:program|entry|member)$/.test(subject.kinds[0] ?? '') || isRoutine(subject)) &&
    /messages|warnings|error texts/i.test(bare) &&
    forms.some((form) => form.test(bare)),
  calls: () => [everyCall('message')],
  draft: (_, subject, findings) => {
    const found = messagesOf(subject, findings)
    if (found.length === 0) return undefined
    const items = found.slice(0, mostItems).map((message) => item(findings, `\u201c${inert(message.name)}\u201d`, [message]))
    const title = `${count(found.length, 'message')} found in ${inert(subject.name)}:`
    return { lead: [title, ...items, ...moreItem(found.length - mostItems)], quotes: [], alone: true }
  },
}

/** Its own, and those of a copybook in its member; each text once. */
function messagesOf(subject: Subject, findings: Findings) {
  const own = knownMessages(subject, findings).filter(({ path }) => subject.paths.includes(path))
  return distinctBy(own, ({ name }) => name).toSorted((a, b) => a.startLine - b.startLine)
}
