/** The two names of js-yaml 3 that front matter needs; the package ships no types. */
declare module 'js-yaml' {
  export const FAILSAFE_SCHEMA: unknown
  export class YAMLException extends Error {
    readonly reason: string
    readonly mark?: { readonly line: number }
  }
  export function safeLoad(text: string, options: { schema: unknown }): unknown
}
