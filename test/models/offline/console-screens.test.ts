import { describe, expect, it } from 'vitest'
import { screenEntries } from '../../../src/models/offline/evidence/screen-section.ts'
import { ask, Codebase } from './codebase.ts'

const screen = [
  '       screen section.',
  '       01  s-new-guest-screen',
  '           blank screen',
  '           foreground-color 7.',
  '           05  line 2 column 10 value "New guest of the club".',
  '           05  s-name-line.',
  '               10  line 4 column 2 value "Name to print:".',
  '               10  line 4 column 10 pic x(30) using ws-name.',
  '           05  line 6 column 2 value "Joined on:".',
  '           05  line 6 column 14 pic x(10) from ws-today.',
  '           05  line 8 column 2',
  '               pic x to ws-answer.',
]

describe('a screen of the SCREEN SECTION', () => {
  const club = new Codebase({
    'join.cbl': [
      '       identification division.',
      '       program-id. join.',
      '       data division.',
      '       working-storage section.',
      '       01  ws-name  pic x(30).',
      '       01  ws-today  pic x(10).',
      '       01  ws-answer  pic x.',
      ...screen,
      '       procedure division.',
      '           accept s-new-guest-screen',
      '           goback.',
    ].join('\n'),
  })

  it('is told by its texts and its fields', async () => {
    const { text } = await ask(club, 'Which fields are on the screen for a new guest?')
    expect(text).toMatch(/shows “New guest of the club”, “Name to print:”, “Joined on:”: `join\.cbl:\d+-\d+`/)
    expect(text).toMatch(/it takes input for ws-name, ws-answer: `join\.cbl:15`, `join\.cbl:18`/)
    expect(text).toMatch(/it shows the values of `ws-today`: `join\.cbl:17`/)
  })

  it('is told with how each item is typed, where it is named', async () => {
    const secret = screen.map((line) => line.replace('pic x to ws-answer', 'pic x(8) to ws-answer secure'))
    const code = new Codebase({
      'enrol.cbl': ['       identification division.', '       program-id. enrol.', '       data division.', ...secret].join('\n'),
    })
    const { text } = await ask(code, 'What can be entered on S-NEW-GUEST-SCREEN, and is any of it hidden?')
    expect(text).toMatch(/it takes input for ws-name, ws-answer \(hidden\): /)
  })

  it('is not told where the question means another one', async () => {
    const { text } = await ask(club, 'What does the screen ask for before the dues of the year are collected?')
    expect(text).not.toContain('shows “New guest')
  })

  it('is no record of data', () => {
    const data = ['       01  r.', '           05  a  pic x value "A".', '           05  b  pic x.']
    expect(screenEntries(new Map(data.map((text, index) => [index + 1, text])), 1, 3)).toEqual([])
  })
})
