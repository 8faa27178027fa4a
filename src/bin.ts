// A rejection is a bug, which Node reports with its stack and exit code 1.
void Promise.all([import('./cli/main.ts'), import('./cli/process-io.ts')]).then(async ([{ main }, { processIo }]) => {
  process.exitCode = await main(process.argv.slice(2), processIo())
})
