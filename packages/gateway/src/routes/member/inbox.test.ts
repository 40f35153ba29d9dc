import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../db/schema/index.ts'
import { sendMessage } from '../../messages.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing.inject.ts'

const { app, db, clock } = await freshApp()
const { inbox, content } = contract

interface Page {
  list: { messageId: string; category: string; title: string; content: string; read: boolean }[]
  pageNum: number
  totalPages: number
  totalCount: number
}
const idOf = async (account: string) =>
  (await db.select({ id: member.id }).from(member).where(eq(member.account, account)))[0]?.id ?? ''
const page = async (token: string, input: object = {}) =>
  valueOf(await call<Page>(app, inbox.list, { language: 'en', ...input }, { token }))
const unread = async (token: string) =>
  valueOf(await call<{ unreadMessage: number }>(app, content.unread, {}, { token })).unreadMessage
const note = (title: string) => ({
  category: 'SERVICE' as const,
  texts: { en: { title, text: `<b>${title}</b>\n\nEnd` } },
})

test('a new member is welcomed, in the language read in', async () => {
  const token = await registered(app, 'welcome1')
  expect(await unread(token)).toBe(1)
  const [english, bengali] = [(await page(token)).list[0], (await page(token, { language: 'bn' })).list[0]]
  expect(english).toMatchObject({ category: 'SYSTEM', title: 'Welcome', read: false })
  expect(english?.content).toMatch(/^<p>[^<]+<\/p><p>[^<]+<\/p>$/)
  expect(bengali?.title).toBe('স্বাগতম')
})

test('messages come newest first, page by page, as clean html, and are read and deleted by number', async () => {
  const token = await registered(app, 'reader01')
  for (const title of ['one', 'two', 'three']) await sendMessage(db, await idOf('reader01'), note(title), clock.now())
  const first = await page(token, { pageSize: 3 })
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 4 })
  expect(first.list.map(({ title }) => title)).toEqual(['three', 'two', 'one'])
  expect(first.list[0]?.content).toBe('<p>&lt;b&gt;three&lt;/b&gt;</p><p>End</p>')
  expect((await page(token, { pageSize: 3, pageNo: 2 })).list.map(({ title }) => title)).toEqual(['Welcome'])
  expect(await page(token, { pageNo: 9 })).toMatchObject({ list: [], totalCount: 4 })

  const [three, two] = first.list.map(({ messageId }) => messageId)
  expect(valueOf(await call(app, inbox.read, { messageId: three }, { token }))).toEqual({ unreadMessage: 3 })
  expect(valueOf(await call(app, inbox.read, { messageId: three }, { token }))).toEqual({ unreadMessage: 3 })
  expect((await page(token)).list.map(({ read }) => read)).toEqual([true, false, false, false])
  expect(valueOf(await call(app, inbox.remove, { messageId: two }, { token }))).toEqual({ unreadMessage: 2 })
  expect(valueOf(await call(app, inbox.remove, { messageId: two }, { token }))).toEqual({ unreadMessage: 2 })
  expect(valueOf(await call(app, inbox.read, {}, { token }))).toEqual({ unreadMessage: 0 })
  expect((await page(token)).list.map(({ title, read }) => [title, read])).toEqual([
    ['three', true],
    ['one', true],
    ['Welcome', true],
  ])
})

test('nobody reads, marks or deletes what was written to somebody else', async () => {
  const [mine, theirs] = [await registered(app, 'private1'), await registered(app, 'private2')]
  const [message] = (await page(theirs)).list
  expect((await page(mine)).list.map(({ messageId }) => messageId)).not.toContain(message?.messageId)
  for (const endpoint of [inbox.read, inbox.remove])
    expect(valueOf(await call(app, endpoint, { messageId: message?.messageId }, { token: mine }))).toEqual({
      unreadMessage: 1,
    })
  expect((await page(theirs)).list).toEqual([message])
})

test('trial players have no messages', async () => {
  const token = await trialToken(app)
  for (const endpoint of [inbox.list, inbox.read, content.unread])
    expect(refusalOf(await call(app, endpoint, {}, { token })).code).toBe('real_account_required')
})
