interface Shell {
  /** What the user types once. zsh and bash read the script anew with each shell, so that it is never older than the program; fish does so by itself. */
  readonly install: string
}

/** The shells that can be helped. Apart from their scripts, which are loaded when one is asked for: the help of the program names these. */
export const shells = {
  bash: { install: `echo 'eval "$(codewhisper completion bash)"' >> ~/.bashrc` },
  zsh: { install: `echo 'eval "$(codewhisper completion zsh)"' >> ~/.zshrc` },
  fish: { install: 'codewhisper completion fish > ~/.config/fish/completions/codewhisper.fish' },
} as const satisfies Record<string, Shell>

export type ShellName = keyof typeof shells

export const shellNames = Object.keys(shells) as readonly ShellName[]

/** How each is installed, a line a shell. */
export function installLines(): string {
  return shellNames.map((name) => `  ${name.padEnd(4)}  ${shells[name].install}`).join('\n')
}
