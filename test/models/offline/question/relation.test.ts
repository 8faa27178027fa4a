import { expect, test } from 'vitest'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'
import { askedRelations } from '../../../../src/models/offline/question/relation.ts'

function relations(text: string, name?: string) {
  const [question] = readQuestions(text)
  return question === undefined ? [] : askedRelations(question, name).map((one) => `${one.name} ${one.subjectIs}`)
}

test.each([
  ['Who calls PAYRUN1?', 'calls object'],
  ['What is the request PAYRUN1 called for short?', undefined],
  ['What does PAYRUN1 return to its caller?', undefined],
  ['Which callers of PAYRUN1 return a code?', 'calls object'],
  ['What does PAYRUN1 call?', 'calls doer'],
  ['Which outside routines does PAYRUN1 call?', 'calls doer'],
  ['Which message calls does PAYRUN1 issue?', 'calls doer'],
  ['How does PAYRUN1 get started?', 'calls object'],
  ['Who can transfer control to PAYRUN1?', 'calls object'],
  ['To which modules does PAYRUN1 hand the work to be done?', 'calls doer'],
  ['To whom does PAYRUN1 delegate?', 'calls doer'],
  ['Who passes the request on to PAYRUN1?', 'calls object'],
  ['Which programs are called by PAYRUN1?', 'calls doer'],
  ['Which program is PAYRUN1 called by?', 'calls object'],
  ['Which programs COPY PAYREC1?', 'copies object'],
  ['Which job runs PAYRUN1?', 'runs object'],
  ['Which program does job PAYJOB1 run?', 'runs doer'],
  ['Which checks can CHECKAMT call for a large sum, depending on the kind of payment?', 'calls doer'],
  ['Which programs are depending on PAYREC1?', 'affects object'],
  ['What does PAYRUN1 depend on?', 'uses doer'],
  ['From which programs is PAYRUN1 kicked off, and when?', 'runs object'],
  ['Which choice does PAYRUN1 refuse, and what does the user read?', undefined],
  ['If I change PAYREC1, which programs have to be recompiled?', 'affects object'],
  ['Which programs do I have to compile again when PAYREC1 changes?', 'affects object'],
  ['I want to add a field to PAYREC1. Which sources pull it in?', 'copies object'],
  ['Which sources drag PAYREC1 in?', 'copies object'],
  ['I want to add a field to PAYREC1. Which modules need reassembling?', 'affects object'],
  ['Which callable services does PAYRUN1 load to run a command?', 'calls doer'],
  ['Which job starts PAYRUN1 when the load library is there?', 'calls object'],
  ['In which job does PAYRUN1 run?', 'runs object'],
  ['In which step is PAYRUN1 executed?', 'runs object'],
  ['Is PAYRUN1 a batch program, and which job is it part of?', 'runs object'],
  ['Which transaction does PAYRUN1 belong to?', 'runs object'],
  ['Who needs PAYRUN1?', 'uses object'],
  ['Which assembler routines does PAYRUN1 need, and which of them is loaded later?', 'uses doer'],
  ['How much storage does PAYRUN1 need?', undefined],
  ['Which subroutines have to be linked into PAYRUN1?', 'calls doer'],
  ['Which modules are linked with PAYRUN1?', 'calls doer'],
  ['Which programs link to PAYRUN1?', 'calls object'],
  ['usages of PAYRUN1', 'uses object'],
  ['Can PAYRUN1 be deleted, or does somebody still call it?', 'uses object'],
  ['Is PAYRUN1 still needed?', 'uses object'],
  ['Can we safely remove PAYRUN1?', 'uses object'],
  ['Does any program still call PAYRUN1?', 'calls object'],
  ['If I change PAYRUN1, what else do I have to test?', 'affects object'],
  ['If we modify PAYREC1, which programs are hit?', 'affects object'],
  ['Which programs can be reached from PAYRUN1?', 'calls doer'],
  ['Where does PAY-SUM get its value?', 'changes object'],
  ['What do I type on the terminal to get to PAYRUN1?', 'calls object'],
  ['Under which condition is 2000-CHECK executed?', 'runs object'],
  ['Does PAYRUN1 call anything?', 'calls doer'],
  ['What loads PAYRUN1?', 'calls object'],
  ['What is done at the start of PAYRUN1?', undefined],
  ['Which file is the cross reference of PAYREC1?', undefined],
  ['Which program loads PAYRUN1?', 'calls object'],
  ['Which authority is needed to run PAYRUN1?', undefined],
  ['Who is allowed to use PAYRUN1?', undefined],
  ['Which commands can I use in PAYRUN1?', undefined],
  ['Which line commands can I use on a PAYRUN1 display?', undefined],
  ['What primary commands can be entered on a PAYRUN1 display?', undefined],
  ['Which options can be used by PAYRUN1?', 'uses doer'],
])('%s', (text, expected) => {
  expect(relations(text)[0]).toBe(expected)
})

test('of two names each has its own side', () => {
  const text = 'Does PAYRUN1 call DATECHK1?'
  expect(relations(text, 'PAYRUN1')).toEqual(['calls doer'])
  expect(relations(text, 'DATECHK1')).toEqual(['calls object'])
})

test('a condition says something and asks nothing', () => {
  expect(relations('When job PAYJOB1 runs PAYRUN1, which data set takes the report?')).toEqual([])
})

test('data that are copied somewhere are no copybook', () => {
  expect(relations('Which members does PAYJOB1 copy into the library?')).toEqual([])
})

test('what something finds out is not asked for', () => {
  expect(relations('How does the tool find out when a payment module was last linked?')).toEqual([])
  expect(relations('How does PAYRUN1 know whether PAYRUN2 was called?', 'PAYRUN1')).toEqual([])
})

test('of a part of something not all is asked that the whole does', () => {
  expect(relations('Which routine of PAYRUN1 reads the table?', 'PAYRUN1')).toEqual([])
})

test('a name that is asked for is no call', () => {
  expect(relations('What is the copybook of the payments called?')).toEqual([])
})

test.each([
  ['From which screen does the module that records refunds in Db2 get control?', 'module records refunds in Db2'],
  ['Which program invokes the routine that checks dates?', 'routine checks dates'],
  ['From where is the routine called that spreads a rebate over the accounts?', 'routine spreads a rebate over the accounts'],
  ['Which programs use the check digit routine, and which of them prints?', 'check digit routine'],
  ['Which routines call the one that moves a single crate to the cellar?', 'moves a single crate to the cellar'],
])('a thing is described: %s', (text, expected) => {
  const [question] = readQuestions(text)
  const [relation] = question === undefined ? [] : askedRelations(question)
  expect(relation).toMatchObject({ subjectIs: 'object', described: { text: expected } })
})

test('a pointer asks of what another part of the question finds', () => {
  const [question] = readQuestions('Which copybook holds the texts of the refusals, and which program copies it?')
  expect(question && askedRelations(question)[0]).toMatchObject({ name: 'copies', subjectIs: 'object', pointed: true })
})

test('a pointer to a part of what is named points to that', () => {
  const [question] = readQuestions('We want to change the rounding routine in PAYRUN1. Which programs include it?')
  expect(question && askedRelations(question, 'PAYRUN1')[0]).toMatchObject({ name: 'copies', described: undefined, pointed: true })
})

test('whether a thing is of any use asks for nothing that it uses', () => {
  expect(relations('What is PAYRUN1 for, and is it any use to a site without tapes?')).toEqual([])
  expect(relations('Which programs use PAYREC1?')).toEqual(['uses object'])
})

test('how something depends on a value is a rule, and what a rule points to is nothing that is called', () => {
  const relations = (text: string) => readQuestions(text).flatMap((question) => askedRelations(question).map(({ name }) => name))
  expect(relations('In BKHEAT, how does the use of gas depend on the hour?')).not.toContain('affects')
  expect(relations('Which programs depend on BKDEFS?')).toContain('affects')
  const [question] = readQuestions('Which data are saved so that a later run can go on, and what is checked when they are read back?')
  expect(question && askedRelations(question).filter(({ described }) => described !== undefined)).toEqual([])
})

test('how a program is assembled and linked asks for no relation', () => {
  expect(relations('How is PAYRUN1 assembled and linked?')).toEqual([])
  expect(relations('How do I compile PAYRUN1?')).toEqual([])
})

test('the day on which a program was changed is no relation', () => {
  expect(relations('When was PAYRUN1 last changed?')).toEqual([])
})

function first(text: string) {
  const [relation] = readQuestions(text).flatMap((question) => askedRelations(question))
  return relation && `${relation.name} ${relation.subjectIs}: ${relation.described?.text ?? ''}`
}

test.each([
  ['Who calls the invoice printer?', 'calls object: invoice printer'],
  ['Which tasks does the spool handler attach?', 'calls doer: spool handler'],
  ['Where is the parser called?', 'calls object: parser'],
  ['In which job does the billing driver run?', 'runs object: billing driver'],
  ['Which job starts the rate converter daemon?', 'calls object: rate converter daemon'],
  ['Which programs can be launched from the console task?', 'runs doer: console task'],
  ['Which routines are reached through the command dispatcher?', 'calls doer: command dispatcher'],
  ['What programs would the billing driver need to call?', 'calls doer: billing driver'],
  ['Which subprograms might the nightly update end up calling?', 'calls doer: nightly update'],
  ['Where is the interest calculation called?', 'calls object: interest calculation'],
  ['Which routines does the yearly closing call?', 'calls doer: yearly closing'],
  ['Which other programs does the report writer go through?', 'calls doer: report writer'],
  ['Which modules does the billing driver rely on?', 'uses doer: billing driver'],
  ['Who needs the date check routine?', 'uses object: date check routine'],
  ['Which screens can a user reach from the main menu?', 'calls doer: main menu'],
  ['Where can a user go from the main menu?', 'calls doer: main menu'],
  ['How does a user get to the refund screen?', 'calls object: refund screen'],
  ['Which screen leads to the refund screen?', 'calls object: refund screen'],
  ['Which programs does the account menu program call?', 'calls doer: account menu'],
  ['Which programs does the menu program call?', 'calls doer: menu program'],
  ['Which programs run in the nightly batch job?', 'runs doer: nightly batch job'],
  ['If I change the posting program, what else is affected?', 'affects object: posting program'],
])('what is described by what it does, and asked in other ways: %s', (text, expected) => {
  expect(first(text)).toBe(expected)
})

test.each([
  'How far below the average number may the one for dry tanks go?',
  'Where do records rejected by the edit program go?',
  'Where does the refused payment go?',
  'How does the Windows run script pick which executable to run when there are several?',
  'How does the menu program decide which program to call?',
  'What happens when the date check routine is called with a blank date?',
  'What does the invoice printer need to run?',
])('nothing of the kind is asked: %s', (text) => {
  expect(first(text)).toBeUndefined()
})

test.each([
  'Which tank routines can a well use in a daily run?',
  'Who calls the customer?',
  'Who calls the driver?',
  'Who uses the printer?',
  'Which job runs the meter reader?',
  'What does the claims handler call?',
  'Which programs use the parser table?',
  'Which programs update the driver record?',
  'Which programs call the refund inquiry transaction?',
  'Where is the building started?',
  'What is the interest calculation called in the code?',
])('no program is described: %s', (text) => {
  expect(first(text)).not.toMatch(/: \w/)
})

test('where something is done to a thing, the place is none that it is done to', () => {
  expect(relations('Who sets PAYFLAG in PAYRUN1?', 'PAYRUN1')).toEqual([])
  expect(relations('Where is PAYFLAG used in the program PAYRUN1?', 'PAYRUN1')).toEqual([])
  expect(relations('Who sets PAYFLAG in PAYRUN1?', 'PAYFLAG')).toEqual(['changes object'])
  expect(relations('Who changes the counters of PAYRUN1?', 'PAYRUN1')).not.toEqual([])
  expect(relations('Which programs call PAYSUB1 in PAYRUN1?', 'PAYRUN1')).not.toEqual([])
})

test('a name that begins another one is not taken for it', () => {
  expect(relations('Which entries of PAY_RUN_LIST does PAY_RUN call?', 'PAY_RUN')).toEqual(['calls doer'])
  expect(relations('Which entries of PAY_RUN_LIST does PAY_RUN call?', 'PAY_RUN_LIST')).toEqual([])
})
