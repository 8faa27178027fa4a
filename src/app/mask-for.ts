import type { Mask } from '../agent/mask.ts'
import { maskSecrets } from '../base/secrets/mask-secrets.ts'
import type { App } from './create-app.ts'

/** What is applied to all that the app's model is shown: nothing where it stays on this machine, or where the user allows it. */
export function maskFor({ config, sendsNothing }: Pick<App, 'config' | 'sendsNothing'>): Mask {
  return config.allowSecrets || sendsNothing ? (text) => ({ text, count: 0 }) : maskSecrets
}
