import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { noCache } from '../../../src/base/blob-cache.ts'
import { createSandbox } from '../../../src/files/sandbox.ts'
import { openStructure } from '../../../src/structure/open-structure.ts'
import { AskedLanguages } from '../../../src/structure/retrieval/asked-language.ts'

const sample = async () => {
  const { sandbox } = await createSandbox({ codeDirs: [fileURLToPath(new URL('../../../sample-code', import.meta.url))] })
  return openStructure({ sandbox, cache: noCache, key: 'asked-language-test', threads: 'none' })
}

test.each([
  'Wo wird der Verbrauch geschätzt, wenn der Zählerstand fehlt?',
  'Où la consommation est-elle estimée quand le relevé manque ?',
  '¿Dónde se estima el consumo cuando falta la lectura?',
  'Onde é estimado o consumo quando falta a leitura?',
  'Dove viene stimato il consumo quando manca la lettura?',
  'Waar wordt het verbruik geschat als de meterstand ontbreekt?',
  'Hvor blir forbruket estimert når avlesningen mangler?',
])('code in English is found by a question in another language: %s', async (question) => {
  const { units } = await (await sample()).locate(question)
  expect(units.slice(0, 5).map(({ path }) => path)).toContain('cbl/WBCONSP.cbl')
})

test('what is asked for in another language and stands nowhere is said, what only the tables lack is not', async () => {
  const { words } = await (await sample()).locate('Welches Programm berechnet die Hypothek für Quuxheringe?')
  const tells = new Map(words.map(({ word, weight, units }) => [word, weight > 0 && units === 0]))
  expect([tells.get('Hypothek'), tells.get('Quuxheringe'), tells.get('die')]).toEqual([true, false, undefined])
})

test('parts of compounds, other endings, and letters without marks', async () => {
  const german = await new AskedLanguages().of('Wie wird die Zinsberechnung geprüft?')
  expect(german?.english('Kreditlimit')).toEqual(expect.arrayContaining(['credit', 'limit']))
  expect(german?.english('geprueft')).toContain('check')
  expect(german?.isEmpty('Wird')).toBe(true)
  expect(await new AskedLanguages().of('Where is the interest worked out?')).toBeUndefined()
})

test('a part of a question is in the language of the whole', async () => {
  const languages = new AskedLanguages()
  const whole = await languages.of('Wo werden die Zinsen berechnet?')
  expect(await languages.of('die Zinsen')).toBe(whole)
  expect(await languages.of('the interest')).toBeUndefined()
})
