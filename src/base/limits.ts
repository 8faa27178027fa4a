const KiB = 1024

/** Every limit of the product (design.md section 4). Prompts and messages quote these constants and never repeat the numbers. */
export const limits = {
  /** Model calls per question unless configured. */
  maxSteps: 15,
  /** Turns of a conversation that are sent again. */
  maxHistory: 20,
  parallelToolCalls: 4,
  toolCallsPerQuestion: 60,
  repeatedCallTold: 3,
  repeatedCallStopped: 5,
  /** Turns in a row whose calls showed nothing new. */
  fruitlessTurnsTold: 3,
  fruitlessTurnsStopped: 6,
  /** Turns left from which on the model is told how many. */
  fewTurnsLeft: 3,
  /** Results that one question leaves for the next ones: skills and what its answer cites. */
  keptCalls: 8,
  /** Characters of all such results of a conversation. */
  keptChars: 96 * KiB,
  /** Tokens of the context window that are left for the reply: at most so many, and at most a quarter. */
  replyTokens: 16_000,
  toolTimeoutMs: 30_000,
  /** That a tool waits for the structure of the code, within its timeout: so it can still say how far that is. */
  structureWaitMs: 25_000,
  /** Characters of a tool result that a model sees. */
  toolResultChars: 32 * KiB,
  firstTokenMs: 120_000,
  /** After this silence the user is told what is being waited for. */
  slowMs: 20_000,
  idleMs: 90_000,
  /** What may still follow a reply that has said how it ended, such as its count of tokens. */
  afterEndMs: 2000,
  questionMs: 15 * 60_000,
  /** Requests for one turn of a model before its provider counts as failed. */
  requestAttempts: 5,
  /** The same where it most likely will not help, as with an address that nobody answers at: that must not take a minute to show. */
  briefAttempts: 2,
  /** Before the second attempt at most twice this, doubled for each one after it. */
  retryBaseMs: 1000,
  /** The longest wait between two attempts while somebody waits for the answer, and in a batch. */
  retryWaitMs: 60_000,
  batchRetryWaitMs: 15 * 60_000,
  /** How long a provider that was given up is left alone. */
  circuitOpenMs: 30_000,
  /** Of a provider's list of models, which is one document or, with Anthropic, several. */
  modelListBytes: 8 * KiB * KiB,
  modelListPages: 10,
  modelListMs: 10_000,
  questionBytes: 32 * KiB,
  /** Of one reply of a model, thoughts and arguments of calls included; what comes after is cut. */
  replyChars: KiB * KiB,
  /** Of a reply that is an error. */
  errorBytes: 64 * KiB,
  searchMatches: 100,
  searchMatchesPerFile: 20,
  searchLineChars: 400,
  searchPatternChars: 1000,
  globChars: 200,
  readLines: 400,
  readLinesMax: 2000,
  readBytes: 128 * KiB,
  readLineChars: 2000,
  pathChars: 4096,
  /** A file larger than this is not searched (ripgrep's --max-filesize). */
  searchFileBytes: 64 * KiB * KiB,
  listedFiles: 200,
  skillFileBytes: 256 * KiB,
  frontMatterBytes: 16 * KiB,
  queryChars: 1000,
  offlineAnswerChars: 3000,
  /** Questions of a batch that are asked at the same time unless told otherwise, and at most. */
  batchConcurrency: 4,
  batchConcurrencyMax: 32,
  /** Of a list of questions, and how many it may hold. */
  listBytes: 4 * KiB * KiB,
  listQuestions: 10_000,
  /** Of a rules file. */
  rulesBytes: 16 * KiB,
} as const

/** Limits that need not be the product's own: tests have others. */
export type Limits = { readonly [K in keyof typeof limits]: number }
