import { expect, test } from 'vitest'
import { noCache } from '../../../src/base/blob-cache.ts'
import { createSandbox } from '../../../src/files/sandbox.ts'
import { openStructure } from '../../../src/structure/open-structure.ts'
import { foreignWordsOf, languagesOf } from '../../../src/structure/retrieval/foreign-words.ts'
import { makeTree } from '../../files/make-tree.ts'

async function structureOf(files: Readonly<Record<string, string>>) {
  const { sandbox } = await createSandbox({ codeDirs: [await makeTree(files)] })
  return openStructure({ sandbox, cache: noCache, key: 'foreign-test', threads: 'none' })
}

const program = (name: string, paragraphs: Readonly<Record<string, readonly string[]>>) =>
  [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       PROCEDURE DIVISION.',
    ...Object.entries(paragraphs).flatMap(([paragraph, comment]) => [
      ...comment.map((line) => `      * ${line}`),
      `       ${paragraph}.`,
      '           MOVE WX1 TO WX2.',
      '           ADD 1 TO WX3.',
    ]),
    '           GOBACK.',
  ].join('\n')

const french = {
  'src/PAIE.cbl': program('PAIE', {
    'P100-LECT': ['LECTURE DES LIGNES DE LA COMMANDE DANS LE FICHIER', 'SI UNE LIGNE EST VIDE ELLE EST SAUTEE'],
    'P200-CALC': ['CALCUL DES MAJORATIONS POUR LES FACTURES', 'PAYEES AVEC UN RETARD SUR LA DATE PREVUE'],
    'P300-MAJ': ['MISE A JOUR DU STOCK AVEC LES ENTREES', 'POUR UNE LIVRAISON SANS COMMANDE'],
    'P400-IMP': ['IMPRESSION DES ETIQUETTES POUR LES COLIS', 'SUR UNE IMPRIMANTE DANS LE DEPOT'],
    'P500-FIN': ['FERMETURE DES FICHIERS AVEC LES TOTAUX', 'DANS LES CAS OU UNE ERREUR EST SURVENUE'],
  }),
}

test('of code in French a question in English finds what its comments say', async () => {
  const structure = await structureOf(french)
  const question = 'Where is the surcharge for invoices paid late worked out?'
  const { units, words } = await structure.locate(question)
  expect(units[0]?.name).toBe('P200-CALC')
  expect(words.find(({ word }) => word === 'invoices')?.forms).toContain('factur')
  expect((await structure.locate('Who prints the labels of parcels?')).units[0]?.name).toBe('P400-IMP')
  expect(languagesOf(await structure.retrieval()).map(({ name }) => name)).toEqual(['French'])
})

test('a question may write what the code has without accents', async () => {
  const { units } = await (await structureOf(french)).locate('dépôt imprimante étiquettes')
  expect(units[0]?.name).toBe('P400-IMP')
})

test('an odd word of another language in English code is none', async () => {
  const structure = await structureOf({
    'src/CRYPT.cbl': program('CRYPT', {
      'P100-DES': ['DES ENCRYPTS THE KEY', 'LAS AND DEL ARE CONTROL CHARACTERS, CON IS THE CONSOLE'],
      'P200-SUR': ['THE SURCHARGE IS LES THAN UNE', 'SEE SECTION DANS OF THE MANUAL'],
      'P300-ADD': ['ADDS UP'],
    }),
  })
  expect((await foreignWordsOf(await structure.retrieval())).size).toBe(0)
})
