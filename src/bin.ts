const argv = process.argv.slice(2)
const [first = ''] = argv

// Scripts ask for the version often, so it costs hardly more than starting Node: nothing else is loaded.
if (argv.length === 1 && ['--version', '-V'].includes(first)) process.stdout.write(`${__VERSION__}\n`)
else {
  const program = Promise.all([import('./cli/main.ts'), import('./cli/process-io.ts')])
  // A rejection is a bug, which Node reports with its stack and exit code 1.
  void program.then(async ([{ main }, { processIo }]) => {
    process.exitCode = await main(argv, processIo())
  })
}
