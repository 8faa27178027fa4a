import { HumanMessage } from '@langchain/core/messages'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { createChatModel } from '../../src/models/create-chat-model.ts'
import { memoryDisk } from '../support/memory-disk.ts'
import { modelRequest } from '../support/model-request.ts'

test('the offline model goes through the same door, with a finish reason', async () => {
  const { chatProvider } = resolveConfig({ flags: {}, env: { HOME: '/home/u' }, cwd: '/work', disk: memoryDisk() })
  const model = await createChatModel(chatProvider)
  expect([model.provider, model.model, model.host]).toEqual(['offline', 'extractive', undefined])
  const search: AgentTool = {
    name: 'locate',
    description: 'Finds.',
    schema: z.object({ question: z.string() }),
    call: () => Promise.reject(new Error('no test calls it')),
  }
  const request = modelRequest({ messages: [new HumanMessage('Where is CUSTREAD called?')] })
  const asked = await model.stream({ ...request, tools: [search], signal: new AbortController().signal })
  expect(asked.tool_calls?.[0]?.name).toBe('locate')
  expect(asked.response_metadata).toEqual({ finish_reason: 'tool_calls', provider: 'offline', model: 'extractive' })
  const answered = await model.stream({ ...request, tools: [], signal: new AbortController().signal })
  expect([answered.tool_calls, answered.response_metadata.finish_reason]).toEqual([[], 'stop'])
  await expect(model.stream({ ...request, tools: [], signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
})

test('configuration and the factory load neither LangChain nor zod until a model is asked for', async () => {
  const files = ['config/resolve-config.ts', 'config/describe-config.ts', 'config/find-directories.ts', 'models/create-chat-model.ts']
  const { metafile } = await build({
    stdin: { contents: files.map((file) => `import './src/${file}'`).join('\n'), resolveDir: new URL('../../', import.meta.url).pathname },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    treeShaking: false,
    metafile: true,
    write: false,
    outdir: 'unused',
    logLevel: 'silent',
  })
  const loaded = new Set<string>()
  const visit = (output: string): void => {
    for (const { path, kind, external } of metafile.outputs[output]?.imports ?? []) {
      if (kind !== 'import-statement' || loaded.has(path)) continue
      loaded.add(path)
      if (!external) visit(path)
    }
  }
  visit('unused/stdin.js')
  expect([...loaded].filter((path) => !path.startsWith('node:') && !path.startsWith('unused/')).sort()).toEqual(['dotenv'])
})
