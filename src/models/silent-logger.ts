/** For client libraries, whose own loggers print on stdout, keys included (security.md F10). */
export const silentLogger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
