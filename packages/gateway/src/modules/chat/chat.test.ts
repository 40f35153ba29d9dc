import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { member } from '../../auth/schema.ts'
import { chatMessage } from './schema.ts'
import { publishNotice } from '../../lib/events.ts'
import { createApp } from '../../app/app.ts'
import { runner } from '../../app/operate/testing.ts'
import { call, freshApp, refusalOf, trialToken, valueOf, type Answer } from '../../testing/inject.ts'
import { key as vendorKey, launchPlayer } from '../rounds/testing.play.ts'
import { listenTo, type Listening } from '../stream/testing.ts'
import type { Wire } from './messages.ts'
import { chatFixture, type ChatPerson } from './testing.ts'

const made = await freshApp({ vendorSecrets: { key: vendorKey }, vendorOrigin: 'http://vendor.test' })
const { app, db, clock } = made
const url = await app.listen({ port: 0, host: '127.0.0.1' })
/** Another gateway on the same database. */
const other = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => other.close())

const { person, send, say, messages } = await chatFixture(made, 'chatter')
const { chatRooms, chat, limits } = contract
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })

const codeOf = (answer: Answer) => refusalOf(answer).code
const wordsOf = ({ parts }: Wire) =>
  parts
    .map((part) => (part.kind === 'TEXT' ? part.text : part.kind === 'MENTION' ? `@${part.name}` : `[${part.kind}]`))
    .join('')
const watch = (token: string, roomId = 'en') => call(app, chatRooms.watch, { roomId }, { token })
const permission = async (token?: string) =>
  valueOf(await call<Record<string, unknown>>(app, chatRooms.permission, { roomId: 'en' }, token ? { token } : {}))

test('a new sandbox has two rooms that people talk in, and hosts with rooms of their own', async () => {
  type Rooms = { list: { roomId: string; kind: string; title: string; lastSeq: number }[] }
  const { list } = valueOf(await call<Rooms>(app, chatRooms.list, { language: 'bn' }))
  expect(list.map(({ roomId, title }) => [roomId, title])).toEqual([
    ['bn', 'আড্ডাঘর'],
    ['en', 'আড্ডাঘর'],
    ['host-rina', 'Rina'],
    ['host-tareq', 'Tareq'],
    ['host-maya', 'Maya'],
  ])
  const page = valueOf(await messages({ pageSize: 5 }))
  expect(page).toMatchObject({ more: true, lastSeq: 15 })
  expect(page.list.map(({ seq }) => seq)).toEqual([11, 12, 13, 14, 15])
  expect(wordsOf(page.list.at(-1)!)).toBe('Good night @Nilufar')
  expect(valueOf(await messages({ before: 3 })).list.map(({ seq }) => seq)).toEqual([1, 2])
  const { chatUrl } = valueOf(
    await call<{ chatUrl: string }>(app, chat.launch, { modelId: 'rina' }, { token: (await person()).token }),
  )
  expect(new URL(chatUrl).pathname + new URL(chatUrl).search).toMatch(/^\/chat\?room=host-rina&lang=/)
})

test('visitors and trial players read; members write after the rules; nobody reads on a break, under age or banned', async () => {
  expect(await permission()).toMatchObject({ read: true, write: false, barrier: 'VISITOR', me: null })
  const trial = await trialToken(app)
  expect(await permission(trial)).toMatchObject({ read: true, write: false, barrier: 'TRIAL', me: null })
  expect(valueOf(await messages({}, trial)).list.length).toBeGreaterThan(0)
  expect(codeOf(await send({ token: trial }, 'hello'))).toBe('real_account_required')
  expect(codeOf(await call(app, chatRooms.send, { roomId: 'en', clientId: randomUUID(), text: 'hello' }))).toBe(
    'token_expired',
  )

  const fresh = await person({ rules: false })
  expect(codeOf(await send(fresh, 'hello'))).toBe('chat_rules_required')
  expect(codeOf(await call(app, chatRooms.accept, { version: 2 }, { token: fresh.token }))).toBe('terms_changed')

  const tired = await person()
  valueOf(await call(app, limits.timeout, { hours: 24, account: tired.account }, { token: tired.token }))
  expect(await permission(tired.token)).toMatchObject({ read: false, write: false, barrier: 'BREAK' })
  for (const answer of [await messages({}, tired.token), await send(tired, 'hello'), await watch(tired.token)])
    expect(codeOf(answer)).toBe('rg_timeout')

  const young = await person()
  await db
    .update(member)
    .set({ registration: { birthday: '2015-01-01' } })
    .where(eq(member.id, young.id))
  expect(codeOf(await messages({}, young.token))).toBe('underage')

  const rude = await person()
  const { messageId } = await say(rude, 'something rude')
  await operate('chat', 'ban', { messageId, minutes: 10, reason: 'rude' })
  expect(await permission(rude.token)).toMatchObject({ read: false, barrier: 'BANNED' })
  expect(codeOf(await messages({}, rude.token))).toBe('chat_banned')
  clock.forward(11 * 60_000)
  expect(await permission(rude.token)).toMatchObject({ write: true, barrier: null })
})

test('text is cleaned, links are removed, names never are accounts, and mentions follow the person', async () => {
  const [a, b] = [await person(), await person()]
  const sent = await say(a, `  <b>hi</b>\u200B <@${b.ref}>,\n see evil.com <@nobody> `)
  expect(sent.parts).toEqual([
    { kind: 'TEXT', text: '<b>hi</b> ' },
    { kind: 'MENTION', person: b.ref, name: expect.stringMatching(/^ch\*\*\*\d$/) },
    { kind: 'TEXT', text: ', see ' },
    { kind: 'REMOVED' },
    { kind: 'TEXT', text: ' <@nobody>' },
  ])
  expect(sent.from?.name).toMatch(/^ch\*\*\*\d$/)
  expect(JSON.stringify(sent)).not.toContain(a.account)
  const name = async (nickname: string) => {
    await db.update(member).set({ nickname }).where(eq(member.id, b.id))
    return valueOf(await messages({ pageSize: 1 })).list[0]?.parts.find(({ kind }) => kind === 'MENTION')
  }
  expect(await name('Padma Boat')).toMatchObject({ name: 'Padma Boat' })
  expect(await name(b.account.toUpperCase())).toMatchObject({ name: expect.stringContaining('***') })
  expect(await name('join t.me/x')).toMatchObject({ name: expect.stringContaining('***') })
  const [row] = await db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.id, Number(sent.messageId)))
  expect(row?.mentions).toEqual([b.id])
  expect(valueOf(await call(app, chatRooms.read, { roomId: 'en', seq: 1 }, { token: b.token }))).toEqual({ seq: 1 })
  const unread = async () => valueOf(await call<{ total: number; mentions: number }>(app, chatRooms.unread, {}, b))
  const before = await unread()
  expect(before).toMatchObject({ mentions: 1 })
  // What an operator removed calls nobody into the room.
  await operate('chat', 'delete', { messageId: sent.messageId, reason: 'rude' })
  expect(await unread()).toMatchObject({ total: before.total - 1, mentions: 0 })
})

test('slow mode, length, and a repeat that sends nothing twice', async () => {
  const who = await person()
  clock.forward(2000)
  const clientId = randomUUID()
  const first = valueOf(await send(who, 'once', { clientId }))
  expect(valueOf(await send(who, 'once', { clientId }))).toEqual(first)
  expect(first.clientId).toBe(clientId)
  expect(valueOf(await messages({ pageSize: 1 })).list[0]?.clientId).toBeUndefined()
  expect(refusalOf(await send(who, 'too soon'))).toMatchObject({ code: 'throttled', retryAfterMs: expect.any(Number) })
  clock.forward(2000)
  expect(codeOf(await send(who, 'x'.repeat(201)))).toBe('text_length')
  expect(codeOf(await send(who, ' \n '))).toBe('text_length')
  valueOf(await send(who, '🙂'.repeat(200)))
  await operate('chat', 'slow', { roomId: 'en', seconds: 30 })
  clock.forward(2000)
  valueOf(await send(who, 'slower'))
  clock.forward(2000)
  expect(codeOf(await send(who, 'slower still'))).toBe('throttled')
  await operate('chat', 'slow', { roomId: 'en' })
})

/** Messages of a stream until one says so. */
async function readUntil(stream: Listening, last: string): Promise<Wire[]> {
  const list: Wire[] = []
  for (;;) {
    const message = (await stream.next('chat.message')) as unknown as Wire
    list.push(message)
    if (wordsOf(message) === last) return list
  }
}

test('messages arrive in order at two gateways, only where a room is looked at, and a reconnect loses none', async () => {
  await operate('chat', 'slow', { roomId: 'en', seconds: 0 })
  const [reader, elsewhere, outside] = [await person(), await person(), await person()]
  const first = await listenTo(url, reader.token)
  const second = await listenTo(otherUrl, elsewhere.token)
  const third = await listenTo(url, outside.token)
  for (const { token } of [reader, elsewhere]) valueOf(await watch(token))
  const ready = await first.next('chat.ready')
  await second.next('chat.ready')
  const from = Number(ready['seq'])
  const writers = await Promise.all(Array.from({ length: 5 }, () => person()))
  const speak = (round: number) =>
    Promise.all(writers.flatMap((one, at) => [0, 1].map((n) => send(one, `${round} ${at} ${n}`).then(valueOf))))
  await speak(1)
  await send(reader, 'break')
  const heard = await readUntil(first, 'break')
  first.leave()
  // What is said while nobody listens here is read afterwards.
  await speak(2)
  const again = await listenTo(otherUrl, reader.token, { 'last-event-id': first.lastId() })
  valueOf(await watch(reader.token))
  const seq = Number((await again.next('chat.ready'))['seq'])
  const missed = valueOf(await messages({ after: heard.at(-1)?.seq, pageSize: 100 }, reader.token)).list
  await speak(3)
  await send(writers[0]!, 'end')
  const later = await readUntil(again, 'end')
  const everything = new Map([...heard, ...missed, ...later].map((one) => [one.seq, one]))
  const all = valueOf(await messages({ after: from, pageSize: 100 }, reader.token)).list
  expect(all).toHaveLength(32)
  expect([...everything.keys()].toSorted((a, b) => a - b)).toEqual(all.map((one) => one.seq))
  expect(later[0]?.seq).toBe(seq + 1)
  for (const list of [heard, later, await readUntil(second, 'end')])
    expect(list.map((one) => one.seq)).toEqual(list.map((one) => one.seq).toSorted((a, b) => a - b))
  expect(third.text()).not.toContain('chat.message')
  for (const stream of [again, second, third]) stream.leave()
  await operate('chat', 'slow', { roomId: 'en' })
})

test.each<[string, (who: ChatPerson) => Promise<unknown>]>([
  ['a break', (who) => call(app, limits.timeout, { hours: 24, account: who.account }, { token: who.token })],
  ['a ban', (who) => operate('chat', 'ban', { account: who.account, minutes: 10, reason: 'rude' })],
  [
    'a date of birth under the age',
    (who) =>
      db
        .update(member)
        .set({ registration: { birthday: '2015-01-01' } })
        .where(eq(member.id, who.id)),
  ],
])('%s ends what is being read, at both gateways and also where it was being opened', async (_what, begin) => {
  const [reader, writer] = [await person(), await person()]
  const streams = [await listenTo(url, reader.token), await listenTo(otherUrl, reader.token)]
  const witnesses = [await listenTo(url, writer.token), await listenTo(otherUrl, writer.token)]
  valueOf(await watch(reader.token))
  valueOf(await watch(writer.token))
  for (const stream of [...streams, ...witnesses]) await stream.next('chat.ready')
  await begin(reader)
  await say(writer, `to <@${reader.ref}>, who has left`)
  for (const stream of witnesses) await stream.next('chat.message')
  // Whoever listens anew is not let in by what was watched before.
  const again = await listenTo(otherUrl, reader.token)
  for (const stream of [...streams, again]) {
    await publishNotice(db, 'winner', { customerName: 'ra***a', gameName: 'Golden Tiger', winAmount: '500.00' })
    await stream.next('winner')
    expect(stream.text()).not.toMatch(/chat\.(message|mention)/)
  }
  expect(again.text()).not.toContain('chat.ready')
  for (const stream of [...streams, again, ...witnesses]) stream.leave()
})

test('whom a person blocks is hidden to that person alone, in the history and in the stream', async () => {
  const [me, them, third] = [await person(), await person(), await person()]
  const stream = await listenTo(url, me.token)
  valueOf(await watch(me.token))
  await stream.next('chat.ready')
  await say(them, 'before')
  expect(wordsOf((await stream.next('chat.message')) as unknown as Wire)).toBe('before')
  valueOf(await call(app, chatRooms.block, { person: them.ref }, { token: me.token }))
  expect(codeOf(await call(app, chatRooms.block, { person: me.ref }, { token: me.token }))).toBe('not_found')
  await say(them, 'hidden')
  await say(third, 'shown')
  expect(wordsOf((await stream.next('chat.message')) as unknown as Wire)).toBe('shown')
  const texts = async (token: string) => valueOf(await messages({ pageSize: 3 }, token)).list.map(wordsOf)
  expect(await texts(me.token)).not.toContain('hidden')
  expect(await texts(third.token)).toContain('hidden')
  valueOf(await call(app, chatRooms.block, { person: them.ref, on: false }, { token: me.token }))
  expect(await texts(me.token)).toContain('hidden')
  stream.leave()
})

test('a shared round is compared with the record, also after it was taken back', async () => {
  const who = await person()
  const game = await launchPlayer(app, clock, who.token)
  const roundId = randomUUID()
  expect(await game.bet('50.00', roundId)).toBe('OK')
  const betNo = async () =>
    valueOf(await call<{ list: { betNo: string }[] }>(app, contract.records.bets, {}, { token: who.token })).list[0]
      ?.betNo ?? ''
  const share = (input: object = {}) =>
    betNo().then((no) =>
      call<Wire>(
        app,
        chatRooms.share,
        { roomId: 'en', clientId: randomUUID(), betNo: no, ...input },
        { token: who.token },
      ),
    )
  expect(codeOf(await share())).toBe('not_found')
  expect(await game.end(roundId, '4812.50')).toBe('OK')
  clock.forward(2000)
  const shared = valueOf(await share({ text: 'look' }))
  expect(shared).toMatchObject({ kind: 'SHARE', receipt: { multiple: '96.25', stake: null, win: null, same: true } })
  clock.forward(2000)
  expect(valueOf(await share({ showStake: true }))).toMatchObject({
    receipt: { stake: '50.00', win: '4812.50', roundId },
  })
  const check = () => call<Record<string, unknown>>(app, chatRooms.check, { messageId: shared.messageId })
  expect(valueOf(await check())).toMatchObject({ same: true, state: 'SETTLED' })
  const stranger = await person()
  const theirs = { roomId: 'en', clientId: randomUUID(), betNo: await betNo() }
  expect(codeOf(await call(app, chatRooms.share, theirs, { token: stranger.token }))).toBe('not_found')
  expect(await game.end(roundId, '10.00')).toBe('OK')
  expect(valueOf(await check())).toMatchObject({ same: false })
})

test('a decision shortens no mute and no ban that stands', async () => {
  const [author, reader] = [await person(), await person()]
  const reported = async () => {
    const { messageId } = await say(author, 'something rude')
    valueOf(await call(app, chatRooms.report, { messageId, reason: 'ABUSE' }, { token: reader.token }))
    const listed = (await operate('chat', 'reports')).json.text
    return Number(new RegExp(`^(\\d+) ABUSE.*message ${messageId} `, 'm').exec(listed)?.[1])
  }
  const reports = [await reported(), await reported(), await reported()]
  const decide = (decision: string, minutes?: number) =>
    operate('chat', 'decide', { reportId: reports.shift(), decision, ...(minutes && { minutes }) })
  await operate('chat', 'mute', { account: author.account, minutes: 10, reason: 'rude' })
  await decide('mute', 2)
  clock.forward(3 * 60_000)
  expect(await permission(author.token)).toMatchObject({ barrier: 'MUTED' })
  await operate('chat', 'ban', { account: author.account, reason: 'rude' })
  await decide('ban', 2)
  clock.forward(3 * 60_000)
  expect(await permission(author.token)).toMatchObject({ barrier: 'BANNED', until: null })
  // Longer than what stands is longer.
  await operate('chat', 'ban', { account: author.account, minutes: 2, reason: 'rude' })
  await decide('ban', 10)
  clock.forward(3 * 60_000)
  expect(await permission(author.token)).toMatchObject({ barrier: 'BANNED' })
})

test('operators decide reports, hide messages, mute and lift it; the room sees it at once', async () => {
  const [author, reader] = [await person(), await person()]
  const stream = await listenTo(otherUrl, reader.token)
  valueOf(await watch(reader.token))
  await stream.next('chat.ready')
  const { messageId } = await say(author, 'send me your password')
  // Before it is removed: a stream reads a message when it sends it.
  expect(wordsOf((await stream.next('chat.message')) as unknown as Wire)).toBe('send me your password')
  const report = { messageId, reason: 'SCAM', note: 'poses as the house' }
  for (const answer of [1, 2]) {
    void answer
    valueOf(await call(app, chatRooms.report, report, { token: reader.token }))
  }
  const listed = (await operate('chat', 'reports')).json
  expect(listed.text).toContain('send me your password')
  const reportId = Number(/^(\d+) SCAM/m.exec(listed.text)?.[1])
  const decided = await operate('chat', 'decide', { reportId, decision: 'mute', minutes: 5 })
  expect(decided.json.done).toBe(true)
  expect((await operate('chat', 'decide', { reportId, decision: 'dismiss' })).json).toMatchObject({
    code: 'order_closed',
  })
  expect(await stream.next('chat.message')).toMatchObject({ kind: 'REMOVAL', target: messageId, from: null })
  expect(valueOf(await messages({ pageSize: 1 })).list[0]).toMatchObject({ messageId, removed: true, parts: [] })
  expect(refusalOf(await send(author, 'but'))).toMatchObject({
    code: 'chat_muted',
    details: { until: expect.any(String) },
  })
  expect((await messages({}, author.token)).status).toBe(200)
  await operate('chat', 'unmute', { account: author.account })
  await say(author, 'sorry')
  const audit = (await operate('audit', 'list', { area: 'chat', limit: 500 })).text
  expect(audit).not.toContain(author.account)
  expect(audit).not.toContain('send me your password')
  await expect(db.execute(sql`update chat_message set body = '[]'`)).rejects.toThrow()
  stream.leave()
})

test('hosts are kept by operators, are followed, and speak in their room', async () => {
  const who = await person()
  await operate('chat-hosts', 'save', { hostId: 'joya', name: 'Joya', language: 'bn' })
  await operate('chat-hosts', 'online', { hostId: 'joya', online: true })
  valueOf(await call(app, chatRooms.follow, { modelId: 'joya' }, { token: who.token }))
  expect(codeOf(await call(app, chatRooms.follow, { modelId: 'nobody' }, { token: who.token }))).toBe('not_found')
  type Hosts = { list: { modelId: string; followed: boolean; online: boolean; roomId: string }[] }
  const hosts = async () => valueOf(await call<Hosts>(app, chat.models, { language: 'bn' }, { token: who.token })).list
  expect((await hosts())[0]).toMatchObject({ modelId: 'joya', followed: true, online: true, roomId: 'host-joya' })
  await operate('chat-hosts', 'say', { hostId: 'joya', text: 'Welcome, more on evil.com' })
  const [last] = valueOf(await messages({ roomId: 'host-joya' })).list
  expect(last).toMatchObject({ from: { name: 'Joya', host: true } })
  expect(wordsOf(last!)).toBe('Welcome, more on [REMOVED]')
  expect(valueOf(await call(app, chatRooms.unread, {}, { token: who.token }))).toMatchObject({
    rooms: expect.arrayContaining([{ roomId: 'host-joya', unread: 1, mentions: 0 }]),
  })
  const told = async (language: string) => {
    const asked = { language, categories: 'SERVICE' }
    const { list } = valueOf(
      await call<{ list: { title: string; about: object }[] }>(app, contract.inbox.list, asked, { token: who.token }),
    )
    return list.filter(({ title }) => title.includes('Joya'))
  }
  // Online before anybody followed, and online again.
  const online = (on: boolean) => operate('chat-hosts', 'online', { hostId: 'joya', online: on })
  expect(await told('en')).toEqual([])
  await online(false)
  expect((await online(true)).json.text).toBe('Joya is online; 1 told')
  expect(await told('en')).toMatchObject([{ title: 'Joya is online', about: { type: 'CHAT', reference: 'host-joya' } }])
  expect(await told('bn')).toMatchObject([{ title: 'Joya অনলাইনে' }])
  await online(false)
  expect((await online(true)).json.text).toBe('Joya is online')
  await db.execute(sql`update chat_host set announced_at = announced_at - interval '6 hours'`)
  await db.execute(sql`insert into rg_member (member_id, timeout_until) values (${who.id}, now() + interval '400 days')
    on conflict (member_id) do update set timeout_until = excluded.timeout_until`)
  await online(false)
  await online(true)
  expect(await told('en')).toHaveLength(1)
  await db.execute(sql`update rg_member set timeout_until = null where member_id = ${who.id}`)
  await operate('chat-hosts', 'remove', { hostId: 'joya' })
  expect((await hosts()).map(({ modelId }) => modelId)).not.toContain('joya')
  expect(codeOf(await messages({ roomId: 'host-joya' }, who.token))).toBe('chat_closed')
})
