/** Who does it, where that is somebody and not a thing that is called so. */
export const somebody = String.raw`(?:an?|the|our)\s+(?:new\s+)?(?:users?|customers?|clients?|operators?|administrators?|clerks?|tellers?|employees?|managers?|supervisors?|members?|persons?)(?!\s+(?:programs?|modules?|routines?|jobs?|screens?|records?|files?|tables?|fields?|numbers?|ids?|interfaces?|menus?)\b)`

const acting = new RegExp(String.raw`\b(?<how>do|does|did|can|could|would|should|must|may|will)\s+${somebody}\b`, 'i')

/** A question without who does what it asks for: `on which screen does a clerk stop a cheque` is not about clerks. */
export function withoutSomebody(text: string): string {
  return text.replace(acting, '$<how>')
}
