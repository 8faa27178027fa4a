/** English words that say nothing about a subject: neither indexed nor searched. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can cannot could did do does doing don't down
  during each few for from further get had has have having he her here hers him his how i if in into is it its itself just let me more most my need no nor
  not of off on once only or other our out over own please same she should so some such than that the their them then there these they this those
  through to too under until up us use used uses using very want was we were what when where which while who whom why will with would you
  your`.split(/\s+/),
)
