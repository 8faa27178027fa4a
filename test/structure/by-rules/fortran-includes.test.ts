import { expect, test } from 'vitest'
import { said } from './linked.ts'

const header = ['      integer mtray', '      parameter (mtray=12)']

test('what the C preprocessor puts into Fortran is included, in columns and in free form', () => {
  const { edges } = said({
    'oven.h': header,
    'bake.F': [
      '      subroutine bake(n)',
      '#include "oven.h"',
      '#ifdef GAS',
      '# include "oven.h"',
      '#endif',
      '      n = mtray',
      '      end',
    ],
    'cool.F90': ['subroutine cool(n)', '#include "oven.h"', 'n = mtray', 'end subroutine'],
    'sell.F': ['      subroutine sell(n)', '#include <stdlib.h>', '      n = 1', '      end'],
  })
  expect(edges.filter((edge) => edge.includes('oven.h'))).toHaveLength(3)
  expect(edges.join('\n')).not.toContain('stdlib')
})
