const amount =
  /\bhow (?:much|many|high|low|long|large|big|far|often|old|soon|late|early)\b|\b(?:limits?|ceilings?|maximum|minimum|thresholds?|tolerances?|values?|amounts?|sums?|rates?|factors?|percent\w*|defaults?)\b/i

/** Whether a question asks for an amount, which a program may keep in a constant: what that is has to be told. */
export function asksAmount(bare: string): boolean {
  return amount.test(bare)
}
