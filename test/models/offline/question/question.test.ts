import { describe, expect, it } from 'vitest'
import { listedKind } from '../../../../src/models/offline/question/listing.ts'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'
import { askedRelation } from '../../../../src/models/offline/question/relation.ts'

function only(text: string, earlier: readonly string[] = []) {
  const [question] = readQuestions(text, earlier)
  if (question === undefined) throw new Error('no question')
  return question
}

describe('what a question names', () => {
  it.each([
    ['Who calls LEDGER1?', ['LEDGER1']],
    ['What is WS-TOTAL-DUE?', ['WS-TOTAL-DUE']],
    ['Where is "NO SUCH METER" produced?', ['NO SUCH METER']],
    ['What does cbl/LEDGER.cbl do?', ['cbl/LEDGER.cbl']],
    ['What does the SQL UPDATE change?', []],
    ['What happens on PF3?', []],
    ['Who calls F_KJØP, and where is the field BELØP set?', ['F_KJØP', 'BELØP']],
  ])('%s', (text, names) => expect(only(text).names).toEqual(names))
})

describe('which kinds of thing it wants', () => {
  it.each([
    ['Which program prints the bills, and which data sets does it read?', ['program', 'dataset']],
    ['Under which transaction id does it run?', ['transaction']],
    ['Which job sorts the readings, and with what utility?', ['job', 'utility']],
    ['Why is a reading refused?', []],
    ['Which two programs share the record layout?', ['program']],
  ])('%s', (text, wants) => expect(only(text).wants).toEqual(wants))
})

describe('what is asked about the thing named', () => {
  it.each([
    ['Who calls LEDGER1?', 'calls', 'object'],
    ['What does LEDGER1 call?', 'calls', 'doer'],
    ['How does LEDGER1 get started?', 'calls', 'object'],
    ['Which programs are called by LEDGER1?', 'calls', 'doer'],
    ['Which jobs run LEDGER1?', 'runs', 'object'],
    ['Which programs COPY LEDGREC1?', 'copies', 'object'],
    ['If I change LEDGREC1, what must be recompiled?', 'affects', 'object'],
    ['Which program calls the routine that checks digits?', 'calls', 'object'],
  ])('%s', (text, name, subjectIs) => expect(askedRelation(only(text))).toMatchObject({ name, subjectIs }))

  it('is nothing where no relation is spoken of', () => expect(askedRelation(only('What is the limit in LEDGER1?'))).toBeUndefined())
})

describe('what points back', () => {
  it('takes the name of the question before it', () => {
    expect(readQuestions('What does LEDGER1 do? Who calls it?').map(({ text }) => text)).toEqual([
      'What does LEDGER1 do?',
      'Who calls LEDGER1?',
    ])
  })
  it('takes what was named last in the conversation', () => {
    expect(only('and who calls that?', ['What is OLDPGM1?', 'What does LEDGER1 do?']).text).toBe('and who calls LEDGER1?')
    expect(only('Which jobs run that program?', ['What does LEDGER1 do?']).text).toBe('Which jobs run LEDGER1?')
  })
  it('belongs to the question before it where that only describes something', () => {
    const text = 'Can the ledger be printed twice? Which program notices it, and what does it do then?'
    expect(readQuestions(text).map((question) => question.text)).toEqual([text])
    expect(readQuestions('Which program calls it? Is LEDGER1 written in COBOL?').map((question) => question.text)).toHaveLength(2)
  })
  it('is not what names something itself, or describes it', () => {
    expect(only('Who calls LEDGER2 after that?', ['What does LEDGER1 do?']).text).toBe('Who calls LEDGER2 after that?')
    expect(only('Which program writes the bills that customers get?', ['What does LEDGER1 do?']).text).toBe(
      'Which program writes the bills that customers get?',
    )
  })
})

describe('what wants all of a kind', () => {
  it.each([
    ['How many CICS transactions are there?', 'transaction'],
    ['List all the jobs.', 'job'],
    ['Which DB2 tables does the system have?', 'table'],
    ['Which programs read the customer master?', undefined],
    ['How many lines fit on a page?', undefined],
    ['Which jobs run at night?', undefined],
  ])('%s', (text, kind) => expect(listedKind(only(text))).toBe(kind))
})

it('what points back means what the last of several questions named', () => {
  const [question] = readQuestions('which job runs that program?', ['Which program copies BKFLOUR? And what does BKPLAN do?'])
  expect(question?.text).toBe('which job runs BKPLAN?')
})
