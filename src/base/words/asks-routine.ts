/** Before a word that all of the rest of a question is about, which may be the name of a routine: `who calls psolve`, `purpose of psolve`. A pattern for `i`. */
export const asksRoutine =
  'who (?:calls|uses|copies|includes|runs|performs|starts|invokes)|callers of|callees of|users of|(?:purpose|summary|overview) of|explain|describe|what does|what is|what happens in'
