import { AppError } from '../../base/app-error.ts'

/** An error as a line; a bug with its stack, which a report needs: it does not end the conversation, which is worth more. */
export function failureText(error: unknown): string {
  if (error instanceof AppError || !(error instanceof Error)) {
    const { message = String(error), hint } = error as { message?: string; hint?: string | null }
    return hint ? `${message} ${hint}` : message
  }
  return `Internal error: ${error.stack ?? error.message}`
}
