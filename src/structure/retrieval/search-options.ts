/** What the search is made of, for measuring what each part is worth; nobody else turns anything off. */
export interface SearchParts {
  readonly abbreviations: boolean
  readonly shape: boolean
  readonly initials: boolean
  readonly synonyms: boolean
  /** What stands in a unit's owner counts for it, too. */
  readonly around: boolean
  readonly comments: boolean
  /** Names weigh more than other words. */
  readonly names: boolean
}

export const allParts: SearchParts = {
  abbreviations: true,
  shape: true,
  initials: true,
  synonyms: true,
  around: true,
  comments: true,
  names: true,
}
