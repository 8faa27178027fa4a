// A rejection is a bug, which Node reports with its stack and exit code 1.
void Promise.all([import('./cli/main.ts'), import('./cli/process-io.ts'), import('./cli/exit-when-idle.ts')]).then(
  async ([{ main }, { processIo }, { exitWhenIdle }]) => {
    process.exitCode = await main(process.argv.slice(2), processIo())
    process.stdout.write('', () => process.stderr.write('', exitWhenIdle))
  },
)
