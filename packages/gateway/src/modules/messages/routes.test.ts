import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { completeLanguages } from '../../lib/text/languages.ts'
import { translate } from '../../lib/text/words.ts'
import { systemMessage, sendMessage, sweepMessages } from './service.ts'
import { messageKinds, type MessageKind, type MessageValues } from '../../lib/messages.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const { inbox, content } = contract

interface Message {
  messageId: string
  category: string
  title: string
  summary: string
  content: string
  about?: { type: string; reference?: string }
  read: boolean
}

interface Page {
  list: Message[]
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

test("a new member is welcomed, in the reader's language", async () => {
  const token = await registered(app, 'welcome1')
  expect(await unread(token)).toBe(1)
  const [english, bengali] = [(await page(token)).list[0], (await page(token, { language: 'bn' })).list[0]]
  expect(english).toMatchObject({ category: 'SYSTEM', title: 'Welcome', read: false })
  expect(english?.content).toMatch(/^<p>[^<]+<\/p><p>[^<]+<\/p>$/)
  expect(bengali?.title).toBe('স্বাগতম')
})

test('a message of yesterday that is stored today stands below those of today', async () => {
  const token = await registered(app, 'reader00')
  await sendMessage(db, await idOf('reader00'), note('yesterday'), new Date(clock.now().getTime() - 86_400_000))
  expect((await page(token)).list.map(({ title }) => title)).toEqual(['Welcome', 'yesterday'])
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

test('messages that arrive during mark all as read stay unread', async () => {
  const token = await registered(app, 'marker01')
  const shown = (await page(token)).list[0]
  await sendMessage(db, await idOf('marker01'), note('late'), clock.now())
  expect(valueOf(await call(app, inbox.read, { upTo: shown?.messageId }, { token }))).toEqual({ unreadMessage: 1 })
  expect((await page(token)).list.map(({ title, read }) => [title, read])).toEqual([
    ['late', false],
    ['Welcome', true],
  ])
})

test('a deleted message can be restored for a day, still unread', async () => {
  const token = await registered(app, 'undoer01')
  const [welcome] = (await page(token)).list
  const one = { messageId: welcome?.messageId }
  expect(valueOf(await call(app, inbox.remove, one, { token }))).toEqual({ unreadMessage: 0 })
  expect(refusalOf(await call(app, inbox.message, { ...one, language: 'en' }, { token })).code).toBe('not_found')
  for (let n = 0; n < 2; n++)
    expect(valueOf(await call(app, inbox.restore, one, { token }))).toEqual({ unreadMessage: 1 })
  expect((await page(token)).list).toEqual([welcome])
  expect(valueOf(await call(app, inbox.message, { ...one, language: 'en' }, { token }))).toEqual(welcome)

  const other = await registered(app, 'undoer02')
  valueOf(await call(app, inbox.remove, one, { token }))
  expect(refusalOf(await call(app, inbox.restore, one, { token: other })).code).toBe('not_found')
  await sweepMessages(db, clock.now())
  expect(valueOf(await call(app, inbox.restore, one, { token }))).toEqual({ unreadMessage: 1 })
  valueOf(await call(app, inbox.remove, one, { token }))
  await sweepMessages(db, new Date(clock.now().getTime() + 86_400_001))
  expect(refusalOf(await call(app, inbox.restore, one, { token })).code).toBe('not_found')
})

test('a list may be narrowed to categories', async () => {
  const token = await registered(app, 'narrow01')
  await sendMessage(db, await idOf('narrow01'), note('one'), clock.now())
  expect((await page(token, { categories: 'SERVICE' })).list.map(({ title }) => title)).toEqual(['one'])
  expect(await page(token, { categories: 'SERVICE,SYSTEM' })).toMatchObject({ totalCount: 2 })
  expect(await page(token, { categories: 'CONTRACT' })).toMatchObject({ list: [], totalPages: 0 })
  expect(refusalOf(await call(app, inbox.list, { categories: 'SERVICE,OTHER' }, { token })).code).toBe('validation')
})

const agreed = { kind: { word: 'contractKind.REAL_TIME' }, account: 'sh***2' }
/** Parameters of each kind of message; a new kind does not compile until it is listed here. */
const samples: Record<MessageKind, MessageValues> = {
  welcome: {},
  jackpot: { amount: { money: '1234567.80', asset: 'BDT' } },
  depositCredited: { orderNo: 'D2611220001', amount: { money: '2000.00', asset: 'BDT' } },
  depositRejected: { orderNo: 'D2611220002', amount: { money: '50.00', asset: 'USD' } },
  depositChargedBack: {
    orderNo: 'D2611220009',
    amount: { money: '30.00', asset: 'BDT' },
    owed: { money: '20.00', asset: 'BDT' },
  },
  bonus_below_minimum: { orderNo: 'D2611220003', min: { money: '100.00', asset: 'BDT' } },
  bonus_first_deposit_used: { orderNo: 'D2611220004' },
  bonus_bonus_used: { orderNo: 'D2611220005' },
  bonus_on_break: { orderNo: 'D2611220006' },
  bonus_not_allowed: { orderNo: 'D2611220007' },
  bonus_not_offered: { orderNo: 'D2611220008' },
  transferReceived: { from: 'rina2026', amount: { money: '250.00', asset: 'BDT' } },
  transferReceivedRemark: { from: 'rina2026', amount: { money: '250.00', asset: 'BDT' }, remark: 'for the boat' },
  downlineTransferReceived: {
    from: 'sh***2',
    amount: { money: '250.00', asset: 'BDT' },
    purpose: { word: 'transferPurpose.WAGES' },
  },
  downlineTransferReceivedRemark: {
    from: 'sh***2',
    amount: { money: '250.00', asset: 'BDT' },
    purpose: { word: 'transferPurpose.WAGES' },
    remark: 'November',
  },
  redPacketReceived: { from: 'sh***2', amount: { money: '250.00', asset: 'BDT' } },
  redPacketReceivedRemark: { from: 'sh***2', amount: { money: '250.00', asset: 'BDT' }, remark: 'a good week' },
  fromAbove: { from: 'sh***2', text: 'Good evening' },
  fromBelow: { from: 'rina2026', text: 'Good evening' },
  contractOffered: agreed,
  contractAccepted: agreed,
  contractRejected: agreed,
  contractExpired: agreed,
  contractEnded: agreed,
  contractTerminated: agreed,
  contractKept: agreed,
  contractTermination: { ...agreed, reason: 'the shop closes' },
  contractEndedByOperator: { ...agreed, reason: 'the shop closes' },
  contractOwed: { ...agreed, amount: { money: '250.00', asset: 'BDT' } },
  contractAdjusted: { ...agreed, amount: { money: '250.00', asset: 'BDT' }, reason: 'counted twice' },
  vipReached: { rank: { name: { en: 'Silver', bn: 'রুপা' } }, keep: { money: '100.00', asset: 'BDT' } },
  vipLost: {
    rank: { name: { en: 'Silver', bn: 'রুপা' } },
    now: { name: { en: 'Bronze', bn: 'ব্রোঞ্জ' } },
    keep: { money: '100.00', asset: 'BDT' },
    played: { money: '20.00', asset: 'BDT' },
    month: { month: '2026-11' },
  },
  fundPasswordReset: { hours: 24 },
  feedbackAnswered: { feedbackNo: 'F000017' },
  ticketAnswered: { ticketNo: 'Q000017', question: 'Where is my deposit?' },
  ticketAsks: { ticketNo: 'Q000017', question: 'Where is my deposit?' },
  ticketClosed: { ticketNo: 'Q000017', question: 'Where is my deposit?' },
  pointsSent: { order: 31, delivery: 'SA-117' },
  pointsGranted: { order: 32, delivery: '' },
  pointsReturned: { order: 33, points: 2400, reason: 'Not to this island' },
  hostOnline: { host: 'Rina', roomId: 'host-rina' },
  yearEnd: { year: 2025 },
}
const inDigits = (language: string, n: number) => new Intl.NumberFormat(language, { useGrouping: false }).format(n)
const amountIn: Partial<Record<MessageKind, string>> = {
  jackpot: '৳ 1,234,567.80',
  depositCredited: '৳ 2,000.00',
  depositRejected: 'USD 50.00',
  depositChargedBack: '৳ 30.00',
  bonus_below_minimum: '৳ 100.00',
  vipReached: '৳ 100.00',
  vipLost: '৳ 20.00',
  transferReceived: '৳ 250.00',
  transferReceivedRemark: '৳ 250.00',
}

test.each(messageKinds())(
  '%s reads well in every language, whatever the language at the time of writing',
  async (kind) => {
    const account = `kind${messageKinds().indexOf(kind)}xx`
    const token = await registered(app, account)
    await sendMessage(db, await idOf(account), systemMessage(kind, samples[kind]), clock.now())
    const seen = new Set<string>()
    for (const language of completeLanguages) expect(translate(language, `message.${kind}.title`)).toBeTruthy()
    // Those that the brand offers.
    for (const language of ['bn', 'en']) {
      const [message] = (await page(token, { language })).list
      if (!message) throw new Error('no message')
      const { title, summary, content, about } = message
      expect({ title, words: `${title} ${summary} ${content}` }).toEqual({
        title: expect.stringMatching(/\S/) as string,
        words: expect.not.stringMatching(/[{}]|undefined|\[object|message\./) as string,
      })
      expect(summary).toMatch(/^\S.*\S$/)
      const { orderNo, hours, year, feedbackNo } = samples[kind]
      const reported = [
        orderNo,
        feedbackNo,
        amountIn[kind],
        typeof hours === 'number' && inDigits(language, hours),
        typeof year === 'number' && inDigits(language, year),
      ]
      for (const part of reported) if (typeof part === 'string') expect(content).toContain(part)
      if (orderNo) expect(about).toEqual({ type: 'DEPOSIT', reference: orderNo })
      seen.add(title)
    }
    expect(seen.size).toBe(2)
  },
)

test('messages of another member cannot be read, marked or deleted', async () => {
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
