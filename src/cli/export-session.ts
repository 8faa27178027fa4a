import type { Highlight } from '../answer/highlight.ts'
import type { Transcript } from '../answer/transcript.ts'
import { AppError } from '../base/app-error.ts'

export const exportFormats = ['md', 'json', 'html'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The format that is named or, where none is, that the name of the file ends in; Markdown otherwise. Throws `AppError` usage. */
export function exportFormat(named: string | undefined, file: string | undefined): ExportFormat {
  const known = (name: string) =>
    exportFormats.find((format) => format === name.toLowerCase() || (format === 'md' && name.toLowerCase() === 'markdown'))
  if (named !== undefined) {
    const format = known(named)
    if (format === undefined) {
      throw new AppError('usage', `There is no format ${JSON.stringify(named)}.`, { hint: `Formats: ${exportFormats.join(', ')}.` })
    }
    return format
  }
  return known(/\.([a-z]+)$/i.exec(file ?? '')?.[1]?.replace(/^htm$/i, 'html') ?? '') ?? 'md'
}

/** A session as a document of its own. The same session gives the same bytes. */
export async function exportText(transcript: Transcript, format: ExportFormat, highlight: () => Promise<Highlight>): Promise<string> {
  if (format === 'md') return (await import('../render/session/session-markdown.ts')).sessionMarkdown(transcript)
  if (format === 'json') return (await import('../render/session/session-document.ts')).sessionJson(transcript)
  return (await import('../render/html/session-page.ts')).sessionPage(transcript, await highlight())
}
