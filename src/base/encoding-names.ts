/** Encodings of source files that a user can name; `auto` looks at the bytes of each file. A test compares them with what `files` can read. */
export const encodingNames = [
  'auto',
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'latin1',
  'cp037',
  'cp1047',
  'cp500',
  'cp273',
  'cp1140',
] as const
