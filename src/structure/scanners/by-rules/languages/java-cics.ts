import type { EdgeKind, UnitKind } from '../../../../answer/structure.ts'
import type { Source } from '../language-rules.ts'
import { ProgramCalls } from '../program-calls.ts'

/** Classes of `com.ibm.cics.server` whose objects stand for the resource that `setName` gives them (CICS TS, "JCICS class library"). */
const resources: ReadonlyMap<string, { readonly kind: EdgeKind; readonly unit: UnitKind }> = new Map([
  ['Program', { kind: 'link', unit: 'program' }],
  ['StartRequest', { kind: 'start', unit: 'transaction' }],
  ['KSDS', { kind: 'file', unit: 'file' }],
  ['ESDS', { kind: 'file', unit: 'file' }],
  ['RRDS', { kind: 'file', unit: 'file' }],
  ['TSQ', { kind: 'queue', unit: 'queue' }],
  ['TDQ', { kind: 'queue', unit: 'queue' }],
])

/** Programs, files and queues of CICS that Java works with: `Program p = new Program(); p.setName("X")`. */
export function readCicsResources({ tokens, sheet }: Source): void {
  const calls = new ProgramCalls(tokens, sheet)
  const objects = new Map<string, string>()
  let isServer = false
  for (let i = 0; i < tokens.count; i++) {
    const value = tokens.value(i)
    if (value === 'server' && tokens.value(i - 2) === 'cics' && tokens.value(i - 4) === 'ibm') isServer = true
    if (!isServer || !tokens.isWord(i)) continue
    // The last type that an object of the name got: a name may stand for several, one after the other.
    if (resources.has(value) && tokens.isWord(i + 1)) objects.set(tokens.value(i + 1), value)
    else if (value === 'new' && tokens.is(i - 1, '=') && resources.has(tokens.value(i + 1)))
      objects.set(tokens.value(i - 2), tokens.value(i + 1))
    else if (tokens.is(i + 1, '=')) calls.set(i, i + 2)
    else if (value === 'setName' && tokens.is(i - 1, '.') && tokens.is(i + 1, '(') && tokens.is(i + 3, ')')) {
      const resource = resources.get(objects.get(tokens.value(i - 2)) ?? '')
      if (resource !== undefined) calls.call(i + 2, resource.kind, resource.unit)
    }
  }
  calls.finish()
}
