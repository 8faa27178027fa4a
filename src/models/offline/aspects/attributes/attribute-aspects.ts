import type { Aspect } from '../../aspect.ts'
import { commandOptionsAspect } from './command-options.ts'
import { conditionsTakenAspect } from './conditions-taken.ts'
import { controlStatementsAspect } from './control-statements.ts'
import { ddlClausesAspect } from './ddl-clauses.ts'
import { declaredDataAspect } from './declared-data.ts'
import { defineAttributesAspect } from './define-attributes.ts'
import { equatesAspect } from './equates.ts'
import { fileClausesAspect } from './file-clauses.ts'
import { formatTextsAspect } from './format-texts.ts'
import { fortranDataAspect } from './fortran-data.ts'
import { groupPartsAspect } from './group-parts.ts'
import { itemClausesAspect } from './item-clauses.ts'
import { jclAttributesAspect } from './jcl-attributes.ts'
import { macroClausesAspect } from './macro-clauses.ts'
import { macroDefaultsAspect } from './macro-defaults.ts'
import { macroRowsAspect, rowOfKeyAspect } from './macro-rows.ts'
import { onUnitsAspect } from './on-units.ts'
import { openAttributesAspect } from './open-attributes.ts'
import { programFactsAspect } from './program-facts.ts'
import { registersAspect } from './registers.ts'
import { resourceSettingsAspect } from './resource-settings.ts'
import { routineHeadsAspect } from './routine-heads.ts'
import { sectionAttributesAspect } from './section-attributes.ts'
import { sqlClausesAspect } from './sql-clauses.ts'
import { statementOperandsAspect } from './statement-operands.ts'
import { stepPlacesAspect } from './step-places.ts'

/** What one declaration or statement says of what it declares, by its language, in the order in which an answer says it. */
export const attributeAspects: readonly Aspect[] = [
  fileClausesAspect,
  itemClausesAspect,
  groupPartsAspect,
  programFactsAspect,
  macroClausesAspect,
  ddlClausesAspect,
  commandOptionsAspect,
  sqlClausesAspect,
  statementOperandsAspect,
  macroDefaultsAspect,
  macroRowsAspect,
  rowOfKeyAspect,
  sectionAttributesAspect,
  registersAspect,
  equatesAspect,
  declaredDataAspect,
  routineHeadsAspect,
  fortranDataAspect,
  formatTextsAspect,
  openAttributesAspect,
  onUnitsAspect,
  conditionsTakenAspect,
  jclAttributesAspect,
  stepPlacesAspect,
  controlStatementsAspect,
  defineAttributesAspect,
  resourceSettingsAspect,
]
