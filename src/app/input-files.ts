import { createRedactor } from '../base/redact.ts'
import type { Config } from '../config/config.ts'
import { HistoryFile } from '../store/history-file.ts'

export { withDraft } from '../store/with-draft.ts'

/** What was typed at the prompt, in the state directory. What looks like a credential, or is one of the configuration, is not written. */
export function openHistory({ directories, secrets }: Config): Pick<HistoryFile, 'read' | 'append'> {
  const file = new HistoryFile(directories.state)
  const redact = createRedactor(secrets.map((secret) => secret.reveal()))
  return { read: () => file.read(), append: (text) => file.append(redact(text)) }
}
