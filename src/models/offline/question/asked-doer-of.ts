const kind = '(?:programs?|modules?|transactions?|routines?|subroutines?|screens?|functions?|procedures?)'
const rows = '(?:records?|rows?|entry|entries|data|details)'
const place = '(?:(?:from|in|to|into)\\s+(?:the|a|its)\\s+(?:database|system|files?|tables?|data ?base|master file|master))'
const asks = new RegExp(
  String.raw`^\W*(?:(?:which|what)\s+(?:[\w-]+\s+)?${kind}(?:\s+(?:can|that|which))?|who(?:\s+can)?|(?:is|are)\s+there\s+(?:an?|any)\s+(?:[\w-]+\s+)?${kind}\s+(?:that|which|to)|(?:does|do|can|has|have)\s+(?:any|an?)\s+(?:[\w-]+\s+)?${kind})\s+(?:(?:ever|really|actually|still|also|even)\s+)?(?:delete|remove|purge|erase|add|insert|create)(?:s|d|ed)?\s+(?:(?:an?|the|any|all|old|new|existing|whole)\s+){0,2}((?:[a-z][\w-]*\s+)?[a-z][\w-]*?)(?:\s+${rows})?(?:\s+${place})?\W*$`,
  'i',
)

/** The words of `which program deletes a customer record from the database` that say what is deleted or added; nothing else may be said of it. */
export function thingOfDoer({ bare, names }: { readonly bare: string; readonly names: readonly string[] }): readonly string[] {
  const phrase = names.length > 0 ? undefined : asks.exec(bare)?.[1]
  return (phrase ?? '').split(/\s+/).filter((word) => word !== '' && !new RegExp(`^${rows}$`, 'i').test(word))
}
