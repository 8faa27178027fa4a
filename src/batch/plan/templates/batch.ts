/** Jobs, what they run, and the data between them. */
export const batch = `---
title: "{system}: batch"
tags: batch
---

# Schedule

- In which order does the schedule run the jobs?
  - needs: job.scheduled
- Which jobs are defined in the code?
  - needs: job

# Jobs

## {job.programs}

- What does job {job} do?
- Which programs does job {job} run?
- Which data sets does job {job.data} read and write?
- Which jobs does {job.scheduled} wait for, and which jobs wait for it?

# Utility jobs

## {job.utility}

- What does job {job} do?
- Which data sets does job {job.data} read and write?
- Which jobs does {job.scheduled} wait for, and which jobs wait for it?

# Batch programs

## {program.batch}

- What does {program} do?
- Which job runs {program}?
- Which files does {program.files} read and write?
- Which tables does {program.tables} read and change?
- Which segments does {program.segments} read and change?
- Which return codes does {program.codes} set?
- When does {program.files} end with an error?

# Procedures

## {proc}

- What does the procedure {proc} do?
- Which jobs use the procedure {proc.used}?

# Data sets

- Which job steps use the data set {dataset.used}?

# Missing from the code

- Who calls {missing.program}?
- Which jobs use the procedure {missing.proc}?
`
