import { keepLast } from '../../../base/keep-last.ts'
import { asksCommon } from './asks-common.ts'
import type { Question } from './question.ts'

/** A constant of nature as programs write it, in the units of the field. */
export interface PhysicalConstant {
  readonly asked: RegExp
  /** The numerals, in the units in which they are known, that stand for nothing else. */
  readonly numerals?: string
  /** Numerals that may be any number: only in a line with one of these names or words. */
  readonly plain?: { readonly numerals: string; readonly names: string }
}

/** CODATA's values and those of older tables, in SI, CGS and the units of engineers. */
const constants: readonly PhysicalConstant[] = [
  {
    asked: /\bstefan(?:\W+(?:and\W+)?|\s)boltzman+\b/i,
    numerals: String.raw`5\.6(?:6[6-9]\d*|7\d*)\s*[ED][-+]?\d+|0?\.5667\d*[ED]-0?7|56\.[67]\d*[ED]-0?9|4\.90[0-9]\d*[ED]-0?9|2\.04[0-9]*[ED]-10|1\.17[0-2]\d*[ED]-0?7|11\.7\d*[ED]-0?8|0?\.1714\d*[ED]-0?8`,
    plain: { numerals: String.raw`5\.6[67]\d*|4\.9\d*`, names: 'stef|boltz|sigma|sbc' },
  },
  { asked: /\bboltzman+(?:'?s)?\b/i, numerals: String.raw`1\.380[56]\d*`, plain: { numerals: String.raw`1\.38\d*`, names: 'boltz|xk|kb' } },
  {
    // In SI, CGS, and with kilometres or feet.
    asked: /\bgravitational constant\b|\bconstant of gravitation\b|\bnewton(?:'?s)? (?:gravitational )?constant\b/i,
    numerals: String.raw`6\.6(?:7\d*|6[48]\d*)[ED]-(?:0?8|11|20)|0?\.667\d*[ED]-(?:0?7|10|19)|3\.4[34]\d*[ED]-0?8`,
    plain: { numerals: String.raw`6\.67\d*`, names: String.raw`grav|newton|\bg\w{0,3}\s*=` },
  },
  {
    asked:
      /\b(?:acceleration (?:of|due to) gravity|gravity constant|gravitational acceleration|gravity)\b(?! (?:flow|drain|water|sewer|model|load|dam))/i,
    numerals: String.raw`9\.80\d{2,}|32\.17\d*|980\.6\d*`,
    plain: { numerals: String.raw`9\.8\d*|32\.[12]\d*|98[01]\.?\d*`, names: String.raw`grav|\bg\w{0,3}\s*=|\bacc?g\b` },
  },
  {
    asked: /\b(?:universal |ideal |molar )?gas constant\b/i,
    numerals: String.raw`8\.314\d*|8314\.?\d*|1\.98(?:5|6|7)\d*|0?\.0820[56]\d*|82\.0[56]\d*|83\.14\d*`,
    plain: { numerals: String.raw`8\.3\d*|28[67]\.?\d*|1\.99|1545\.?\d*|461\.?\d*`, names: String.raw`gas|\br\w{0,3}\s*=` },
  },
  { asked: /\bavogadro(?:'?s)?\b/i, numerals: String.raw`6\.02[23]\d*\s*[ED]?\+?\d*|0?\.602[23]\d*` },
  { asked: /\bplanck(?:'?s)?\b/i, numerals: String.raw`6\.62[56]\d*` },
  {
    asked: /\bspeed of light\b/i,
    numerals: String.raw`2\.9979\d*|299792\d*`,
    plain: { numerals: String.raw`2\.998\d*|3\.0*[ED]\+?(?:0?8|10)`, names: 'light|clight|cvel' },
  },
  { asked: /\bfaraday(?:'?s)?\b/i, numerals: String.raw`964(?:8[4-9]|9\d)\.?\d*|96500\.?|23\.06\d*|2306[0-9]\.?\d*` },
  {
    asked: /\b(?:elementary|electron(?:'?s|ic)?) charge\b|\bcharge of (?:the|an) electron\b/i,
    numerals: String.raw`1\.602\d*|4\.80[23]\d*`,
  },
  { asked: /\bbohr(?:'?s)? radius\b|\bbohrs? (?:to|in) angstr/i, numerals: String.raw`0?\.5291[67]\d*|1\.889[67]\d*` },
  { asked: /\bhartrees?\b/i, numerals: String.raw`27\.21\d*|627\.5\d*` },
  {
    asked: /\bsolar constant\b/i,
    numerals: String.raw`1367\.?\d*|1353\.?\d*|1360\.8`,
    plain: { numerals: String.raw`13[5-7]\d\.?\d*|0?\.082\d*|1\.9[4-6]\d*|4\.92\d*|118\.\d*`, names: 'solar|gsc|scon' },
  },
  {
    asked: /\bvon k[aá]rm[aá]n\b/i,
    plain: { numerals: String.raw`0?\.4[01]?\d*`, names: 'karm|vonk|kappa|vk' },
  },
  { asked: /\b(?:value of|which|what|digits of|is) pi\b/i, numerals: String.raw`3\.14\d*` },
]

const asks = /\b(?:values?|constants?|numbers?|which|what|how (?:big|large|much|high)|uses?d?)\b/i
/** What is done with it is another question. */
const deeds = /\b(?:who|why|when|routines?|subroutines?|functions?|modules?|files?|how is|calculat\w+|comput\w+)\b/i

/** The constant of physics or chemistry that a question names in the words of the field. */
export function physicalConstantIn({ text }: Pick<Question, 'text'>): PhysicalConstant | undefined {
  return constants.find(({ asked }) => asked.test(text))
}

/** … and whose value it asks for: in which block it is kept is another question. */
export const askedPhysicalConstant = keepLast((question: Pick<Question, 'text'>): PhysicalConstant | undefined =>
  asks.test(question.text) && !deeds.test(question.text) && !asksCommon(question) ? physicalConstantIn(question) : undefined,
)
