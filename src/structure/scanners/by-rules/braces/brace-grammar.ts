/** How a language whose blocks stand in braces writes definitions, as data for `read-braces.ts`. */
export interface BraceGrammar {
  /** Words that announce a class or another type with members: `class`, `struct`. */
  readonly types: ReadonlySet<string>
  /** Those of them that add to a type which is defined elsewhere: `impl`. */
  readonly extensions?: ReadonlySet<string>
  /** Words of a statement that says which class the rest of the member is: `package`. */
  readonly packages?: ReadonlySet<string>
  /** What stands in these belongs to what stands around them: `namespace`, `extern "C"`. */
  readonly transparent?: ReadonlySet<string>
  /** Words that announce a routine: `function`, `fn`. */
  readonly routines?: ReadonlySet<string>
  /** Where `name (…) {` defines a routine. */
  readonly plainRoutines?: 'everywhere' | 'in types'
  /** Words that may stand between the parameters and the body. */
  readonly afterParameters?: ReadonlySet<string>
  /** What looks like a call and says something of a definition: `__attribute__`. */
  readonly attributes?: ReadonlySet<string>
  /** Declarations without body are worth keeping, `typedef` names a type, `static` at file level hides, a type stands before what it declares. */
  readonly cFamily?: boolean
  /** `Type name(…)` declares a variable, so a word before a name means that it is no call. */
  readonly typesBeforeNames?: boolean
  /** Statements stand outside of routines. */
  readonly script?: boolean
  /** A line end ends a statement where one may end. */
  readonly newlineEnds?: boolean
  /** `name = (…) => …` and `name = function` define routines; `name(…) {` stands in object literals. */
  readonly functionValues?: boolean
  /** `name<T>(…)` is a call. */
  readonly generics?: boolean
  /** Variables hold functions, so one of that name hides a routine. */
  readonly shadowing?: boolean
  /** Sticky at a statement's first word: an import, as the groups `path` or `module`. */
  readonly imports?: RegExp
}
