import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@codewhisper/cli': new URL('./src/index.ts', import.meta.url).pathname } },
  define: { __VERSION__: '"test"' },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/setup/temporary-directory.ts', 'test/setup/built-program.ts'],
    setupFiles: ['test/setup/socket-guard.ts'],
    testTimeout: 30_000,
    pool: 'forks',
    maxWorkers: 2,
    unstubEnvs: true,
  },
})
