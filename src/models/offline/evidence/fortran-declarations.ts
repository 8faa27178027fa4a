import { escapeRegex } from '../../../base/escape-regex.ts'
import { type FortranStatement, listed } from './fortran-statement.ts'

/** What a statement of Fortran says of a name. */
export interface SaidOfName {
  readonly kind: 'type' | 'dimension' | 'constant' | 'initial' | 'common' | 'equivalence' | 'save' | 'namelist' | 'intent'
  readonly text: string
}

const typeWords = String.raw`INTEGER|REAL|LOGICAL|COMPLEX|BYTE|DOUBLE\s*PRECISION|DOUBLE\s*COMPLEX|CHARACTER|TYPE\s*\(\s*\w+\s*\)|CLASS\s*\(\s*\w+\s*\)`
const size = String.raw`(?:\s*\*\s*(?:\d+|\([^)]*\))|\s*\((?:[^()]|\([^()]*\))*\))?`
const typed = new RegExp(
  String.raw`^(?<type>(?:${typeWords})${size})(?<attributes>(?:\s*,\s*\w+(?:\s*\((?:[^()]|\([^()]*\))*\))?)*)\s*(?:::)?\s*(?<names>.*)$`,
  'i',
)
/** An entity of a list: its bounds, its own length, its first value. */
const entity = (name: string) =>
  new RegExp(
    String.raw`^${escapeRegex(name)}(?<length>\s*\*\s*(?:\d+|\([^)]*\)))?\s*(?<bounds>\((?:[^()]|\([^()]*\))*\))?(?<length2>\s*\*\s*(?:\d+|\([^)]*\)))?\s*(?:=>?\s*(?<value>.*)|/(?<data>[^/]*)/?)?$`,
    'i',
  )

/** What the statement declares of the name: its type with bounds, a constant, a first value, a block that it is in. */
export function saidOfName({ text }: FortranStatement, name: string): readonly SaidOfName[] {
  const ofName = entity(name)
  const parameter = /^PARAMETER\s*\((.*)\)$/i.exec(text)?.[1]
  if (parameter !== undefined) return valueIn(parameter, name).map((value) => ({ kind: 'constant', text: value }))
  const dimension = /^(?:DIMENSION|ALLOCATABLE|POINTER|TARGET)\s*(?:::)?\s*(.*)$/i.exec(text)?.[1]
  if (dimension !== undefined) return entitiesIn(dimension, ofName).map(({ bounds = '' }) => ({ kind: 'dimension', text: bounds }))
  const data = /^DATA\s*(.*)$/i.exec(text)?.[1]
  if (data !== undefined && !/^\s*=/.test(data)) return dataOf(data, name)
  const common = /^COMMON\s*(.*)$/i.exec(text)?.[1]
  if (common !== undefined) return commonOf(common, ofName)
  const namelist = /^NAMELIST\s*\/\s*(\w+)\s*\/\s*(.*)$/i.exec(text)
  if (namelist !== null)
    return listed(namelist[2] ?? '').some((one) => ofName.test(one)) ? [{ kind: 'namelist', text: namelist[1] ?? '' }] : []
  const shared = /^EQUIVALENCE\s*(.*)$/i.exec(text)?.[1]
  if (shared !== undefined) return equivalentOf(shared, name)
  const saved = /^SAVE\b\s*(?:::)?\s*(.*)$/i.exec(text)?.[1]
  if (saved !== undefined) return listed(saved).some((one) => ofName.test(one)) ? [{ kind: 'save', text: '' }] : []
  const intent = /^(INTENT\s*\(\s*\w+(?:\s+OUT)?\s*\)|OPTIONAL)\s*(?:::)?\s*(.*)$/i.exec(text)
  if (intent !== null) return listed(intent[2] ?? '').some((one) => ofName.test(one)) ? [{ kind: 'intent', text: intent[1] ?? '' }] : []
  return typeOf(text, ofName)
}

function typeOf(text: string, ofName: RegExp): readonly SaidOfName[] {
  const { type, attributes = '', names = '' } = typed.exec(text)?.groups ?? {}
  if (type === undefined || /^\s*(?:FUNCTION|SUBROUTINE)\b/i.test(names)) return []
  return entitiesIn(names, ofName).flatMap(({ bounds = '', length, length2, value, data }) => {
    const given = (value ?? data ?? '').trim()
    const isConstant = /\bPARAMETER\b/i.test(attributes)
    const own = (length ?? length2 ?? '').replace(/\s/g, '')
    const said: SaidOfName[] = [
      {
        kind: 'type',
        text: `${type.toUpperCase().replace(/\s+/g, ' ')}${own}${attributes.replace(/\s+/g, '')}${bounds === '' ? '' : ` ${bounds}`}`,
      },
    ]
    if (given !== '') said.push({ kind: isConstant ? 'constant' : 'initial', text: given })
    return said
  })
}

type Groups = Readonly<Record<string, string | undefined>>

function entitiesIn(names: string, ofName: RegExp): readonly Groups[] {
  // `A/1.0/,B/2.0/`: a first value between slashes.
  return listed(names)
    .map((one) => ofName.exec(one)?.groups)
    .filter((groups) => groups !== undefined)
}

function valueIn(list: string, name: string): readonly string[] {
  const of = new RegExp(String.raw`^${escapeRegex(name)}\s*=\s*(.*)$`, 'i')
  return listed(list).flatMap((one) => of.exec(one)?.[1] ?? [])
}

/** `DATA A,B/1,2/,C(1)/3/`. */
function dataOf(text: string, name: string): readonly SaidOfName[] {
  const groups = [...text.matchAll(/\s*,?\s*([^/]*)\/([^/]*)\//g)]
  const one = new RegExp(String.raw`^\(*${escapeRegex(name)}(?:\s*\(.*)?$`, 'i')
  return groups.flatMap(([, names = '', values = '']) => {
    const list = listed(names)
    const at = list.findIndex((entry) => one.test(entry))
    if (at < 0) return []
    const given = listed(values)
    const value = list.length === 1 ? values.trim() : given.length === list.length ? (given[at] ?? '') : undefined
    return [{ kind: 'initial' as const, text: value ?? `${names.trim()} / ${values.trim()} /` }]
  })
}

function commonOf(text: string, ofName: RegExp): readonly SaidOfName[] {
  const blocks = [...(text.startsWith('/') ? text : `//${text}`).matchAll(/\/\s*(\w*)\s*\/\s*([^/]*)/g)]
  return blocks.flatMap(([, block = '', names = '']) => {
    const members = listed(names)
    const at = members.findIndex((one) => ofName.test(one))
    if (at < 0) return []
    const bounds = /\(.*\)/.exec(members[at] ?? '')?.[0] ?? ''
    const place = `member ${at + 1} of ${members.length} on this statement${bounds === '' ? '' : `, bounds ${bounds}`}`
    return [{ kind: 'common' as const, text: `${block === '' ? 'blank COMMON' : `COMMON /${block}/`} (${place})` }]
  })
}

function equivalentOf(text: string, name: string): readonly SaidOfName[] {
  const one = new RegExp(String.raw`(?<!\w)${escapeRegex(name)}(?!\w)`, 'i')
  return [...text.matchAll(/\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, group = '']) =>
    one.test(group) ? [{ kind: 'equivalence' as const, text: `(${group.trim()})` }] : [],
  )
}
