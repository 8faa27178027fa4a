/** A language that comments, names and messages of code are written in, beside English. */
export interface CodeLanguage {
  readonly name: string
  /** Small words that its sentences are full of, and that neither English nor a programming language has. */
  readonly small: readonly string[]
  /** What it writes for words of English: `english: word word … | english: …`. */
  readonly table: () => Promise<string>
}

const words = (text: string) => text.split(' ')

export const codeLanguages: readonly CodeLanguage[] = [
  {
    name: 'French',
    small: words('les dans pour une aux avec sur pas cette sont'),
    table: async () => (await import('./french.ts')).french,
  },
  {
    name: 'German',
    small: words('und der das ist nicht mit wird werden eine wenn'),
    table: async () => (await import('./german.ts')).german,
  },
  {
    name: 'Spanish',
    small: words('los las que una por como para cuando este ser'),
    table: async () => (await import('./spanish.ts')).spanish,
  },
  {
    name: 'Portuguese',
    small: words('dos das para uma que nao quando pelo são ser não'),
    table: async () => (await import('./portuguese.ts')).portuguese,
  },
  {
    name: 'Italian',
    small: words('che della dei con una sono nel delle gli viene'),
    table: async () => (await import('./italian.ts')).italian,
  },
  {
    name: 'Dutch',
    small: words('het een van voor niet met wordt zijn deze naar'),
    table: async () => (await import('./dutch.ts')).dutch,
  },
  {
    name: 'Norwegian, Swedish or Danish',
    small: words('og och til till som ikke inte fra från på eller skal'),
    table: async () => (await import('./scandinavian.ts')).scandinavian,
  },
]
