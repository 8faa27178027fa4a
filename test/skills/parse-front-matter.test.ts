import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../../src/skills/parse-front-matter.ts'

const parse = (text: string) => parseFrontMatter(text.split('\n'))

describe('parseFrontMatter', () => {
  it('keeps every value as the string that was written', () => {
    expect(
      parse(
        '---\nname: 012\ndescription: yes\ndate: 2020-01-01\nempty:\nmetadata:\n  version: 1.0\n  tags: [a, b]\ntags:\n  - x\n  - 1\n---\nbody',
      ),
    ).toEqual({
      kind: 'ok',
      fields: [
        { key: 'name', value: '012' },
        { key: 'description', value: 'yes' },
        { key: 'date', value: '2020-01-01' },
        { key: 'empty', value: '' },
        { key: 'metadata.version', value: '1.0' },
        { key: 'metadata.tags', value: 'a, b', list: true },
        { key: 'tags', value: 'x, 1', list: true },
      ],
      bodyLine: 13,
      recovered: false,
    })
  })

  it('recovers a colon and reserved characters outside quotes, with continuation lines', () => {
    const text = '---\nname: a\ndescription: Use when: it\'s late\n  or: early\nlicense: "kept: as is"\nnote: @x\n---'
    expect(parse(text)).toEqual({
      kind: 'ok',
      fields: [
        { key: 'name', value: 'a' },
        { key: 'description', value: "Use when: it's late or: early" },
        { key: 'license', value: 'kept: as is' },
        { key: 'note', value: '@x' },
      ],
      bodyLine: 8,
      recovered: true,
    })
  })

  it.each([
    '---js',
    '---JS',
    '---javascript',
    '---  js  ',
    '---\tjs',
    '---\u00a0js',
    '---json',
    '---toml',
    '---constructor',
    '---toString',
    '----',
  ])('reads nothing but YAML: %j', (opening) => {
    const text = `${opening}\n{ name: (globalThis.wasRun = true) }\n---\n`
    expect(parse(text)).toMatchObject({ kind: 'bad', line: 1 })
    expect(parse(text)).toMatchObject({ kind: 'bad', line: 1 })
    expect('wasRun' in globalThis).toBe(false)
  })

  it.each(['\n---\nname: a\n---', '\ufeff---\nname: a\n---', 'text', ''])('knows a file without front matter: %j', (text) => {
    expect(parse(text)).toEqual({ kind: 'none' })
  })

  it('leaves a second block in the body alone', () => {
    expect(parse('---\nname: a\n---\n---js\n{}\n---')).toMatchObject({ kind: 'ok', bodyLine: 4 })
  })

  it.each([
    ['never closed', '---\nname: a\n', 1],
    ['closed by more than ---', '---\nname: a\n---foo\n', 3],
    ['broken YAML', '---\nname: a\nx: [1, 2\n---', 4],
    ['a duplicate key', '---\nname: a\nname: b\n---', 3],
    ['a scalar', '---\njust a string\n---', 2],
    ['a list', '---\n- a\n---', 2],
    ['too large', `---\nname: ${'x'.repeat(17_000)}\n---`, 1],
    ['blank lines without end', `---\nname: a\n${'\n'.repeat(64_000)}---`, 1],
    ['nested too deeply', `---\na: ${'['.repeat(6000)}${']'.repeat(6000)}\n---`, 2],
  ])('says where front matter is bad: %s', (_, text, line) => {
    expect(parse(text)).toMatchObject({ kind: 'bad', line })
    expect(parse(text)).toMatchObject({ kind: 'bad', line })
  })

  it('copies scalars only, so that aliases do not multiply', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (let i = 1; i < 20; i++)
      bomb.push(`${String.fromCharCode(97 + i)}: &${String.fromCharCode(97 + i)} [${`*${String.fromCharCode(96 + i)},`.repeat(9)}]`)
    const result = parse(`---\n${bomb.join('\n')}\n---`)
    expect(result.kind).toBe('ok')
    expect(JSON.stringify(result).length).toBeLessThan(2000)
  })

  it('takes __proto__ for a field like any other', () => {
    expect(parse('---\n__proto__:\n  polluted: yes\nname: a\n---').kind).toBe('ok')
    expect('polluted' in {}).toBe(false)
  })
})
