import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  DOC: `The bread table is written with a generator that was made for another language.

Before anything is built the sources have to be copied to the machine that builds, and the tables of
the bread have to be the same on both machines. Nobody remembers why the tables were kept on two machines
at first, but the generator of the bread table still wants both of them to be there and to be the same.

When the bread table is built, there are two stages at which somebody must be there.
First, the editor that is started cannot end itself, so it has to be closed manually.
Second, the generator does not know how long the array is, which must be set manually too.
`,
  'src/oven.pl1': `oven: procedure options(main);
  /* the bread table is built by hand of the baker, the steps are in the table */
  call build_table(bread);
end oven;
`,
})

test('what is left to do by hand a text tells that has no extension', async () => {
  const { text } = await ask(bakery, 'When I build the bread table, which steps do I still have to do by hand?')
  expect(text).toMatch(/^- `DOC/)
  expect(text).toContain('closed manually')
  expect(text).toContain('set manually too')
})
