import { digitsOf } from './cobol-item.ts'

const whole: Readonly<Record<string, string>> = {
  SMALLINT: '32,767',
  INT: '2,147,483,647',
  INTEGER: '2,147,483,647',
  BIGINT: '9,223,372,036,854,775,807',
}
const column =
  /^\s*["\w-]+\s+(?<type>(?:DECIMAL|DEC|NUMERIC)\s*\(\s*(?<digits>\d{1,2})\s*(?:,\s*(?<decimals>\d{1,2})\s*)?\)|SMALLINT|INTEGER|INT|BIGINT)(?![\w(])/i
const picture = /\sPIC(?:TURE)?\s+(?:IS\s+)?(?<picture>\S+)/i

/** What a field is declared as, and the largest number that this holds. */
export interface LargestValue {
  readonly type: string
  readonly value: string
  readonly isSigned: boolean
}

/** Of the text of an item of COBOL or a column; undefined for what holds no number, or is edited so that its digits are not told by its marks. */
export function largestValue(text: string): LargestValue | undefined {
  const of = column.exec(text)?.groups
  if (of?.type !== undefined) {
    const type = of.type.toUpperCase().replace(/\s+/g, '')
    const decimals = Number(of.decimals ?? 0)
    const value = whole[type] ?? nines(Number(of.digits ?? 0) - decimals, decimals)
    return { type, value, isSigned: true }
  }
  const stated = picture.exec(text)?.groups?.picture?.replace(/[.,]$/, '')
  if (stated === undefined || /[-+$]{2}|[-+$]\(/.test(stated)) return undefined
  const digits = digitsOf(stated)
  if (digits === undefined || digits.whole + digits.decimals === 0) return undefined
  return {
    type: `PIC ${stated.toUpperCase()}`,
    value: nines(digits.whole, digits.decimals),
    isSigned: /^[-+S]|[-+]$|CR$|DB$/i.test(stated),
  }
}

function nines(before: number, behind: number): string {
  const full = before <= 0 ? '0' : '9'.repeat(before).replace(/\B(?=(?:9{3})+$)/g, ',')
  return behind > 0 ? `${full}.${'9'.repeat(behind)}` : full
}
