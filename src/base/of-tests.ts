/** A folder or file for tests of the code: their programs, and the data with which they run it. */
const tests = /(?:^|\/)(?:tests?|testing|unit-?tests?|testsuites?|test[-_](?:data|cases|helpers?)|fixtures?|specs?)\//i

/** Whether a file belongs to the tests of a system: it shows how the system is used, and decides nothing in it. */
export function isOfTests(path: string): boolean {
  return tests.test(path)
}

/** Whether tests are asked about: `which test covers …`, `what is in the sample input`. */
export function asksTests(question: string): boolean {
  return /\b(?:tests?|tested|testing|test-?cases?|fixtures?|specs?|samples?|examples?|demos?)\b/i.test(question)
}
