import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const brine = ['Kiln status                jkiln', '  0 lit', '  1 out', '  2 cooling                jkiln jkiln jkiln'].join('\n')

const kiln = new Codebase({
  'src/fire.f': [
    '      subroutine fire(jkiln,n)',
    'c     Fires the kiln: status out or cooling when the fire goes out.',
    '      integer jkiln(10)',
    '      do i = 1,n',
    '        if (jkiln(i) .eq. 2) go to 10',
    '        jkiln(i) = 1',
    '   10   continue',
    '      end do',
    '      end',
  ].join('\n'),
  'src/stoke.f': [
    '      subroutine stoke(jkiln,n)',
    'c     Puts wood on the fire.',
    'c',
    'c       jkiln =  0: burns and may be fed',
    'c       jkiln = -1: burns, but the door is shut so that',
    'c                     nobody feeds it',
    'c       jkiln =  1: went out',
    'c',
    '      integer jkiln(10)',
    '      if (jkiln(n) .eq. 0) call fire(jkiln,n)',
    '      end',
  ].join('\n'),
  'test/data/brine.in': brine,
})

test('what each value of a variable means is told from the comments that stand together', async () => {
  const { text } = await ask(kiln, 'What do the jkiln values -1, 0 and 1 mean?')
  expect(text).toMatch(/^[^`]*(?:`values`\.\n\n)?- `src\/stoke\.f:4-7`/)
  expect(text).toContain('nobody feeds it')
})

test('data of tests stand behind the code where nobody asks about tests', async () => {
  const { text } = await ask(kiln, 'What happens to the kiln status when a fire is cooling or out?')
  expect(text.indexOf('test/data/brine.in') < 0 || text.indexOf('src/') < text.indexOf('test/data/brine.in')).toBe(true)
})

test('a new run is no relation to a thing that is run', async () => {
  expect((await ask(kiln, 'Can a new run of the kiln go on with the fire of an earlier run?')).text).not.toMatch(/is called from/)
})

test('a ceiling is a limit, and a comment above a constant says of what', async () => {
  const bricks = new Codebase({
    'src/pmxbrk.inc':
      'C     maximum number of bricks\nC\nC     + + + PARAMETERS + + +\n      INTEGER        MAXBRK\n      PARAMETER     (MAXBRK=2000)\n',
    'src/wall.f':
      "      subroutine wall\nC     Lays bricks in the kiln.\n      include 'pmxbrk.inc'\n      integer brick(MAXBRK)\n      brick(1) = 1\n      end\n",
  })
  const { text } = await ask(bricks, 'What is the ceiling on the number of bricks in one kiln, and in which file is it set?')
  expect(text).toMatch(/^- constant `MAXBRK` in pmxbrk: `PARAMETER\s+\(MAXBRK=2000\)`: `src\/pmxbrk\.inc:5`/)
})

test('where something is set to a value the statements tell that do so', async () => {
  const ferry = new Codebase({
    'src/board.f': [
      '      subroutine board(kret)',
      'c     Lets cars on board.',
      ...Array.from({ length: 8 }, (_, i) => `      kret = ${i}`),
      '      end',
    ].join('\n'),
    'src/leave.f': [
      '      subroutine leave(kret)',
      'c     Leaves the quay.',
      '      if (n .eq. 0) then',
      'c       the bow door is open',
      '        kret = -14',
      '      end if',
      '      end',
    ].join('\n'),
  })
  const { text } = await ask(ferry, 'Which routine sets kret to -14?')
  expect(text).toMatch(/^- `src\/leave\.f:/)
  expect(text).toContain('kret = -14')
})

const brewery = new Codebase({
  'include/sizes.h': [
    'c sizes.h',
    'c',
    'c     Sizes of the arrays.',
    'c',
    '      integer nvat_par,nhop_par,nkeg_par',
    '      parameter(nvat_par = 12,nhop_par = 20,',
    '     $ nmlt_par = 30,nkeg_par = 40,ncap_par = 9)',
  ].join('\n'),
  'src/brew.f': [
    '      subroutine brew(iopt)',
    'c     Brews a vat of beer.',
    'c',
    'c       iopt(7) = how the mash is stirred:',
    'c                   0 = by hand',
    'c                   1 = by the water wheel',
    'c       iopt(8) = how the vat is cleaned',
    '      integer iopt(20)',
    '      if (iopt(7) .eq. 1) call wheel',
    '      end',
  ].join('\n'),
})

test.each(['What is nkeg_par?', 'Where is nkeg_par set?'])(
  'a constant in the middle of a list that goes on has a value: %s',
  async (question) => {
    expect((await ask(brewery, question)).text).toMatch(/^- constant `nkeg_par` in sizes: `.*nkeg_par = 40,.*`: `include\/sizes\.h:7`/)
  },
)

test('an element of an array is what a comment says of it', async () => {
  const { text } = await ask(brewery, 'What does iopt(7) control?')
  expect(text).toMatch(/^- `src\/brew\.f:4-6`/)
})
