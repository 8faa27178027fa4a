import { expect, test } from 'vitest'
import { ask } from '../../../src/app/ask.ts'
import { askMore } from '../../../src/app/ask-more.ts'
import { Conversation } from '../../../src/app/conversation.ts'
import { sampleApp } from '../../support/sample-app.ts'

test('lines that an answer of names alone leaves out are more of it', async () => {
  const app = await sampleApp()
  const conversation = new Conversation()
  const { answer } = await ask(app, 'Which programs call WBDAYS?', { conversation })
  expect(answer).toContain('program WBCONSP')
  expect(answer).not.toContain('DATE ROUTINE')
  const more = await askMore(app, conversation, new AbortController().signal)
  expect(more?.text).toContain('DATE ROUTINE')
  expect(more?.text).not.toContain('program WBCONSP')
  expect(more?.citations).toContainEqual(expect.objectContaining({ path: 'cbl/WBDAYS.cbl', status: 'verified' }))
})
