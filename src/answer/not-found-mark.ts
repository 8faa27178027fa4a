/**
 * How a reply begins that says that the evidence holds no answer: the line `NOT FOUND` (design.md section 2), which is stripped before display. Models
 * decorate it (bold, a colon, the text on the same line), so the mark is what counts, not the line end.
 */
export const notFoundMark = /^[#*_\s]*NOT FOUND[*_]*(?:\s*[.:—–-]+[*_]*)?(?:\s+|$)/
