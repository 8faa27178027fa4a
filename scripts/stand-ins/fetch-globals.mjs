// Stands for the globals of these names in the built program (esbuild's `inject`): the clients of the providers make headers for every request and
// ask of every body whether it is a form. Touching the platform's own would load undici, 40 ms of a short process (src/models/http-headers.ts).
export { HttpHeaders as Headers } from '../../src/models/http-headers.ts'

/** Nothing here sends forms, so no body is one. */
export class FormData {
  constructor() {
    throw new TypeError('codewhisper sends no forms')
  }
}
