import type { Aspect } from './aspect.ts'
import { buildAspect } from './aspects/build.ts'
import { calleesAspect } from './aspects/callees.ts'
import { callersAspect } from './aspects/callers.ts'
import { codeProgramsAspect } from './aspects/code-programs.ts'
import { codesAspect } from './aspects/codes.ts'
import { commandsAspect } from './aspects/commands.ts'
import { commonBlocksAspect } from './aspects/common-blocks.ts'
import { comparedValuesAspect } from './aspects/compared-values.ts'
import { complementAspect } from './aspects/complement.ts'
import { constantsAspect } from './aspects/constants.ts'
import { databaseAspect } from './aspects/database.ts'
import { definitionAspect } from './aspects/definition.ts'
import { describedFormulaAspect } from './aspects/described-formula.ts'
import { describedMessageAspect } from './aspects/described-message.ts'
import { differencesAspect } from './aspects/differences.ts'
import { emptyParagraphAspect } from './aspects/empty-paragraph.ts'
import { usesAspect } from './aspects/field-changes.ts'
import { fieldChoicesAspect } from './aspects/field-choices.ts'
import { fileAllocationsAspect } from './aspects/file-allocations.ts'
import { fileKeysAspect } from './aspects/file-keys.ts'
import { filesByDdAspect } from './aspects/files-by-dd.ts'
import { glossedNamesAspect } from './aspects/glossed-names.ts'
import { howtoAspect } from './aspects/howto.ts'
import { jobAspect } from './aspects/job.ts'
import { keysAspect } from './aspects/keys.ts'
import { labelsAspect } from './aspects/labels.ts'
import { limitsAspect } from './aspects/limits.ts'
import { lineageAspect } from './aspects/lineage.ts'
import { listingAspect } from './aspects/listing.ts'
import { literalsAspect } from './aspects/literals.ts'
import { makeRulesAspect } from './aspects/make-rules.ts'
import { meaningsAspect } from './aspects/meanings.ts'
import { memberContentsAspect } from './aspects/member-contents.ts'
import { mentionsAspect } from './aspects/mentions.ts'
import { menuOptionsAspect } from './aspects/menu-options.ts'
import { missingDdsAspect } from './aspects/missing-dds.ts'
import { namedInAspect } from './aspects/named-in.ts'
import { neverComputedAspect } from './aspects/never-computed.ts'
import { noLockoutAspect } from './aspects/no-lockout.ts'
import { overviewAspect } from './aspects/overview.ts'
import { pageSizeAspect } from './aspects/page-size.ts'
import { paragraphAspect } from './aspects/paragraph.ts'
import { parametersAspect } from './aspects/parameters.ts'
import { passagesAspect } from './aspects/passages.ts'
import { prologueAspect } from './aspects/prologue.ts'
import { purposeAspect } from './aspects/purpose.ts'
import { returnCodesAspect } from './aspects/return-codes.ts'
import { routineFormulaAspect } from './aspects/routine-formula.ts'
import { scheduleOrderAspect } from './aspects/schedule-order.ts'
import { screenAspect } from './aspects/screen.ts'
import { screenContentsAspect } from './aspects/screen-contents.ts'
import { screenFieldsAspect } from './aspects/screen-fields.ts'
import { scriptCommandsAspect } from './aspects/script-commands.ts'
import { scriptJobsAspect } from './aspects/script-jobs.ts'
import { settingsAspect } from './aspects/settings.ts'
import { shortCodesAspect } from './aspects/short-codes.ts'
import { symbolicMapAspect } from './aspects/symbolic-map.ts'
import { tableColumnsAspect } from './aspects/table-columns.ts'
import { tableKeysAspect } from './aspects/table-keys.ts'
import { transactionAspect } from './aspects/transaction.ts'
import { unknownChoiceAspect } from './aspects/unknown-choice.ts'
import { untouchedFileAspect } from './aspects/untouched-file.ts'
import { variableValuesAspect } from './aspects/variable-values.ts'
import { variablesAspect } from './aspects/variables.ts'

/** What can be answered, in the order in which an answer says it. */
export const aspects: readonly Aspect[] = [
  overviewAspect,
  listingAspect,
  complementAspect,
  differencesAspect,
  memberContentsAspect,
  callersAspect,
  paragraphAspect,
  commandsAspect,
  calleesAspect,
  namedInAspect,
  codeProgramsAspect,
  comparedValuesAspect,
  fieldChoicesAspect,
  usesAspect,
  lineageAspect,
  databaseAspect,
  tableColumnsAspect,
  tableKeysAspect,
  fileAllocationsAspect,
  fileKeysAspect,
  filesByDdAspect,
  definitionAspect,
  labelsAspect,
  commonBlocksAspect,
  variablesAspect,
  variableValuesAspect,
  missingDdsAspect,
  scheduleOrderAspect,
  jobAspect,
  scriptJobsAspect,
  scriptCommandsAspect,
  symbolicMapAspect,
  screenAspect,
  transactionAspect,
  screenFieldsAspect,
  screenContentsAspect,
  menuOptionsAspect,
  pageSizeAspect,
  keysAspect,
  unknownChoiceAspect,
  emptyParagraphAspect,
  routineFormulaAspect,
  describedFormulaAspect,
  neverComputedAspect,
  noLockoutAspect,
  untouchedFileAspect,
  howtoAspect,
  makeRulesAspect,
  buildAspect,
  prologueAspect,
  parametersAspect,
  purposeAspect,
  describedMessageAspect,
  codesAspect,
  returnCodesAspect,
  settingsAspect,
  limitsAspect,
  shortCodesAspect,
  literalsAspect,
  mentionsAspect,
  glossedNamesAspect,
  passagesAspect,
  meaningsAspect,
  constantsAspect,
]
