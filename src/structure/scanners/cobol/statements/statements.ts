import type { ProcedureWalk } from '../procedure-walk.ts'
import { readAccept } from './accept.ts'
import { readAdd, readCompute, readDivide, readMultiply, readSubtract } from './arithmetic.ts'
import { readCall, readCancel, readInvoke } from './call.ts'
import { readCommunication, readGenerate } from './communication.ts'
import { readCondition, readSearch } from './condition.ts'
import { readDisplay, readStop } from './display.ts'
import { readEntry } from './entry.ts'
import { readExec } from './exec.ts'
import { readClose, readDelete, readOpen, readRead, readRelease, readReturn, readRewrite, readStart, readWrite } from './files.ts'
import { readAlter, readExit, readGoTo, readReturning } from './go-to.ts'
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

/** Verbs that say something. Of the others (CONTINUE, COMMIT …) it is enough that they end the statement before them. */
export const statements: ReadonlyMap<string, StatementReader> = new Map<string, StatementReader>([
  ['ACCEPT', readAccept],
  ['ADD', readAdd],
  ['ALTER', readAlter],
  ['CALL', readCall],
  ['CANCEL', readCancel],
  ['CLOSE', readClose],
  ['COMPUTE', readCompute],
  ['DELETE', readDelete],
  ['DISABLE', readCommunication],
  ['DISPLAY', readDisplay],
  ['DIVIDE', readDivide],
  ['ENABLE', readCommunication],
  ['ENTRY', readEntry],
  ['EVALUATE', readCondition],
  ['EXAMINE', readExamine],
  ['EXEC', readExec],
  ['EXECUTE', readExec],
  ['EXHIBIT', readDisplay],
  ['EXIT', readExit],
  ['GENERATE', readGenerate],
  ['GO', readGoTo],
  ['GOBACK', readReturning],
  ['IF', readCondition],
  ['INITIALISE', readInitialize],
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
  ['PURGE', readCommunication],
  ['READ', readRead],
  ['RECEIVE', readCommunication],
  ['RELEASE', readRelease],
  ['RETURN', readReturn],
  ['REWRITE', readRewrite],
  ['SEARCH', readSearch],
  ['SEND', readCommunication],
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
