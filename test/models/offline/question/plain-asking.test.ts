import { expect, test } from 'vitest'
import { plainAsking } from '../../../../src/models/offline/question/plain-asking.ts'

test.each([
  ['In which job does NAME run?', 'which job runs NAME?'],
  ['Which job is NAME part of?', 'which job runs NAME?'],
  ['NAME - who needs it?', 'who uses NAME?'],
  ['Who relies on the copybook NAME?', 'Who uses NAME?'],
  ['show me all usages of NAME', 'who uses NAME'],
  ['If I change NAME, what else has to be compiled?', 'what is affected by a change of NAME?'],
  ['What do I have to test after I fix NAME?', 'what is affected by a change of NAME?'],
  ['Is NAME still needed?', 'is NAME used by anything?'],
  ['Is NAME obsolete?', 'who uses NAME?'],
  ['Can I safely delete NAME?', 'who uses NAME?'],
  ['Can NAME be removed?', 'who uses NAME?'],
  ['Where do the contents of NAME come from?', 'what sets NAME?'],
  ['Which job creates the data set NAME?', 'Which job writes NAME?'],
  ['What SQL does NAME issue?', 'which SQL statements are in NAME?'],
  ['Summarize what NAME does', 'what does NAME do'],
  ["What's NAME?", 'what does NAME do?'],
  ['Give me a short summary of NAME.', 'Give me what does NAME do.'],
  ['NAME: what for?', 'what does NAME do?'],
  ['Why do we have NAME?', 'what does NAME do?'],
  ['What happens in job NAME?', 'what does NAME do?'],
  ['What is the point of NAME?', 'what does NAME do?'],
  ['NAME runs in what job?', 'which job runs NAME?'],
  ['NAME is part of which programs?', 'which programs use NAME?'],
  ['When does NAME run?', 'what runs NAME?'],
  ['List the modules invoked by NAME', 'which modules does NAME call'],
  ['What files are opened by NAME?', 'which files does NAME use by opening?'],
  ['What are the dependencies of NAME?', 'what does NAME use?'],
  ['Which routines does NAME rely on?', 'Which routines does NAME use?'],
  ['List the includes of NAME', 'which copybooks does NAME copy'],
  ['What copy members are in NAME?', 'which copybooks does NAME copy?'],
  ['List the files of NAME', 'which files does NAME use'],
  ['How do users get to NAME?', 'who calls NAME?'],
  ['What leads to NAME?', 'What calls NAME?'],
  ['Name the routines called from NAME', 'which routines does NAME call'],
  ['What do I have to pass to NAME?', 'what are the arguments of NAME?'],
  ['In which file is NAME?', 'where is NAME defined?'],
  ['Where can I find the source of NAME?', 'where is NAME defined?'],
  ['Find NAME', 'where is NAME defined'],
  ['Print the code of NAME', 'what does NAME do'],
  ['Why is there a routine NAME?', 'what does NAME do?'],
])('%s', (text, plain) => {
  expect(plainAsking(text)).toBe(plain)
})

test.each([
  'Who needs a new card?',
  'Where does the name get its value?',
  'Which job creates the report when the month ends?',
  'In which step does job NAME run OTHER?',
  'What must be entered before NAME is called?',
  'How does NAME work out the fee?',
  'Is the field NAME required?',
  'If a user changes NAME, what is written to the file?',
  'When I change NAME, which message is shown?',
  'What must I test when NAME abends?',
])('%s stays as it is', (text) => {
  expect(plainAsking(text)).toBe(text)
})
