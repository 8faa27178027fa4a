/** By what records of one kind are looked up: of each record the keys under which it is found. */
export type RowKeys<Row, By extends string> = Readonly<Record<By, (row: Row) => readonly string[]>>

/** Records of one kind, each always the same object. */
export interface Rows<Row, By extends string> {
  readonly length: number
  /** In their order. */
  all(): readonly Row[]
  /** Those found under a key, in their order. */
  by(index: By, key: string): readonly Row[]
}
