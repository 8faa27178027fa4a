// commander starts programs for commands that are programs of their own: there are none, and to load what it would start them with takes a millisecond.
export function spawn() {
  throw new Error('commander must not start a program')
}
export default { spawn }
