import { escapeRegex } from '../../../base/escape-regex.ts'

/** `what runs when an operator enters NAME`: the one who starts it is a user, and what it does then is asked for. */
export const startsIt =
  /\b(?:when(?:ever)?|if|once|by)\s+(?:[a-z]+\s+){0,4}?(?:enter|typ|key|invok|submit|start|launch)(?:s|es|e|ed|ing)?\s+(?:in\s+)?(?:(?:the|a|transaction|transid|command|job)\s+){0,2}NAME\b/i

/** Whether a question speaks of a word as of a transaction: somebody types it, something is behind it. */
export function isEntered(text: string, word: string): boolean {
  const entered = String.raw`\b(?:(?:[Ee]nter|[Tt]yp|[Kk]ey|[Ii]nvok|[Ss]tart|[Ll]aunch|[Rr]un|[Rr]an|[Ii]ssu)(?:s|es|e|ed|ing|ning)?(?: in)?|[Bb]ehind|[Uu]nder)\s+(?:the\s+)?`
  return new RegExp(String.raw`${entered}["'${'`'}]?${escapeRegex(word.toUpperCase())}(?![\w-])`).test(text)
}
