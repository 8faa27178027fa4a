import type { Aspect } from './aspect.ts'
import { absentKindAspect } from './aspects/absent-kind.ts'
import { attributeAspects } from './aspects/attributes/attribute-aspects.ts'
import { buildAspect } from './aspects/builds/build.ts'
import { makeRulesAspect } from './aspects/builds/make-rules.ts'
import { placedFilesAspect } from './aspects/builds/placed-files.ts'
import { recipesAspect } from './aspects/builds/recipes.ts'
import { systemBuildAspect } from './aspects/builds/system-build.ts'
import { abendSymbolsAspect } from './aspects/codes/abend-symbols.ts'
import { codeProgramsAspect } from './aspects/codes/code-programs.ts'
import { codedTextsAspect } from './aspects/codes/coded-texts.ts'
import { codesAspect } from './aspects/codes/codes.ts'
import { endingCodesAspect } from './aspects/codes/ending-codes.ts'
import { endingProgramsAspect } from './aspects/codes/ending-programs.ts'
import { issuedAbendsAspect } from './aspects/codes/issued-abends.ts'
import { literalsAspect } from './aspects/codes/literals.ts'
import { meaningsAspect } from './aspects/codes/meanings.ts'
import { namedCodesAspect } from './aspects/codes/named-codes.ts'
import { onlyDeclaredCodeAspect } from './aspects/codes/only-declared-code.ts'
import { returnCodesAspect } from './aspects/codes/return-codes.ts'
import { segmentCodesAspect } from './aspects/codes/segment-codes.ts'
import { shortCodesAspect } from './aspects/codes/short-codes.ts'
import { systemAbendsAspect } from './aspects/codes/system-abends.ts'
import { untestedStatusAspect } from './aspects/codes/untested-status.ts'
import { unusedCodeAspect } from './aspects/codes/unused-code.ts'
import { whereDecidedAspect } from './aspects/codes/where-decided.ts'
import { accessWayAspect } from './aspects/data/access-way.ts'
import { assignedFilesAspect } from './aspects/data/assigned-files.ts'
import { blockFieldsAspect } from './aspects/data/block-fields.ts'
import { boundsAspect } from './aspects/data/bounds.ts'
import { clearPasswordsAspect } from './aspects/data/clear-passwords.ts'
import { commareasAspect } from './aspects/data/commareas.ts'
import { commonBlocksAspect } from './aspects/data/common-blocks.ts'
import { commonValuesAspect } from './aspects/data/common-values.ts'
import { comparedValuesAspect } from './aspects/data/compared-values.ts'
import { conditionValuesAspect } from './aspects/data/condition-values.ts'
import { constantsAspect } from './aspects/data/constants.ts'
import { constantsNamedSoAspect } from './aspects/data/constants-named-so.ts'
import { countedConstantsAspect } from './aspects/data/counted-constants.ts'
import { databaseAspect } from './aspects/data/database.ts'
import { datasetRoleAspect, storeRoleAspect } from './aspects/data/dataset-role.ts'
import { definitionAspect } from './aspects/data/definition.ts'
import { describedFileUsersAspect } from './aspects/data/described-file-users.ts'
import { describedSettingsAspect } from './aspects/data/described-settings.ts'
import { describedValuesAspect } from './aspects/data/described-values.ts'
import { feedsAspect } from './aspects/data/feeds.ts'
import { usesAspect } from './aspects/data/field-changes.ts'
import { fieldChoicesAspect } from './aspects/data/field-choices.ts'
import { fileAllocationsAspect } from './aspects/data/file-allocations.ts'
import { fileKeysAspect } from './aspects/data/file-keys.ts'
import { fileLayoutsAspect } from './aspects/data/file-layouts.ts'
import { fileOrderAspect } from './aspects/data/file-order.ts'
import { fileOutcomesAspect } from './aspects/data/file-outcomes.ts'
import { filesByDdAspect } from './aspects/data/files-by-dd.ts'
import { filesInTextsAspect } from './aspects/data/files-in-texts.ts'
import { flagValuesAspect } from './aspects/data/flag-values.ts'
import { givenAmountAspect } from './aspects/data/given-amount.ts'
import { glossedNamesAspect } from './aspects/data/glossed-names.ts'
import { holdersAspect } from './aspects/data/holders.ts'
import { keptRecordsAspect } from './aspects/data/kept-records.ts'
import { keptThingsAspect } from './aspects/data/kept-things.ts'
import { labelsAspect } from './aspects/data/labels.ts'
import { largestValuesAspect } from './aspects/data/largest-values.ts'
import { limitsAspect } from './aspects/data/limits.ts'
import { lineageAspect } from './aspects/data/lineage.ts'
import { literalValuesAspect } from './aspects/data/literal-values.ts'
import { memberCommonsAspect } from './aspects/data/member-commons.ts'
import { missingRecordsAspect } from './aspects/data/missing-records.ts'
import { namedValuesAspect } from './aspects/data/named-values.ts'
import { neverComputedAspect } from './aspects/data/never-computed.ts'
import { neverSetAspect } from './aspects/data/never-set.ts'
import { newNumbersAspect } from './aspects/data/new-numbers.ts'
import { noDeletesAspect } from './aspects/data/no-deletes.ts'
import { noLockoutAspect } from './aspects/data/no-lockout.ts'
import { oneValueAspect } from './aspects/data/one-value.ts'
import { openedFilesAspect } from './aspects/data/opened-files.ts'
import { physicalConstantsAspect } from './aspects/data/physical-constants.ts'
import { recordLayoutAspect } from './aspects/data/record-layout.ts'
import { referringTablesAspect } from './aspects/data/referring-tables.ts'
import { setLinesAspect } from './aspects/data/set-lines.ts'
import { setSymbolsAspect } from './aspects/data/set-symbols.ts'
import { sqlTextsAspect } from './aspects/data/sql-texts.ts'
import { storedColumnAspect } from './aspects/data/stored-column.ts'
import { tableColumnsAspect } from './aspects/data/table-columns.ts'
import { tableKeysAspect } from './aspects/data/table-keys.ts'
import { tableLimitsAspect } from './aspects/data/table-limits.ts'
import { testedDataAspect } from './aspects/data/tested-data.ts'
import { unitStatementsAspect } from './aspects/data/unit-statements.ts'
import { untouchedFileAspect } from './aspects/data/untouched-file.ts'
import { untouchedTableAspect } from './aspects/data/untouched-table.ts'
import { valueGiversAspect } from './aspects/data/value-givers.ts'
import { variableUsesAspect } from './aspects/data/variable-uses.ts'
import { variableValuesAspect } from './aspects/data/variable-values.ts'
import { variablesAspect } from './aspects/data/variables.ts'
import { environmentSwitchesAspect } from './aspects/jobs/environment-switches.ts'
import { howtoAspect } from './aspects/jobs/howto.ts'
import { jobAspect } from './aspects/jobs/job.ts'
import { jobOrderAspect } from './aspects/jobs/job-order.ts'
import { missingDdsAspect } from './aspects/jobs/missing-dds.ts'
import { namedStepAspect } from './aspects/jobs/named-step.ts'
import { programOrderAspect } from './aspects/jobs/program-order.ts'
import { scheduleOrderAspect } from './aspects/jobs/schedule-order.ts'
import { scriptCommandsAspect } from './aspects/jobs/script-commands.ts'
import { scriptJobsAspect } from './aspects/jobs/script-jobs.ts'
import { settingsAspect } from './aspects/jobs/settings.ts'
import { startedProgramsAspect } from './aspects/jobs/started-programs.ts'
import { stepOutcomesAspect } from './aspects/jobs/step-outcomes.ts'
import { whenRunAspect } from './aspects/jobs/when-run.ts'
import { listingAspect } from './aspects/listing.ts'
import { codeOfMessageAspect } from './aspects/messages/code-of-message.ts'
import { conditionMessageAspect } from './aspects/messages/condition-message.ts'
import { describedMessageAspect } from './aspects/messages/described-message.ts'
import { messageValueAspect } from './aspects/messages/message-value.ts'
import { messagesOfProgramAspect } from './aspects/messages/messages-of-program.ts'
import { namedMessageAspect } from './aspects/messages/named-message.ts'
import { reportedMessageAspect } from './aspects/messages/reported-message.ts'
import { shownMessageAspect } from './aspects/messages/shown-message.ts'
import { sourceOfMessageAspect } from './aspects/messages/source-of-message.ts'
import { warnedConditionAspect } from './aspects/messages/warned-condition.ts'
import { overviewAspect } from './aspects/overview.ts'
import { passagesAspect } from './aspects/passages.ts'
import { codeBranchAspect } from './aspects/programs/code-branch.ts'
import { commandArgumentsAspect } from './aspects/programs/command-arguments.ts'
import { commandEntriesAspect } from './aspects/programs/command-entries.ts'
import { computedValueAspect } from './aspects/programs/computed-value.ts'
import { controlOrderAspect } from './aspects/programs/control-order.ts'
import { describedFormulaAspect } from './aspects/programs/described-formula.ts'
import { emptyParagraphAspect } from './aspects/programs/empty-paragraph.ts'
import { entryLinkageAspect } from './aspects/programs/entry-linkage.ts'
import { inputKeywordsAspect } from './aspects/programs/input-keywords.ts'
import { loopsAspect } from './aspects/programs/loops.ts'
import { mainProgramAspect } from './aspects/programs/main-program.ts'
import { memberContentsAspect } from './aspects/programs/member-contents.ts'
import { memberRoutinesAspect } from './aspects/programs/member-routines.ts'
import { numberedLinesAspect } from './aspects/programs/numbered-lines.ts'
import { optionsAspect } from './aspects/programs/options.ts'
import { paragraphAspect } from './aspects/programs/paragraph.ts'
import { paragraphPlacesAspect } from './aspects/programs/paragraph-places.ts'
import { parametersAspect } from './aspects/programs/parameters.ts'
import { programModeAspect } from './aspects/programs/program-mode.ts'
import { programPartsAspect } from './aspects/programs/program-parts.ts'
import { programsInLanguageAspect } from './aspects/programs/programs-in-language.ts'
import { prologueAspect } from './aspects/programs/prologue.ts'
import { purposeAspect } from './aspects/programs/purpose.ts'
import { routineFormulaAspect } from './aspects/programs/routine-formula.ts'
import { routinePlaceAspect } from './aspects/programs/routine-place.ts'
import { scriptAspect } from './aspects/programs/script.ts'
import { sourceHereAspect } from './aspects/programs/source-here.ts'
import { stopsAspect } from './aspects/programs/stops.ts'
import { uncalledPartsAspect } from './aspects/programs/uncalled-parts.ts'
import { callBindingAspect } from './aspects/relations/call-binding.ts'
import { calledFunctionsAspect } from './aspects/relations/called-functions.ts'
import { calleesAspect } from './aspects/relations/callees.ts'
import { callersAspect } from './aspects/relations/callers.ts'
import { callsNothingAspect } from './aspects/relations/calls-nothing.ts'
import { commandsAspect } from './aspects/relations/commands.ts'
import { comparedSidesAspect } from './aspects/relations/compared-sides.ts'
import { complementAspect } from './aspects/relations/complement.ts'
import { differencesAspect } from './aspects/relations/differences.ts'
import { foreignNameAspect } from './aspects/relations/foreign-name.ts'
import { issuedCommandsAspect } from './aspects/relations/issued-commands.ts'
import { macrosThatDoAspect } from './aspects/relations/macros-that-do.ts'
import { mentionsAspect } from './aspects/relations/mentions.ts'
import { missingLinkAspect } from './aspects/relations/missing-link.ts'
import { missingSourcesAspect } from './aspects/relations/missing-sources.ts'
import { namedInAspect } from './aspects/relations/named-in.ts'
import { noCalleesAspect } from './aspects/relations/no-callees.ts'
import { notedResourcesAspect } from './aspects/relations/noted-resources.ts'
import { ownAccessesAspect } from './aspects/relations/own-accesses.ts'
import { ownFilesAspect } from './aspects/relations/own-files.ts'
import { ownStatementsAspect } from './aspects/relations/own-statements.ts'
import { sharedAspect } from './aspects/relations/shared.ts'
import { standingAspect } from './aspects/relations/standing.ts'
import { statementsAspect } from './aspects/relations/statements.ts'
import { symbolicMapAspect } from './aspects/relations/symbolic-map.ts'
import { systemMacrosAspect } from './aspects/relations/system-macros.ts'
import { technologiesAspect } from './aspects/relations/technologies.ts'
import { usedTechnologiesAspect } from './aspects/relations/used-technologies.ts'
import { usersOfBothAspect } from './aspects/relations/users-of-both.ts'
import { choicesToAspect } from './aspects/screens/choices-to.ts'
import { consoleScreensAspect } from './aspects/screens/console-screens.ts'
import { keyUsersAspect } from './aspects/screens/key-users.ts'
import { keysAspect } from './aspects/screens/keys.ts'
import { listedOptionsAspect } from './aspects/screens/listed-options.ts'
import { menuChoicesAspect } from './aspects/screens/menu-choices.ts'
import { menuOptionsAspect } from './aspects/screens/menu-options.ts'
import { namedTransactionAspect } from './aspects/screens/named-transaction.ts'
import { noSuchOptionAspect } from './aspects/screens/no-such-option.ts'
import { pageSizeAspect } from './aspects/screens/page-size.ts'
import { promptedAnswersAspect } from './aspects/screens/prompted-answers.ts'
import { screenAspect } from './aspects/screens/screen.ts'
import { screenContentsAspect } from './aspects/screens/screen-contents.ts'
import { screenFieldsAspect } from './aspects/screens/screen-fields.ts'
import { shownMenusAspect } from './aspects/screens/shown-menus.ts'
import { transactionAspect } from './aspects/screens/transaction.ts'
import { unknownChoiceAspect } from './aspects/screens/unknown-choice.ts'
import { urlPathsAspect } from './aspects/screens/url-paths.ts'
import { sizesAspect } from './aspects/sizes.ts'

/** What can be answered, in the order in which an answer says it. */
export const aspects: readonly Aspect[] = [
  numberedLinesAspect,
  standingAspect,
  overviewAspect,
  mainProgramAspect,
  systemBuildAspect,
  listingAspect,
  technologiesAspect,
  programsInLanguageAspect,
  sourceHereAspect,
  usedTechnologiesAspect,
  programModeAspect,
  programPartsAspect,
  sizesAspect,
  statementsAspect,
  endingProgramsAspect,
  keyUsersAspect,
  ownStatementsAspect,
  ownAccessesAspect,
  noCalleesAspect,
  callsNothingAspect,
  ownFilesAspect,
  startedProgramsAspect,
  macrosThatDoAspect,
  missingSourcesAspect,
  complementAspect,
  uncalledPartsAspect,
  differencesAspect,
  comparedSidesAspect,
  usersOfBothAspect,
  feedsAspect,
  sharedAspect,
  missingLinkAspect,
  memberContentsAspect,
  memberRoutinesAspect,
  environmentSwitchesAspect,
  assignedFilesAspect,
  choicesToAspect,
  commandEntriesAspect,
  menuOptionsAspect,
  menuChoicesAspect,
  listedOptionsAspect,
  keptRecordsAspect,
  callersAspect,
  callBindingAspect,
  codeBranchAspect,
  paragraphPlacesAspect,
  controlOrderAspect,
  fileOrderAspect,
  fileOutcomesAspect,
  issuedAbendsAspect,
  stopsAspect,
  stepOutcomesAspect,
  loopsAspect,
  paragraphAspect,
  commandsAspect,
  unitStatementsAspect,
  openedFilesAspect,
  issuedCommandsAspect,
  calleesAspect,
  systemMacrosAspect,
  calledFunctionsAspect,
  foreignNameAspect,
  namedInAspect,
  codeProgramsAspect,
  comparedValuesAspect,
  literalValuesAspect,
  flagValuesAspect,
  testedDataAspect,
  conditionValuesAspect,
  describedValuesAspect,
  namedValuesAspect,
  valueGiversAspect,
  newNumbersAspect,
  clearPasswordsAspect,
  commareasAspect,
  largestValuesAspect,
  fieldChoicesAspect,
  oneValueAspect,
  usesAspect,
  describedSettingsAspect,
  describedFileUsersAspect,
  missingRecordsAspect,
  keptThingsAspect,
  lineageAspect,
  databaseAspect,
  tableColumnsAspect,
  referringTablesAspect,
  tableKeysAspect,
  sqlTextsAspect,
  accessWayAspect,
  segmentCodesAspect,
  ...attributeAspects,
  fileAllocationsAspect,
  fileKeysAspect,
  filesByDdAspect,
  blockFieldsAspect,
  routinePlaceAspect,
  fileLayoutsAspect,
  recordLayoutAspect,
  setSymbolsAspect,
  definitionAspect,
  storedColumnAspect,
  labelsAspect,
  memberCommonsAspect,
  holdersAspect,
  physicalConstantsAspect,
  filesInTextsAspect,
  commonBlocksAspect,
  setLinesAspect,
  commonValuesAspect,
  variableUsesAspect,
  variablesAspect,
  variableValuesAspect,
  boundsAspect,
  missingDdsAspect,
  jobOrderAspect,
  programOrderAspect,
  scheduleOrderAspect,
  whenRunAspect,
  jobAspect,
  namedStepAspect,
  scriptJobsAspect,
  scriptCommandsAspect,
  symbolicMapAspect,
  screenAspect,
  notedResourcesAspect,
  transactionAspect,
  namedTransactionAspect,
  urlPathsAspect,
  screenFieldsAspect,
  screenContentsAspect,
  consoleScreensAspect,
  shownMenusAspect,
  pageSizeAspect,
  keysAspect,
  unknownChoiceAspect,
  noSuchOptionAspect,
  promptedAnswersAspect,
  emptyParagraphAspect,
  routineFormulaAspect,
  computedValueAspect,
  describedFormulaAspect,
  givenAmountAspect,
  neverComputedAspect,
  onlyDeclaredCodeAspect,
  unusedCodeAspect,
  neverSetAspect,
  noLockoutAspect,
  untouchedFileAspect,
  commandArgumentsAspect,
  untouchedTableAspect,
  noDeletesAspect,
  absentKindAspect,
  inputKeywordsAspect,
  optionsAspect,
  howtoAspect,
  placedFilesAspect,
  recipesAspect,
  makeRulesAspect,
  buildAspect,
  entryLinkageAspect,
  prologueAspect,
  parametersAspect,
  datasetRoleAspect,
  storeRoleAspect,
  purposeAspect,
  scriptAspect,
  sourceOfMessageAspect,
  messageValueAspect,
  namedMessageAspect,
  warnedConditionAspect,
  codeOfMessageAspect,
  conditionMessageAspect,
  messagesOfProgramAspect,
  describedMessageAspect,
  shownMessageAspect,
  reportedMessageAspect,
  systemAbendsAspect,
  untestedStatusAspect,
  codesAspect,
  abendSymbolsAspect,
  endingCodesAspect,
  returnCodesAspect,
  settingsAspect,
  tableLimitsAspect,
  countedConstantsAspect,
  constantsNamedSoAspect,
  limitsAspect,
  shortCodesAspect,
  codedTextsAspect,
  namedCodesAspect,
  literalsAspect,
  whereDecidedAspect,
  mentionsAspect,
  glossedNamesAspect,
  passagesAspect,
  meaningsAspect,
  constantsAspect,
]
