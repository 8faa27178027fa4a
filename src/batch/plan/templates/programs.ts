/** A section for every program. */
export const programs = `---
title: "{system}: programs"
tags: programs
---

# Overview

- Which programs are there?
  - needs: program
- Which programs are called by no program?
  - needs: program.called

# Programs

## {program}

- What does {program} do?
- Who calls {program.called}?
- Which job runs {program.batch}?
- Which transaction starts {program.transaction}?
- Which programs does {program.calls} call?
- Which files does {program.files} read and write?
- Which tables does {program.tables} read and change?
- Which segments does {program.segments} read and change?
- Which queues does {program.queues} read and write?
- Which copybooks does {program.copies} copy?
- Which return codes does {program.codes} set?
- When does {program.batch.files} end with an error?
- Which keys does {program.screen} handle?

# Sources

- What does {source} do?

# Missing from the code

- Who calls {missing.program}?
- Which programs copy {missing.copybook}?
`
