import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, refusalOf, registered, valueOf } from '../../testing/inject.ts'

const { app } = await freshApp()
const token = await registered(app, 'unseen01')
const filler = '\u3164'

test.each([
  ['a message', contract.chatRooms.send, { roomId: 'en', clientId: crypto.randomUUID(), text: filler }, 'text'],
  ['a question', contract.tickets.submit, { text: filler.repeat(20), intent: crypto.randomUUID() }, 'text'],
  ['a name', contract.profile.update, { values: { nickname: `\u2800${filler}\u200D` } }, 'values.nickname'],
  ['feedback', contract.content.feedback, { content: '\u{E0041}\u{E0042}' }, 'content'],
])('%s of letters that nobody sees is refused as empty', async (_what, endpoint, input, field) => {
  const refused = refusalOf(await call(app, endpoint, input, { token }))
  expect(refused.code).toBe('validation')
  expect(Object.keys((refused.details as { fields: object }).fields)).toEqual([field])
})

test('a developer reads in the message which fields do not fit', async () => {
  const refused = refusalOf(await call(app, contract.content.feedback, { content: '', more: 1 }, { token }))
  expect(refused.message).toBe('content: field_invalid, more: unknown')
})

test('spaces stay what they were, and letters that join others too', async () => {
  const values = { nickname: 'ক্\u200Dষ' }
  expect(valueOf(await call<{ values: object }>(app, contract.profile.update, { values }, { token })).values).toEqual(
    values,
  )
})

test('a filter of games that a form leaves blank is none; another blank value stays a mistake', async () => {
  const named = (input: Record<string, unknown>) => call<{ totalCount: number }>(app, contract.games.list, input, {})
  const all = valueOf(await named({ gameType: 'RNG' })).totalCount
  expect(valueOf(await named({ gameType: 'RNG', vassalage: '' })).totalCount).toBe(all)
  expect(valueOf(await named({ gameType: '', vassalage: '' })).totalCount).toBeGreaterThan(all)
  expect(refusalOf(await named({ stake: '' })).code).toBe('validation')
})

test('a language is read in any spelling', async () => {
  for (const spelled of ['bn_BD', 'BN-bd', 'bn-Beng-BD']) {
    const answer = await call(app, contract.member.language, { language: spelled }, { token })
    expect(valueOf(answer)).toEqual({ language: 'bn' })
  }
})
