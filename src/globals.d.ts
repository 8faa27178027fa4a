/** The package's version, put in by scripts/build.mjs. */
declare const __VERSION__: string
/** Tells the scanners of this build from any others. Not there where the sources run as they are. */
declare const __SCANNERS__: string | undefined
/** Hash of the code that puts the facts, and the words, of members together. */
declare const __LINKER__: string | undefined
/** The built src/structure/scan-worker.ts, from the files of the build. Not there where the sources run as they are. */
declare const __SCAN_WORKER__: string | undefined
