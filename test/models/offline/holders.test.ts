import { expect, test } from 'vitest'
import { askedHolder } from '../../../src/models/offline/question/asked-holder.ts'
import { ask, Codebase } from './codebase.ts'

const lake = new Codebase({
  'src/lakemod.f90': [
    'module lake_state',
    '  implicit none',
    '  integer, parameter :: &',
    '     mxgate = 12, & ! gates at most',
    '     mxboat = 40',
    '  real, save, dimension(:), pointer :: depth',
    '  type gate_type',
    '    real :: gapwid',
    '    integer :: kind',
    '  end type gate_type',
    'contains',
    '  subroutine drain (rate)',
    '    real, intent(in) :: rate',
    '    depth = depth - rate',
    '  end subroutine drain',
    'end module lake_state',
  ].join('\n'),
  'src/fillup.f': [
    '      SUBROUTINE FILLUP (DEPTH, INFLOW)',
    '      REAL DEPTH(10), INFLOW',
    "      INCLUDE 'PONDS.INC'",
    '      COMMON /WEIRS/ NWEIR, CREST(5)',
    '      DEPTH(1) = INFLOW*AREA',
    '      END',
  ].join('\n'),
  'src/spill.f': ['      SUBROUTINE SPILL', '      COMMON /WEIRS/ NWEIR, CREST(5)', '      CREST(1) = 0.', '      END'].join('\n'),
  'src/PONDS.INC': ['      COMMON /PONDS/ NPOND,', '     &   AREA, VOLUME', '      REAL AREA, VOLUME'].join('\n'),
})

test.each([
  ['Which module holds DEPTH?', /^DEPTH is declared in module lake_state\.\n- module lake_state in lakemod\.f90: `real, save/],
  ['Where is depth declared?', /declared in module lake_state\./],
  ['In which include file is AREA?', /^AREA is declared in include file PONDS\.INC\.\n- PONDS\.INC, included by FILLUP: /],
  ['Where is CREST declared?', /^CREST is declared in COMMON \/WEIRS\/\.\n- COMMON \/WEIRS\/ in fillup\.f, spill\.f: /],
  ['Which module defines gate_type?', /`gate_type` stands in module lake_state in lakemod\.f90: `type gate_type`/],
  ['Which module contains the subroutine drain?', /`drain` stands in module lake_state/],
  ['Which type contains gapwid?', /^gapwid is declared in TYPE gate_type of lake_state\./],
  ['Where is mxgate defined?', /mxgate is declared in module lake_state\./],
  ['Where is INFLOW declared?', /^INFLOW is declared in subroutine FILLUP\./],
])('%s', async (question, told) => {
  expect((await ask(lake, question)).text).toMatch(told)
})

test.each([
  'Which module holds the depth of the lake?',
  'Which include file holds AREA and who uses it?',
  'Where is DEPTH defined by the user?',
  'Which file contains accounts?',
])('more is asked: %s', (text) => {
  expect(askedHolder({ text })).toBeUndefined()
})
