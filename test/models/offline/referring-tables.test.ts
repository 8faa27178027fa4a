import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const tables = `CREATE TABLE CLUB.MEMBER
  (MEMBER_NO INTEGER NOT NULL, PRIMARY KEY (MEMBER_NO));
CREATE TABLE CLUB.LOCKER
  (LOCKER_NO INTEGER NOT NULL,
   MEMBER_NO INTEGER,
   FOREIGN KEY (MEMBER_NO)
     REFERENCES CLUB.MEMBER (MEMBER_NO)
     ON DELETE CASCADE);
CREATE TABLE CLUB.INVOICE
  (INVOICE_NO INTEGER NOT NULL,
   MEMBER_NO INTEGER NOT NULL);
ALTER TABLE CLUB.INVOICE ADD CONSTRAINT INV_MEM
   FOREIGN KEY (MEMBER_NO) REFERENCES CLUB.MEMBER ON DELETE RESTRICT;
CREATE TABLE CLUB.COURT (COURT_NO INTEGER NOT NULL);`

const club = new Codebase({ 'ddl/club.sql': tables, 'old/club.sql': tables })

test('the tables that lose rows with those of another, once for all copies of the DDL', async () => {
  const { text } = await ask(club, 'Which other tables lose rows by themselves when a member is deleted?')
  expect(text).toContain(
    '- table CLUB.LOCKER refers to CLUB.MEMBER by `MEMBER_NO`, ON DELETE CASCADE: `ddl/club.sql:6-8`, `old/club.sql:6-8`',
  )
  expect(text).not.toContain('CLUB.INVOICE refers')
})

test('all foreign keys that lead to a table, be they added later', async () => {
  const { text } = await ask(club, 'Which tables refer to the MEMBER table?')
  expect(text).toContain('- table CLUB.LOCKER refers')
  expect(text).toContain('- table CLUB.INVOICE refers to CLUB.MEMBER by `MEMBER_NO`, ON DELETE RESTRICT: `ddl/club.sql:12-13`')
})

test('nothing is told of a table to which none refers', async () => {
  expect((await ask(club, 'Which tables refer to the COURT table?')).text).not.toContain('refers to')
})

test('the tables that have a foreign key, or that none has', async () => {
  const { text } = await ask(club, 'Which tables have a foreign key?')
  expect(text).toContain('table CLUB.LOCKER refers to CLUB.MEMBER')
  expect(text).toContain('table CLUB.INVOICE refers to CLUB.MEMBER')
  const courts = new Codebase({ 'ddl/courts.sql': 'CREATE TABLE CLUB.COURT (COURT_NO INTEGER NOT NULL);' })
  expect((await ask(courts, 'Which tables have foreign keys?')).text).toContain('No line of the code gives a table a foreign key')
})
