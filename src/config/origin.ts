/** Where a value may come from, the strongest first. */
const layers = ['flag', 'environment', 'env-file', 'user-config', 'default'] as const
type Layer = (typeof layers)[number]

/** Where a value came from: the layer, and the place in words (`flag --model`, `.env line 3`). */
export interface Origin {
  readonly layer: Layer
  readonly where: string
}

/** Whether `a` speaks at least as loud as `b`. */
export function atLeastAsStrong(a: Origin, b: Origin): boolean {
  return layers.indexOf(a.layer) <= layers.indexOf(b.layer)
}
