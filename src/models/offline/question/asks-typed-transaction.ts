/** Asked is what people type to the monitor; of the transactions that a bank books nobody types one. */
export const asksTypedTransaction =
  /\b(?:which|what)\s+(?:cics\s+)?transactions?(?:\s+(?:ids?|codes?))?\s+(?:(?:do|should|must|can|would|have|has|need)\b[^?]*?\b(?:i|we|you|one|users?|operators?|clerks?)\s+(?:(?:have|need)\s+to\s+)?(?:type|run|enter|start|use|key|call|invoke)|(?:is|are)\s+(?:typed|run|started|used|entered|keyed)\b)/i

const starting =
  /\b(?:which|what)\s+(?:cics\s+)?transaction(?:\s+(?:id|code))?\s+(?:starts|opens|launches|invokes|brings\s+up|runs|shows|displays|leads\s+to)\b/i

/** What people do by a transaction of the monitor; those that are booked are rejected, fail or are of a type. */
const doing =
  /\b(?:which|what)\s+(?:cics\s+)?transaction(?:\s+(?:id|code))?\s+(?:(?:is|stands)\s+for|adds|allows|books|changes|creates|deletes|displays|does|edits|handles|inquires|lets|lists|maintains|moves|pays|performs|posts|prints|registers|removes|sends|transfers|updates|views)\b/i

/** Whether the transaction is asked for under which something runs. */
export function asksTransaction(text: string): boolean {
  return asksTypedTransaction.test(text) || starting.test(text) || doing.test(text)
}
