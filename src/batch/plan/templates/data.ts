/** What is kept, where, and who reads and changes it. */
export const data = `---
title: "{system}: data"
tags: data
---

# Tables

- Which tables are defined?
  - needs: table.defined

## {table}

- Which columns does table {table.defined} have?
- What is the key of table {table.defined}?
- Which programs read table {table.read}?
- Which programs change table {table.changed}?

# Views

- What does the view {view} select?

# Databases

## {database}

- Which segments does database {database.segments} have?
- Which programs work on the database {database.used}?

# Segments

- Which programs use segment {segment.used}?

# Files

## {file.used}

- Which programs use the file {file}?
- Which programs change the file {file.changed}?
- Which data set is behind file {file.defined}?

# Data sets

- Which job steps use the data set {dataset.used}?

# Queues

- Which programs write to queue {queue.changed}?

# Records

- Which copybooks are copied by no program?
  - needs: copybook.used

## {copybook.data}

- What does the copybook {copybook} describe?
- Which programs copy {copybook.used}?
`
