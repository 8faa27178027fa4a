import { AppError } from '../../base/app-error.ts'
import type { CommandInput } from '../commands.ts'
import { bashScript } from '../completion/bash-script.ts'
import { type CompletionTree, completionTree } from '../completion/completion-tree.ts'
import { fishScript } from '../completion/fish-script.ts'
import { type ShellName, shellNames } from '../completion/shells.ts'
import { zshScript } from '../completion/zsh-script.ts'

const scripts: Readonly<Record<ShellName, (tree: CompletionTree) => string>> = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** `codewhisper completion SHELL`: the script. Throws `AppError` usage without a shell, or with one that is not known. */
export async function completionScript({ words }: CommandInput): Promise<string> {
  const [typed] = words
  const shell = shellNames.find((name) => name === typed?.toLowerCase())
  if (shell !== undefined) return scripts[shell](completionTree())
  const wrong =
    typed === undefined ? 'completion needs the name of a shell.' : `There is no completion for the shell ${JSON.stringify(typed)}.`
  throw new AppError('usage', wrong, {
    hint: `It is there for ${shellNames.join(', ')}: codewhisper completion --help says how to install it.`,
  })
}
