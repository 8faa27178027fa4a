/**
 * The shells that can be helped, and what the user types once. bash and zsh then ask for the script with every new shell, so that it is never older than
 * the program. Apart from the scripts, which are loaded when one is asked for: the command line names these.
 */
const installation = {
  bash: `echo 'eval "$(codewhisper completion bash)"' >> ~/.bashrc`,
  zsh: `echo 'eval "$(codewhisper completion zsh)"' >> ~/.zshrc`,
  fish: 'codewhisper completion fish > ~/.config/fish/completions/codewhisper.fish',
} as const

export type ShellName = keyof typeof installation

export const shellNames = Object.keys(installation) as readonly ShellName[]

/** How each is installed, a line a shell. */
export function installLines(): string {
  return shellNames.map((name) => `  ${name.padEnd(4)}  ${installation[name]}`).join('\n')
}
