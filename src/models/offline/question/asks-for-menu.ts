import { keepLast } from '../../../base/keep-last.ts'

const menu = String.raw`(?:the|an?|our|its|this|that)\s+(?:[\w'-]+\s+){0,4}?menu(?:\s+(?:program|screen|map|transaction))?(?=\W*$|\s*,|\s+and\b)`
const leads = String.raw`(?:starts?|begins?|launch(?:es)?|brings?\s+up|opens?|shows?|displays?|sends?|presents?|paints?|runs?|drives?|handles?|implements?|calls?|invokes?|reach(?:es)?|belongs?\s+to|(?:gets?|goes|go|comes?|leads?|returns?|links?|jumps?|xctls?|transfers?(?:\s+control)?)\s+(?:back\s+)?to)`
const things = String.raw`(?:trans(?:actions?)?(?:\s+(?:codes?|ids?|names?))?|tran(?:s?ids?|codes?)|programs?|modules?|maps?|mapsets?|screens?)`
const thing = String.raw`(?:transaction(?:\s+(?:code|id|name))?|tran(?:s?id|code)|program|module|map|mapset)`

const whoLeadsThere = new RegExp(
  String.raw`\b(?:who|what|(?:which|what)\s+(?:cics\s+)?${things})\s+(?:(?:do|can|must)\s+(?:i|we|you|users?)\s+)?${leads}\s+${menu}`,
  'i',
)
const whatItHas = new RegExp(
  String.raw`\b(?:which|what)(?:\s+is|'s)?\s+(?:the\s+)?(?:cics\s+)?${thing}\s+(?:(?:is|stands?)\s+)?(?:of|for|behind)\s+${menu}`,
  'i',
)
const ofOptions = /\b(?:options?|choices?|selections?|items?|entr(?:y|ies)|keys?|choos\w+|chosen|select\w*|pick\w*)\b/i

/** Whether a menu itself is what somebody starts, shows or gets to, and nothing that its options lead to: `which transaction brings up the main menu`. */
export const asksForMenu = keepLast((bare: string): boolean => !ofOptions.test(bare) && (whoLeadsThere.test(bare) || whatItHas.test(bare)))
