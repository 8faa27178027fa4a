/** What a newcomer asks first: the whole, then its main parts. */
export const onboarding = `---
title: "{system}: getting to know it"
tags: onboarding
---

# The system

- What does this system do?
- Which programs are there?
  - needs: program
- Which programs are called by no program?
  - needs: program.called
- Which jobs are defined in the code?
  - needs: job
- In which order does the schedule run the jobs?
  - needs: job.scheduled
- Which transactions are defined, and which program is behind each?
  - needs: transaction
- Which screens are there?
  - needs: screen
- Which tables are defined?
  - needs: table.defined
- Which copybooks are copied by no program?
  - needs: copybook.used

# Main programs

## {program.main}

- What does {program} do?
- Which job runs {program.batch}?
- Which transaction starts {program.transaction}?
- Which programs does {program.calls} call?
- Which files does {program.files} read and write?
- Which tables does {program.tables} read and change?

# Shared programs

## {program.shared}

- What does {program} do?
- Who calls {program}?

# Sources

- What does {source} do?

# Jobs

## {job.programs}

- What does job {job} do?
- Which data sets does job {job.data} read and write?
- Which jobs does {job.scheduled} wait for, and which jobs wait for it?

# Screens

## {screen.shown}

- What does the screen {screen} show?
- Which keys can be pressed on screen {screen}?

# Data

## Tables

- Which columns does table {table.defined} have?
- Which programs change table {table.changed}?

## Databases

- Which segments does database {database.segments} have?
- Which programs work on the database {database.used}?

## Files

- Which programs use the file {file.used}?

## Data sets

- Which job steps use the data set {dataset.shared}?

## Records

- What does the copybook {copybook.data} describe?

# Missing from the code

- Who calls {missing.program}?
- Which programs copy {missing.copybook}?
- Which jobs use the procedure {missing.proc}?
`
