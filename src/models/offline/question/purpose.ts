import type { Question } from './question.ts'

const purpose =
  /\b(?:what (?:is|are|does|do|did)\b.*\b(?:for|do|does|doing|about|kind|purpose|role)|purpose|explain|describe|overview of|tell me about|what kind|what sort|responsible for|\bwhat (?:is|are) the (?:[a-z]+ )?(?:jobs?|tasks?|roles?|duties|duty|responsibilit(?:y|ies)|functions?) of (?:the )?(?:[a-z]+ )?NAME\b|what does (?:the )?(?:(?:macro|routine|subroutine|function|exec) )?NAME\b(?: (?:macro|routine|subroutine|function|exec))?(?!\s+(?:call|invoke|link|xctl|start|run|copy|include|read|write|update|delete|insert|use|open|depend|return|send|receive|produce|print|perform)\b)|what is NAME\b)/i

/** `What does it do if the second update fails`: one case, not what it is for. `What is L for`: one code. `What is the default for`: a value. */
const oneCase =
  /\bwhat (?:is|are) the (?:[a-z]+ )?(?:defaults?|values?|limits?|maximum|minimum|lengths?|sizes?|formats?|keys?|names?|numbers?|codes?|order|layout|syntax)(?: [a-z]+)? for\b|\bwhat (?:does|do|did)\s+(?:[\w-]+\s+){1,5}?do\s+(?:if|when|whenever|once|after|in case|while)\b|\bwhat is ['"]?[A-Z\d]['"]? for\b/gi

/** Whether a question asks what something is for, does or is. */
export function asksPurpose({ bare }: Pick<Question, 'bare'>): boolean {
  // The mark of a name is no word of the question.
  return purpose.test(bare.replace(oneCase, (found) => (/\bNAME for$/.test(found) ? found : ' ')))
}
