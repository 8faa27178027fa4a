import { keepLast } from '../../../base/keep-last.ts'

/** What a definition of a CICS resource sets, and how a question asks for it that names no resource. Source: CICS Resource Definition Guide. */
export interface ResourceSetting {
  readonly keys: readonly string[]
  readonly asked: RegExp
}

const settings: readonly ResourceSetting[] = [
  {
    keys: ['PORTNUMBER', 'PORT'],
    asked: /\b(?:which|what) (?:tcp(?:\/?ip)? |ip |http )?ports?\b|\bport ?numbers?\b|\b(?:listens?|listening) on\b[^?]*\bports?\b/i,
  },
  {
    keys: ['PLAN'],
    asked: /^(?=.*\b(?:cics|transactions?|online|db2 ?entry|db2 ?conn(?:ection)?|attachment)\b).*\b(?:which|what) (?:db2 )?plans?\b/i,
  },
  {
    keys: ['DB2ID', 'DB2GROUPID'],
    asked: /^(?=.*\bcics\b).*\b(?:which|what) (?:db2|sub-?system|db2 (?:sub-?system|data sharing group))\b[^?]*\b(?:connect|attach|use)/i,
  },
  { keys: ['CONFIGFILE'], asked: /^(?=.*\bpipeline\b).*\bconfig(?:uration)?[ -]?files?\b/i },
  { keys: ['WSDIR'], asked: /\bws ?bind\b[^?]*\bdirector|\bdirector\w+\b[^?]*\bws ?bind\b|\bpick-?up director/i },
]

/** The settings that a question asks for. */
export const askedResourceSettings = keepLast((text: string): readonly ResourceSetting[] =>
  settings.filter(({ asked }) => asked.test(text.replaceAll('\n', ' '))),
)
