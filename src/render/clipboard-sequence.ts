/** Bytes that are copied at most: more than an answer has, and less than terminals are known to refuse. */
export const mostCopiedBytes = 65_536

/**
 * What makes a terminal put the text on its clipboard (OSC 52, xterm's "Manipulate Selection Data"). tmux takes it itself with `set-clipboard on`, and hands it
 * through wrapped with `allow-passthrough on` (tmux(1)); which of both is set cannot be known, and what is not wanted is dropped, so it is sent both ways.
 */
export function clipboardSequence(text: string, { tmux }: { readonly tmux: boolean }): string {
  const plain = `\x1b]52;c;${Buffer.from(text, 'utf8').toString('base64')}\x07`
  return tmux ? `${plain}\x1bPtmux;${plain.replaceAll('\x1b', '\x1b\x1b')}\x1b\\` : plain
}
