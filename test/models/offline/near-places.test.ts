import { expect, test } from 'vitest'
import { ask as askApp } from '../../../src/app/ask.ts'
import { askMore } from '../../../src/app/ask-more.ts'
import { Conversation } from '../../../src/app/conversation.ts'
import { limits } from '../../../src/base/limits.ts'
import { locateCall } from '../../../src/models/offline/calls.ts'
import { Findings } from '../../../src/models/offline/findings.ts'
import { nearPlaces } from '../../../src/models/offline/near-places.ts'
import { ask, Codebase } from './codebase.ts'

const pad = Array.from({ length: 12 }, (_, i) => `           MOVE BK-SHELF-${i} TO BK-TRAY-${i}`)

/** Ten programs of a bakery that weigh flour, one paragraph each. */
const kinds = ['RYE', 'OAT', 'SPELT', 'CORN', 'RICE', 'BRAN', 'MALT', 'BEAN', 'NUT', 'SEED']
const weighing = new Codebase(
  Object.fromEntries(
    kinds.map((kind, i) => [
      `cbl/BK${kind}.cbl`,
      [
        '       IDENTIFICATION DIVISION.',
        `       PROGRAM-ID. BK${kind}.`,
        '       PROCEDURE DIVISION.',
        '       0000-MAIN.',
        '           PERFORM 1000-WEIGH-FLOUR.',
        '           GOBACK.',
        '       1000-WEIGH-FLOUR.',
        `      *    THE ${kind} FLOUR IS WEIGHED ON SCALE ${i} BEFORE IT IS SIFTED`,
        '           IF BK-SCALE-WEIGHT > BK-FLOUR-LIMIT',
        `              MOVE 'TOO MUCH ${kind} ON THE SCALE' TO BK-MESSAGE`,
        '           END-IF.',
        ...pad,
        '           CONTINUE.',
      ].join('\n'),
    ]),
  ),
)

const heading = '\nSee also:\n'

function citationsIn(text: string): readonly string[] {
  return [...text.matchAll(/^- (?:[^`\n]*: )?`([^`\n]+:\d+(?:-\d+)?)`/gm)].map(([, place = '']) => place)
}

test('behind lines that words alone led to, the next places are named with what they are, eight citations in all', async () => {
  const { text } = await ask(weighing, 'How is flour weighed before it is sifted?')
  const [shown = '', places = ''] = text.split(heading)
  expect(places).toMatch(/^- paragraph 1000-WEIGH-FLOUR: `cbl\/BK\w+\.cbl:\d+-\d+`$/m)
  expect(citationsIn(text).length).toBeLessThanOrEqual(8)
  for (const place of citationsIn(places)) expect(citationsIn(shown)).not.toContain(place)
  expect(text.length).toBeLessThanOrEqual(limits.offlineAnswerChars)
})

test('beside what was found out nothing else is pointed at', async () => {
  expect((await ask(weighing, 'Which paragraphs does BKRYE perform?')).text).not.toContain(heading)
})

test('of a message or a code, which stand where they stand, neither', async () => {
  const code = new Codebase({
    ...Object.fromEntries([...weighing.files].map(([path, lines]) => [path, lines.join('\n')])),
    'cpy/BKMSG.cpy': "       01  MSG-BKW041E  PIC X(60) VALUE\n           'BKW041E FLOUR IS WEIGHED TWICE'.",
  })
  for (const question of [
    'What does message BKW041E on weighed flour tell?',
    'What does reason code 104 say of the flour that is weighed?',
  ])
    expect((await ask(code, question)).text).not.toContain(heading)
})

test('the lines that are pointed at are quoted when more is asked for', async () => {
  const app = await weighing.app()
  const conversation = new Conversation()
  const { answer } = await askApp(app, 'How is flour weighed before it is sifted?', { conversation })
  const [place = ''] = citationsIn(answer.split(heading)[1] ?? '')
  const more = await askMore(app, conversation, new AbortController().signal)
  expect(more?.text).toContain(`\`${place}\`:\n`)
})

test('a heading with code in it is named without its marks, and lines that nobody saw are not pointed at', () => {
  const question = 'How is flour weighed?'
  const lines = ['Flour is weighed before it is sifted.']
  const passages = [{ startLine: 3, endLine: 3, lines, words: ['flour', 'weighed'] }]
  const unit = { kind: 'document', language: 'text', score: 1, coverage: 1, why: [], passages, startLine: 1, endLine: 4 } as const
  const units = [
    { ...unit, path: 'NOTES.md', name: 'How `BKRYE` weighs' },
    { ...unit, path: 'OTHER.md', name: 'Scales' },
  ]
  const located = { question, words: [], names: [], units, literals: [], searched: { units: 2, members: 2 } }
  const seen = {
    kind: 'code',
    path: 'NOTES.md',
    startLine: 3,
    endLine: 3,
    text: lines.join('\n'),
    hash: '',
    whole: false,
    via: 'match',
  } as const
  const findings = new Findings([{ ...locateCall(question), artifact: { summary: '', evidence: [seen], located } }])
  expect(nearPlaces(located, findings).map(({ text }) => text)).toEqual(['- How BKRYE weighs: `NOTES.md:3`'])
})
