import type { StructureResult } from '../answer/structure-results.ts'
import type { ListLook } from './definition-list.ts'
import { crudText } from './structure-crud.ts'
import { deadText } from './structure-dead.ts'
import { flowText } from './structure-flow.ts'
import { impactText } from './structure-impact.ts'
import { layoutText } from './structure-layout.ts'
import { lineageText } from './structure-lineage.ts'
import { bodyText, outlineText } from './structure-outline.ts'
import { missingText, overviewText, statusText } from './structure-overview.ts'
import { referencesText, usesText } from './structure-references.ts'
import { walkText } from './structure-walk.ts'
import { whereText } from './structure-where.ts'

/** An answer of the structure index for people. Sanitised; ends with a newline, or is empty when there is nothing. */
export function structureText(result: StructureResult, look: ListLook): string {
  switch (result.query) {
    case 'overview':
      return overviewText(result, look)
    case 'where':
      return whereText(result, look)
    case 'callers':
    case 'callees':
      return referencesText(result, look)
    case 'uses':
      return usesText(result, look)
    case 'outline':
      return outlineText(result, look)
    case 'body':
      return bodyText(result, look)
    case 'flow':
      return flowText(result, look)
    case 'walk':
      return walkText(result, look)
    case 'impact':
      return impactText(result, look)
    case 'lineage':
      return lineageText(result, look)
    case 'dead':
      return deadText(result, look)
    case 'crud':
      return crudText(result, look)
    case 'layout':
      return layoutText(result, look)
    case 'missing':
      return missingText(result, look)
    case 'status':
      return statusText(result, look)
  }
}
