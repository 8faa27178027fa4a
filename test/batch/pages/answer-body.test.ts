import { expect, test } from 'vitest'
import { answerBody } from '../../../src/batch/pages/answer-body.ts'

test('headings go below the title of the page, where one of them is as high', () => {
  expect(answerBody('# A\n\ntext\n## B\n###### F\n\nOver\n===\n\n> # Q\n\n- # I\n\n#no heading\n\n    # code')).toBe(
    '## A\n\ntext\n### B\n###### F\n\nOver\n---\n\n> ## Q\n\n- ## I\n\n#no heading\n\n    # code',
  )
  expect(answerBody('## B\n### C\n\nUnder\n---\n\n===')).toBe('## B\n### C\n\nUnder\n---\n\n===')
})

test('code stays as it is', () => {
  const code = '# A\n\n```sh\n# comment\ntext\n===\n```\n\n- item:\n  ```\n  # comment\n  ```'
  expect(answerBody(code)).toBe(`#${code}`)
})

test('a block that a previewer would draw or run is shown as text', () => {
  const block = (info: string) => answerBody(`\`\`\`${info}\nx\n\`\`\``).split('\n')[0]
  expect(['', 'cobol', 'c++', 'Mermaid', 'math', '{image} x', '{r}', 'js x=1', 'html'].map(block)).toEqual([
    '```',
    '```cobol',
    '```c++',
    '```text',
    '```text',
    '```text',
    '```text',
    '```js',
    '```html',
  ])
  expect(answerBody('> ~~~ geojson\n> {}\n> ~~~')).toBe('> ~~~text\n> {}\n> ~~~')
})

test('a table stays a table; front matter is none', () => {
  expect(answerBody('---\nid: x\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n')).toBe('id: x\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |')
})
