import type { Reference } from '../../../answer/structure-results.ts'
import { keepSome } from '../../../base/keep-some.ts'
import { isOtherLanguage } from '../../../base/words/languages/question-language.ts'
import { asAskedOf } from './as-asked-of.ts'
import { asWhich } from './existence.ts'
import { withoutManners } from './manners.ts'
import { nameMark } from './name-mark.ts'
import { namesIn } from './names.ts'
import { plainAsking } from './plain-asking.ts'
import { plainDeeds } from './plain-deeds.ts'
import { plainLists } from './plain-lists.ts'
import { pointedPlace, pointsBack, putName } from './point-back.ts'
import { plainFailures } from './reported-failures.ts'
import { splitQuestions } from './split-questions.ts'
import { type WantedKind, wantedKinds } from './wanted-kinds.ts'
import { plainlyWorded } from './whole-wording.ts'

/** One question, as far as its own words tell. */
export interface Question {
  /** With what it points back to in its place. */
  readonly text: string
  /** Identifiers, members, files and quoted texts, as it spells them. */
  readonly names: readonly string[]
  /** `text` with `NAME` in the place of each name and in plain words, for rules on how a question is put. */
  readonly bare: string
  readonly wants: readonly WantedKind[]
  /** Where it names things in place of words that stand for them. */
  readonly standing?: StandsFor
}

/** `the program that X calls`, and what that was found to be. */
interface StandsFor {
  /** The question as it was put. */
  readonly asked: string
  readonly said: string
  /** By which it is known, each thing once. */
  readonly references: readonly Reference[]
  /** Whether it is what they lead to, and not what they lead from. */
  readonly isDoer: boolean
}

/** Of `>system>library>part`, as Multics writes a path: only its last part is a name of the code. */
const directories = /(?<!\S)>(?:[\w.-]+>)+(?=[\w.-])/g

/** `*** INVALID ITEM ***`, as a listing shows it, is a quoted text; `**ITEM**` only stresses a word. */
const starred = /(?<!\S)\*{2,}\s+([^*'\n]{3,100}?)\s+\*{2,}(?![\w*])/g

/**
 * The questions of a text, in order. One that names nothing and points back (`and who calls that?`) is about what was named last: in a question
 * before it in the same text, or else in `earlier`, what was said before, likeliest last. Where only something was described before, both are one question.
 */
export function readQuestions(text: string, earlier: readonly string[] = []): readonly Question[] {
  const questions: Question[] = []
  const plain = plainFailures(text.replace(directories, '').replace(starred, "'$1'").replace(electronicMail, '$<e>$<mail>'))
  for (const sentence of splitQuestions(plain).map(plainly)) {
    const said = [...earlier, ...questions.map((question) => question.text)]
    const named = pointsBackOnly(sentence) ? withName(sentence, said) : sentence
    const last = questions.at(-1)
    // What it points to was only described: without that its words say too little.
    if (named !== undefined) questions.push(readQuestion(named))
    else if (last === undefined) questions.push(readQuestion(sentence))
    else questions[questions.length - 1] = readQuestion(`${last.text} ${sentence}`)
  }
  return questions
}

/** `e-mail` in a sentence, as names have it; one in capitals may be part of a name. */
const electronicMail = /(?<![\w-])(?<e>[eE])-(?<mail>mails?)(?![\w-])/g

/** In a wording that rules know: some read the text, and not only what is left of it where names are marked (`plainAsking`). */
const plainly = keepSome((sentence: string): string =>
  [withoutManners, plainFailures, asWhich, plainDeeds, plainlyWorded].reduce((text, reword) => reword(text), sentence),
)

function pointsBackOnly(sentence: string): boolean {
  return namesIn(sentence).length === 0 && pointsBack(sentence)
}

/** Undefined where nothing was named before. */
function withName(sentence: string, said: readonly string[]): string | undefined {
  const place = pointedPlace(sentence)
  const name = (place === undefined ? undefined : namesOfAnswer(said.at(-2) ?? '').at(place)) ?? lastName(said)
  return name === undefined ? undefined : putName(sentence, name).replace(/^(?:and|what about|how about)\s+(?=\S+\s*\?$)/i, '')
}

function lastName(said: readonly string[]): string | undefined {
  return said
    .flatMap(splitQuestions)
    .toReversed()
    .flatMap((text) => namesIn(text).slice(0, 1))[0]
}

/** What an answer lists, without the thing that it says it of. */
function namesOfAnswer(answer: string): readonly string[] {
  return namesIn(answer.replace(/^\s*\S+(?=\s+(?:is|calls|copies|runs|works)\b)/, ' '))
}

/** The same question, where some of its words turned out to be names. */
export function withNames(question: Question, known: readonly string[]): Question {
  const others = known.filter((name) => !question.names.includes(name))
  return others.length === 0 ? question : { ...question, ...questionNaming(question.text, [...question.names, ...others]) }
}

/** One question that points nowhere. */
export function questionOf(text: string): Question {
  return questionNaming(text, namesIn(text))
}

function readQuestion(asked: string): Question {
  const [name] = namesIn(asked)
  // What it asks of what it names is not understood: all is told that anybody would want to know.
  const text = name !== undefined && isOtherLanguage(asked) ? asAskedOf(name, asked) : asked
  return questionNaming(text, namesIn(text))
}

/** `what's`, `who’s`, `whats`. */
const shortened = /\b(?:(?<word>what|who|where|when|which|how|that|there)['\u2019]s|(?<typed>what|who|where)s)\b/gi

function questionNaming(text: string, names: readonly string[]): Question {
  const marked = names.reduce((rest, name) => rest.replaceAll(name, nameMark), text).replaceAll(shortened, '$<word>$<typed> is')
  const bare = plainAsking(plainLists(marked))
  return { text, names, bare, wants: wantedKinds(bare) }
}
