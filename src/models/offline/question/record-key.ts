/** What is kept is found by it, and it says which record: `by which key is it read`, `what is its key`. */
const ofRecord = [
  /\b(?:by|with|on|under|through) (?:which|what) (?:\w+ )?keys? (?:is|are|was|were|does|do|can) (?:\S+ ){1,4}?(?:read|accessed|found|looked up|searched|sorted|ordered|indexed|organi[sz]ed|kept|keyed|stored|retrieved|updated|deleted)\b/i,
  /\b(?:primary|record|alternate|foreign|unique|partial|generic|prime|secondary|vsam|ksds|index|access|duplicate|same|existing|missing|matching) keys?\b/i,
]
const isKeyOfIt =
  /\b(?:what(?:'s| is| are)|which is|has which|and) (?:its|their|the) (?:\w+ )?keys?\b|\bits keys?\b|\bkeyed (?:by|on)\b|\band keys?\b/i
/** The first thing that is asked for keeps data. */
const keeper =
  /^\W*(?:(?:in|on|from|into) )?(?:which|what) (?:\w+ ){0,2}?(files?|tables?|data ?sets?|clusters?|ksds|segments?|databases?|queues?)\b/i
const pressed = /\b(?:press(?:e[ds]|ing)?|hit|hits|pf ?k?\d*|function keys?|key do i|typ(?:e|ed|ing))\b/i

/** Whether the key of a question is that of a record, and none of a keyboard. */
export function asksRecordKey(text: string): boolean {
  if (!/\bkey/i.test(text) || pressed.test(text)) return false
  return ofRecord.some((form) => form.test(text)) || (isKeyOfIt.test(text) && keeper.test(text))
}
