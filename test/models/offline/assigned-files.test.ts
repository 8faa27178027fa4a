import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('the file on disk behind a file of COBOL', () => {
  const program = (name: string, file: string) =>
    [
      '       identification division.',
      `       program-id. ${name}.`,
      '       environment division.',
      '       input-output section.',
      '       file-control.',
      '           select optional fd-plants',
      `               assign to dynamic ${file}`,
      '               organization is line sequential.',
      '       data division.',
      '       file section.',
      '       fd fd-plants.',
      '       01 f-plant  pic x(80).',
      '       working-storage section.',
      '       78  ws-plants-name  value "./garden/plants.dat".',
      '       procedure division.',
      '           open input fd-plants',
      '           close fd-plants',
      '           goback.',
    ].join('\n')

  it('is the value of the item that ASSIGN names', async () => {
    const { text } = await ask(
      new Codebase({ 'water.cbl': program('water', 'ws-plants-name') }),
      'To which file on disk is FD-PLANTS assigned?',
    )
    expect(text).toMatch(/file `fd-plants` is assigned to `ws-plants-name`: `water\.cbl:6-7`/i)
    expect(text).toMatch(/`ws-plants-name` is \.\/garden\/plants\.dat: `water\.cbl:14`/)
  })

  it('is the literal of ASSIGN', async () => {
    const { text } = await ask(
      new Codebase({ 'water.cbl': program('water', '"plants.txt"') }),
      'In which folder is the file FD-PLANTS kept?',
    )
    expect(text).toMatch(/file `fd-plants` is assigned to `plants\.txt`: `water\.cbl:6-7`/i)
  })

  it('is of its own program where others have an item of that name', async () => {
    const moving = program('water', 'ws-name').replace(
      '           open input fd-plants',
      '           if ws-mode = "X" move "real.dat" to ws-name.\n           open input fd-plants',
    )
    const other = [
      '       program-id. rake.',
      '       procedure division.',
      '           move "leaves.dat" to ws-name.',
      '           goback.',
    ]
    const { text } = await ask(new Codebase({ 'a.cbl': other.join('\n'), 'water.cbl': moving }), 'Which file on disk is FD-PLANTS?')
    expect(text).toContain('`ws-name` is real.dat: `water.cbl:16`')
    expect(text).not.toContain('leaves.dat')
  })
})
