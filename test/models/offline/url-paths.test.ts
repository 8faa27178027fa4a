import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'csd/FERRY.rdo': [
    'DEFINE TRANSACTION(FE01) GROUP(FERRY) PROGRAM(FEBOOK)',
    'DEFINE TRANSACTION(FE02) GROUP(FERRY) PROGRAM(FEBOOK)',
    'DEFINE URIMAP(FEURI1) GROUP(FERRY) USAGE(SERVER)',
    '       PATH(/ferry/book/*)',
    '       TRANSACTION(FE01) PROGRAM(FEBOOK)',
    'DEFINE URIMAP(FEURI2) GROUP(FERRY) USAGE(SERVER) PATH(/ferry/cancel/*)',
    '       TRANSACTION(FE02) PROGRAM(FEBOOK)',
    'DEFINE URIMAP(FEURI3) GROUP(FERRY) USAGE(SERVER) PATH(/ferry/weather)',
    '       TRANSACTION(FE03) PROGRAM(FEWIND)',
  ].join('\n'),
  'cbl/FEBOOK.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. FEBOOK.\nPROCEDURE DIVISION.\n    EXEC CICS RETURN END-EXEC.'),
})

test('by which path of a URL a program or transaction is reached', async () => {
  const { text } = await ask(ferry, 'Which transactions run program FEBOOK, and by which URL path is each of them reached?')
  expect(text).toContain('- URL path `/ferry/book/*` (URIMAP `FEURI1`): transaction `FE01`, program `FEBOOK`: `csd/FERRY.rdo:3-5`')
  expect(text).toContain('- URL path `/ferry/cancel/*` (URIMAP `FEURI2`): transaction `FE02`, program `FEBOOK`: `csd/FERRY.rdo:6-7`')
  expect(text).not.toContain('weather')
  expect((await ask(ferry, 'Under which URI does transaction FE03 answer?')).text).not.toContain('/ferry/book')
})

test('and by those of a bundle', async () => {
  const zoo = new Codebase({
    'web/ZOOTICK1.urimap':
      '<?xml version="1.0"?><cicsdefinitionurimap xmlns="http://www.ibm.com/xmlns/prod/CICS/smw2int" host="*" name="ZOOTICK1" path="/zoo/tickets" pipeline="ZOOPIPE" transaction="CPIH" usage="PIPELINE" webservice="ZOOTICK"/>',
    'web/ZOOPORT.tcpipservice':
      '<?xml version="1.0"?><cicsdefinitiontcpipservice xmlns="http://www.ibm.com/xmlns/prod/CICS/smw2int" name="ZOOPORT" portnumber="4711" protocol="HTTP"/>',
    'cbl/ZOOTICK.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. ZOOTICK.\nPROCEDURE DIVISION.\n    GOBACK.'),
  })
  expect((await ask(zoo, 'What is the URL of ZOOTICK?')).text).toContain(
    '- URL path `/zoo/tickets` (URIMAP `ZOOTICK1`): transaction `CPIH`, web service `ZOOTICK`: `web/ZOOTICK1.urimap:1`',
  )
  expect((await ask(zoo, 'On which port do requests arrive?')).text).toContain(
    'TCPIPSERVICE ZOOPORT has PORTNUMBER(`4711`): `web/ZOOPORT.tcpipservice:1`',
  )
})
