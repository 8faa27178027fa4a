/** The package's version, put in by scripts/build.mjs. */
declare const __VERSION__: string
