/** A language that comments, names and messages of code are written in, beside English. */
export interface CodeLanguage {
  readonly name: string
  /** Small words that its sentences are full of, and that neither English nor a programming language has. */
  readonly small: readonly string[]
  /** Words that names of data have in it, where programs have no sentences; none that English has. */
  readonly data: readonly string[]
  /** Words with which questions are asked in it and that say nothing of what is asked for; marks on letters left out. */
  readonly empty: readonly string[]
  /** What it writes for words of English: `english: word word … | english: …`. */
  readonly table: () => Promise<string>
}

/** What a table writes for each word of English. */
export function entriesOf(table: string): readonly { readonly english: string; readonly words: readonly string[] }[] {
  return table.split(/[|\n]/).map((entry) => {
    const [english = '', foreign = ''] = entry.split(':')
    return { english: english.trim(), words: foreign.trim().split(/\s+/) }
  })
}

const words = (text: string) => text.split(' ')

export const codeLanguages: readonly CodeLanguage[] = [
  {
    name: 'French',
    small: words('les dans pour une aux avec sur pas cette sont'),
    data: words('fichier montant erreur adresse numero libelle solde compte facture nombre lecture ecriture saisie trouve'),
    empty: words(
      'qui que quoi qu quel quelle quels quelles ou quand pourquoi comment combien est ce cet ces c le la l un du de d des au aux en y il elle ils elles on nous vous je se s ne n et par sur dans avec sans chez son sa ses leur leurs etre sont a ont fait faire fais peut peux doit dois cela ca si plus tous toutes tout toute lequel laquelle quelque',
    ),
    table: async () => (await import('./french.ts')).french,
  },
  {
    name: 'German',
    small: words('und der das ist nicht mit wird werden eine wenn'),
    data: words('datei kunde kunden konto betrag fehler nummer ausgabe eingabe rechnung buchung satz anzahl zeile summe preis'),
    empty: words(
      'wer was wo wohin woher wann warum wieso weshalb wie wofur wozu welche welcher welches welchen welchem wird werden wurde ist sind war hat haben kann man ich wir sie er es die der das den dem des ein eine einen einem einer eines und oder nicht kein keine in im ins an am auf aus von vom vor bei mit nach zu zum zur fur uber unter durch um als auch nur noch dann wenn ob sich mir mich muss soll macht tut gibt dieser diese dieses denn eigentlich bitte alle alles jede jeder jedes hier dort',
    ),
    table: async () => (await import('./german.ts')).german,
  },
  {
    name: 'Spanish',
    small: words('los las que una por como para cuando este ser'),
    data: words('cliente archivo cuenta nombre apellido direccion fecha importe registro producto precio cantidad opcion'),
    empty: words(
      'quien quienes que cual cuales donde cuando como por para cuanto cuanta cuantos cuantas el la los las un una unos unas lo al del de en con sin y o u es son esta estan ser se su sus le les hay hace hacen puede pueden debe si no mas este estos estas ese esa eso todo toda todos todas me mi nos tiene tienen cada porque',
    ),
    table: async () => (await import('./spanish.ts')).spanish,
  },
  {
    name: 'Portuguese',
    small: words('dos das para uma que nao quando pelo são ser não'),
    data: words('arquivo cliente conta nome endereco valor relatorio registro produto preco quantidade opcao erro linha'),
    empty: words(
      'quem que qual quais onde quando como por porque para quanto quanta quantos quantas o a os as um uma uns umas ao aos do da dos das de em no na nos nas num numa com sem e ou eu ele ela se seu sua seus suas ser esta estao sao foi faz fazem pode podem deve ha este estes estas esse essa isso todo toda todos todas nao mais me meu cada tem pelo pela',
    ),
    table: async () => (await import('./portuguese.ts')).portuguese,
  },
  {
    name: 'Italian',
    small: words('che della dei con una sono nel delle gli viene'),
    data: words('cliente conto nome cognome indirizzo importo codice archivio riga errore scelta prezzo quantita'),
    empty: words(
      'chi che cosa quale quali qual dove quando perche come quanto quanta quanti quante il lo la i gli le un uno una al allo alla ai agli alle del dello della dei degli delle nel nello nella nei negli nelle sul sulla di da in con su per tra fra e o ed si ne ci mi sono ha hanno viene vengono fa fanno puo possono deve questo questa questi queste quello quella tutto tutti tutte non piu suo sua suoi ogni',
    ),
    table: async () => (await import('./italian.ts')).italian,
  },
  {
    name: 'Dutch',
    small: words('het een van voor niet met wordt zijn deze naar'),
    data: words('bestand klant rekening bedrag naam adres nummer fout aantal regel prijs keuze'),
    empty: words(
      'wie wat waar waarom wanneer hoe welk welke wiens de het een van voor naar met zonder in op aan uit bij door over onder om te en of niet geen is zijn was wordt worden werd heeft hebben kan kunnen moet moeten ik we wij je jij hij zij ze men dit dat deze die er hier daar ook nog dan als zich doet gaat alle alles elke',
    ),
    table: async () => (await import('./dutch.ts')).dutch,
  },
  {
    name: 'Norwegian, Swedish or Danish',
    small: words('og och til till som ikke inte fra från på eller skal'),
    data: words('fil kunde kund konto belop beløp navn namn adresse feil fel fejl dato antal antall linje pris'),
    empty: words(
      'hva hvad hvem hvor hvordan hvorfor hvornar hvilken hvilket hvilke nar vad vem var varfor hur vilken vilket vilka en et ett ei den det de dem der som i pa av af til till fra fran med uden utan og och eller ikke inte er ar blir bliver har hade kan skal ska ma vi jeg jag du han hun hon man om at att for denne dette disse denna detta dessa alle alla hver varje sig seg gor gjor',
    ),
    table: async () => (await import('./scandinavian.ts')).scandinavian,
  },
]
