import type { ProcedureWalk } from '../procedure-walk.ts'
import { readAccept } from './accept.ts'
import { readAdd, readCompute, readDivide, readMultiply, readSubtract } from './arithmetic.ts'
import { readCall, readCancel, readInvoke } from './call.ts'
import { readCondition, readSearch } from './condition.ts'
import { readDisplay, readStop } from './display.ts'
import { readEntry } from './entry.ts'
import { readExec } from './exec.ts'
import { readClose, readDelete, readOpen, readRead, readRelease, readReturn, readRewrite, readStart, readWrite } from './files.ts'
import { readAlter, readExit, readGoTo } from './go-to.ts'
import { readInitialize } from './initialize.ts'
import { readMove } from './move.ts'
import { readNote } from './note.ts'
import { readPerform } from './perform.ts'
import { readSet } from './set.ts'
import { readMerge, readSort } from './sort.ts'
import { readExamine, readInspect, readString, readTransform, readUnstring } from './strings.ts'
import { readUse } from './use.ts'
import { readJson, readXml } from './xml-json.ts'

/** Reads a statement's operands; the walk stands behind the verb, and may be left wherever nothing more is understood. */
export type StatementReader = (walk: ProcedureWalk) => void

/** Verbs that say something. Of the others (CONTINUE, GOBACK …) it is enough that they end the statement before them. */
export const statements: ReadonlyMap<string, StatementReader> = new Map<string, StatementReader>([
  ['ACCEPT', readAccept],
  ['ADD', readAdd],
  ['ALTER', readAlter],
  ['CALL', readCall],
  ['CANCEL', readCancel],
  ['CLOSE', readClose],
  ['COMPUTE', readCompute],
  ['DELETE', readDelete],
  ['DISPLAY', readDisplay],
  ['DIVIDE', readDivide],
  ['ENTRY', readEntry],
  ['EVALUATE', readCondition],
  ['EXAMINE', readExamine],
  ['EXEC', readExec],
  ['EXECUTE', readExec],
  ['EXHIBIT', readDisplay],
  ['EXIT', readExit],
  ['GO', readGoTo],
  ['IF', readCondition],
  ['INITIALIZE', readInitialize],
  ['INSPECT', readInspect],
  ['INVOKE', readInvoke],
  ['JSON', readJson],
  ['MERGE', readMerge],
  ['MOVE', readMove],
  ['MULTIPLY', readMultiply],
  ['NOTE', readNote],
  ['OPEN', readOpen],
  ['PERFORM', readPerform],
  ['READ', readRead],
  ['RELEASE', readRelease],
  ['RETURN', readReturn],
  ['REWRITE', readRewrite],
  ['SEARCH', readSearch],
  ['SET', readSet],
  ['SORT', readSort],
  ['START', readStart],
  ['STOP', readStop],
  ['STRING', readString],
  ['SUBTRACT', readSubtract],
  ['TRANSFORM', readTransform],
  ['UNSTRING', readUnstring],
  ['USE', readUse],
  ['WHEN', readCondition],
  ['WRITE', readWrite],
  ['XML', readXml],
])
