/** What users see, and the programs behind it. */
export const screens = `---
title: "{system}: screens"
tags: screens
---

# Online

- Which transactions are defined, and which program is behind each?
  - needs: transaction
- Which screens are there?
  - needs: screen

# Transactions

## {transaction}

- Which program is behind transaction {transaction.program}?
- What can a user do with transaction {transaction}?

# Screens

## {screen.shown}

- What does the screen {screen} show?
- What can be entered on screen {screen}?
- Which keys can be pressed on screen {screen}?

# Programs behind screens

## {program.screen}

- What does {program} do?
- Which keys does {program} handle?
- Which checks does {program} make before it accepts the input?
- To which programs does {program.calls} transfer control?
- Which files does {program.files} read and write?
- Which tables does {program.tables} read and change?
`
