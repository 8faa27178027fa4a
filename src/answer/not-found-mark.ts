/**
 * How a reply begins that says that the evidence holds no answer: the line `NOT FOUND` (design.md section 2), which is stripped before display. Models
 * decorate it (bold, quotes, small letters), or go on behind a full stop, a colon or a dash. Anything else is a sentence that begins with these words,
 * as answers about `NOT FOUND` conditions of Db2 do.
 */
export const notFoundMark =
  /^[#*_`"'\s]*(?:NOT FOUND[*_`"']*\s*[.:—–-]+[*_]*(?:\s+|$)|[Nn][Oo][Tt] [Ff][Oo][Uu][Nn][Dd][*_`"']*[^\S\n]*(?:\n\s*|$))/
