import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const model = new Codebase({
  'clock.c': `#include <time.h>

/* the hour at which the oven is lit */
void ovenat_(int *hour)
{
  *hour = 4;
}

void nobody_(int *hour)
{
  *hour = 5;
}
`,
  'bake.f': `      SUBROUTINE BAKE(N)
      INTEGER HOUR
      CALL OVENAT(HOUR)
      N = HOUR
      END
`,
})

test('a function of C that Fortran calls without the mark behind its name', async () => {
  expect((await ask(model, 'Who calls ovenat_?')).text).toMatch(/is called from BAKE\.\n- BAKE \(CALL\): `bake\.f:3`/)
  expect((await ask(model, 'Who calls nobody_?')).text).toMatch(/^NOT FOUND/)
})
