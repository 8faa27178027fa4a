import { readFileSync } from 'node:fs'
import { z } from 'zod'

const lines = z.strictObject({ file: z.string(), start: z.int().positive(), end: z.int().positive() })

const questionSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  question: z.string(),
  /** Files in which the answer, or a part of it, stands; paths as in answers. */
  gold_files: z.array(z.string()),
  /** The lines of these files that decide the answer. */
  gold_lines: z.array(lines),
  /** Regular expressions, without regard to case: a right answer matches each. */
  facts: z.array(z.string()),
  /** A right answer in words, for people. */
  answer: z.string(),
  /** Neither code nor skills have an answer. */
  absent: z.literal(true).optional(),
  /** The skill that says otherwise than the code. */
  contradicts: z.string().optional(),
  /** All of `gold_files` belong into the answer. */
  all_files: z.boolean().optional(),
  /** The question names what it is about; else it describes it. */
  names_target: z.boolean().optional(),
})

/** A line of evals/questions.jsonl; evals/README.md says what is meant by each key. */
export type Question = z.infer<typeof questionSchema>

export function readQuestions(path = 'evals/questions.jsonl'): Question[] {
  const rows = readFileSync(path, 'utf8').trimEnd().split('\n')
  return rows.map((row) => questionSchema.parse(JSON.parse(row)))
}
