import { contract } from '@brand/sdk/contract'
import { createCanvas } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { rgMember } from '../responsible-gaming/schema.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, freshApp, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { type LinePerson, lineFixture } from '../member-transfers/testing.ts'
import { sweepMessages } from '../messages/index.ts'

const made = await freshApp()
const { app, db, clock } = made
const { person } = lineFixture(made, 'penpal')
const { inbox } = contract
const { addPicture, picture: readPicture, recipients, send, sent } = contract.lineMessages

interface Received {
  messageId: string
  category: string
  title: string
  content: string
  from?: { side: string; account: string }
}
interface Sent {
  messageId: string
  to: { side: string; account: string }
  content: string
}
const received = async ({ token }: LinePerson, language = 'en') =>
  valueOf(await call<{ list: Received[] }>(app, inbox.list, { language, categories: 'LINE' }, { token })).list
const write = ({ token }: LinePerson, input: Record<string, unknown>) =>
  call<Sent>(app, send, { text: 'Good evening', ...input }, { token })
const sentBy = async ({ token }: LinePerson, input: Record<string, unknown> = {}) =>
  valueOf(await call<{ list: Sent[]; next: string | null }>(app, sent, input, { token }))
/** Calls of one person are at least a second apart. */
const pause = () => clock.forward(1100)

async function line() {
  const top = await person({ type: 2 })
  const middle = await person({ type: 1, upline: top })
  const player = await person({ upline: middle })
  return { top, middle, player }
}

test('up, down and back: each side reads who wrote, those above masked, and every text as plain text', async () => {
  const { top, middle, player } = await line()
  const up = valueOf(await write(player, { text: '<b>Two</b>\n\n{{from}} paragraphs' }))
  expect(up).toMatchObject({ to: { side: 'UP' }, content: '<p>&lt;b&gt;Two&lt;/b&gt;</p><p>{{from}} paragraphs</p>' })
  expect(up.to.account).toContain('***')
  const [message] = await received(middle)
  expect(message).toMatchObject({
    category: 'LINE',
    title: `Message from ${player.account}`,
    content: up.content,
    from: { side: 'DOWN', account: player.account },
  })
  expect((await received(middle, 'bn'))[0]).toMatchObject({
    content: up.content,
    title: expect.stringContaining('লিখেছেন'),
  })

  valueOf(await write(middle, { replyTo: message?.messageId, text: 'Welcome' }))
  const [answer] = await received(player)
  expect(answer).toMatchObject({ content: '<p>Welcome</p>', from: { side: 'UP' } })
  expect(answer?.from?.account).toContain('***')
  expect(answer?.title).not.toContain(middle.account)

  pause()
  valueOf(await write(top, { account: player.account.toUpperCase(), text: 'From the top' }))
  // The answer to somebody two levels above reaches them, and nobody between.
  const [fromTop] = await received(player)
  pause()
  valueOf(await write(player, { replyTo: fromTop?.messageId, text: 'To the top' }))
  expect((await received(top))[0]).toMatchObject({ content: '<p>To the top</p>' })
  expect(await received(middle)).toHaveLength(1)
})

test('nobody outside the line can be written to, nor learnt of', async () => {
  const [one, other] = [await line(), await line()]
  const told = async (account: string) => ({ ...refusalOf(await write(one.middle, { account })), requestId: '' })
  const unknown = await told('nobodyatall')
  pause()
  expect(await told(other.player.account)).toEqual(unknown)
  expect(unknown).toMatchObject({ code: 'not_in_team', field: 'account' })
  pause()
  // Nor somebody above by name.
  expect(refusalOf(await write(one.middle, { account: one.top.account })).code).toBe('not_in_team')
  expect(refusalOf(await write(one.top, {})).code).toBe('not_found')

  valueOf(await write(other.player, {}))
  const [theirs] = await received(other.middle)
  for (const replyTo of [theirs?.messageId, '999999999']) {
    pause()
    expect(refusalOf(await write(one.middle, { replyTo })).code).toBe('not_found')
  }
  pause()
  const both = { account: one.player.account, replyTo: theirs?.messageId }
  expect(refusalOf(await write(one.middle, both)).code).toBe('validation')
  const trial = await trialToken(app)
  expect(refusalOf(await call(app, send, { text: 'x' }, { token: trial })).code).toBe('real_account_required')
})

test('whoever was moved to another line cannot be answered any more', async () => {
  const { middle, player } = await line()
  const other = await line()
  valueOf(await write(player, {}))
  const [message] = await received(middle)
  await db.update(member).set({ uplineId: other.middle.id }).where(eq(member.id, player.id))
  expect(refusalOf(await write(middle, { replyTo: message?.messageId })).code).toBe('not_found')
})

test('a message from above does not reach whoever takes a break, and its sender is not told', async () => {
  const { middle, player } = await line()
  const until = new Date(clock.now().getTime() + 60 * minute)
  await db
    .insert(rgMember)
    .values({ memberId: player.id, timeoutUntil: until })
    .onConflictDoUpdate({ target: rgMember.memberId, set: { timeoutUntil: until } })
  const told = valueOf(await write(middle, { account: player.account }))
  expect(told).toMatchObject({ to: { side: 'DOWN', account: player.account } })
  expect((await sentBy(middle)).list).toEqual([told])
  expect(await received(player)).toEqual([])
  expect(refusalOf(await call(app, inbox.restore, { messageId: told.messageId }, { token: player.token })).code).toBe(
    'not_found',
  )
  // They may write themselves.
  valueOf(await write(player, {}))
  expect(await received(middle)).toHaveLength(1)
})

test('the sender keeps what the recipient deletes; the list is paged by key', async () => {
  const { middle, player } = await line()
  for (const text of ['one', 'two', 'three']) {
    valueOf(await write(player, { text }))
    pause()
  }
  const [newest] = await received(middle)
  valueOf(await call(app, inbox.remove, { messageId: newest?.messageId }, { token: middle.token }))
  await sweepMessages(db, new Date(clock.now().getTime() + 3 * 24 * 60 * minute))
  expect(await received(middle)).toHaveLength(2)
  const first = await sentBy(player, { pageSize: 2 })
  expect(first.list.map(({ content }) => content)).toEqual(['<p>three</p>', '<p>two</p>'])
  const second = await sentBy(player, { pageSize: 2, after: first.next })
  expect(second).toMatchObject({ list: [{ content: '<p>one</p>' }], next: null })
  expect((await sentBy(middle)).list).toEqual([])
})

test('who can be written to, and how often', async () => {
  const { top, middle, player } = await line()
  const of = async ({ token }: LinePerson) => valueOf(await call(app, recipients, {}, { token }))
  expect(await of(top)).toEqual({ upline: null, team: true })
  expect(await of(middle)).toEqual({ upline: expect.stringContaining('***'), team: true })
  expect(await of(player)).toEqual({ upline: expect.stringContaining('***'), team: false })
  await app.services.settingsStore.write('lineMessages', { perHour: 2 })
  for (const code of ['ok', 'ok', 'rate_limited']) {
    const answer = await write(player, {})
    expect(answer.body.success ? 'ok' : answer.body.code).toBe(code)
    pause()
  }
  await app.services.settingsStore.write('lineMessages', { perHour: 60 })
})

test('three pictures go with a message, for the two of them alone', async () => {
  const { top, middle, player } = await line()
  const { messageId } = valueOf(await write(player, {}))
  const picture = (n: number) => createCanvas(n, 1).toBuffer('image/png').toString('base64')
  const add = ({ token }: LinePerson, n: number) =>
    call<{ pictures: number }>(app, addPicture, { messageId, image: picture(n) }, { token })
  expect(valueOf(await add(player, 1)).pictures).toBe(1)
  expect(valueOf(await add(player, 1)).pictures).toBe(1)
  // The recipient adds none.
  expect(refusalOf(await add(middle, 2)).code).toBe('not_found')
  for (const n of [2, 3]) valueOf(await add(player, n))
  expect(refusalOf(await add(player, 4)).code).toBe('too_many_images')

  const { list } = valueOf(
    await call<{ list: { pictures: string[] }[] }>(app, inbox.list, { categories: 'LINE' }, { token: middle.token }),
  )
  const imageId = list[0]?.pictures[0]
  expect(list[0]?.pictures).toHaveLength(3)
  const see = ({ token }: LinePerson) => call<{ type: string }>(app, readPicture, { imageId }, { token })
  expect(valueOf(await see(middle)).type).toBe('image/png')
  expect(valueOf(await see(player)).type).toBe('image/png')
  expect(refusalOf(await see(top)).code).toBe('not_found')
  valueOf(await call(app, inbox.remove, { messageId }, { token: middle.token }))
  expect(refusalOf(await see(middle)).code).toBe('not_found')
})
