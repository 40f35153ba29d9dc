import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { createApp } from '../../app/app.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { type Listening, listenTo } from '../stream/testing.ts'
import { insertMessage } from './messages.ts'

setFlagsFromString('--expose-gc')
/** Collects garbage, which would count as memory that grows. */
const collect = runInNewContext('gc') as () => void

const members = 200
const perSecond = 20
const seconds = 8
/** So many lose their stream in the middle, and come back to the other gateway. */
const lost = 20

const seqsOf = (stream: Listening): number[] =>
  [...stream.text().matchAll(/event: chat\.message\ndata: (.*)\n\n/g)].map(([, data = '']) =>
    Number((JSON.parse(data) as { seq: unknown }).seq),
  )

test(
  'two hundred people hear twenty messages a second at two gateways: in order, none lost over a reconnect, in bounded memory',
  { timeout: 240_000 },
  async () => {
    const { app, db, clock } = await freshApp()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const other = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
    const otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
    afterAll(() => other.close())
    await app.services.settingsStore.write('chat', { slowModeMs: 0 })
    // Registration is not what is measured: people are made as rows, with a session each.
    const people: { token: string; id: string }[] = []
    for (let at = 0; at < members; at++) {
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into member (account, asset) values (${`many${at}`}, 'BDT') returning id`)
      const id = rows[0]?.id ?? ''
      await db.execute(sql`insert into chat_person (member_id, ref, rules_version) values (${id}, ${`many${at}`}, 1)`)
      const { token } = await transact(db, (tx) => app.services.sessions.open(tx, id, 0, { way: 'password' }))
      people.push({ token, id })
    }
    const streams = []
    for (const [at, { token }] of people.entries()) {
      const stream = await listenTo(at % 2 === 0 ? url : otherUrl, token)
      valueOf(await call(app, contract.chatRooms.watch, { roomId: 'en' }, { token }))
      await stream.next('chat.ready')
      streams.push(stream)
    }
    collect()
    const memory = process.memoryUsage().heapUsed
    const total = perSecond * seconds
    const since = performance.now()
    const left: Listening[] = []
    const returned: Promise<Listening>[] = []
    const comeBack = async (at: number): Promise<Listening> => {
      const { token } = people[at] ?? { token: '' }
      const stream = await listenTo(at % 2 === 0 ? otherUrl : url, token)
      valueOf(await call(app, contract.chatRooms.watch, { roomId: 'en' }, { token }))
      await stream.next('chat.ready')
      return stream
    }
    // At their pace, whether or not the message before has been answered: as people write.
    const answers: ReturnType<typeof call>[] = []
    for (let sent = 0; sent < total; sent++) {
      const { token } = people[sent % members] ?? { token: '' }
      answers.push(
        call(
          app,
          contract.chatRooms.send,
          { roomId: 'en', clientId: randomUUID(), text: `message ${sent}` },
          { token },
        ),
      )
      if (sent === total / 2) {
        left.push(...streams.splice(0, lost))
        for (const stream of left) stream.leave()
      }
      if (sent === (total * 3) / 4) returned.push(...left.map((_stream, at) => comeBack(at)))
      await delay(Math.max(0, since + ((sent + 1) * 1000) / perSecond - performance.now()))
    }
    for (const answer of await Promise.all(answers)) valueOf(answer)
    const sentAfter = (performance.now() - since) / 1000
    const last = await transact(db, (tx) =>
      insertMessage(tx, {
        roomId: 'en',
        kind: 'TEXT',
        memberId: people[0]?.id ?? '',
        body: ['the end'],
        at: clock.now(),
      }),
    )
    const before = last.seq - total
    const all = Array.from({ length: total + 1 }, (_, at) => before + at)
    for (const [at, again] of (await Promise.all(returned)).entries()) {
      while (Number((await again.next('chat.message'))['seq']) !== last.seq);
      const first = left[at] ? seqsOf(left[at]) : []
      const { token } = people[at] ?? { token: '' }
      const { list } = valueOf(
        await call<{ list: { seq: number }[] }>(
          app,
          contract.chatRooms.messages,
          { roomId: 'en', after: first.at(-1) ?? before - 1, pageSize: 100 },
          { token },
        ),
      )
      expect([...first, ...list.map(({ seq }) => seq)]).toEqual(all)
      // What it hears from its return on is the end of all, without a hole.
      expect(seqsOf(again)).toEqual(all.slice(-seqsOf(again).length))
      streams.push(again)
    }
    for (const stream of streams.slice(0, members - lost)) {
      const seen: number[] = []
      while (seen.at(-1) !== last.seq) seen.push(Number((await stream.next('chat.message'))['seq']))
      expect(seen).toEqual(all)
    }
    const streamed = streams.reduce((sum, stream) => sum + stream.text().length, 0)
    collect()
    // What the listeners of this test keep as text is theirs; the gateways keep next to nothing.
    const grown = process.memoryUsage().heapUsed - memory
    console.info(
      `${members} streams, ${total} messages written in ${sentAfter.toFixed(1)} s and read in ${((performance.now() - since) / 1000).toFixed(1)} s, ${(streamed / 1e6).toFixed(1)} MB sent, heap grew by ${(grown / 1e6).toFixed(1)} MB`,
    )
    expect(grown).toBeLessThan(3 * streamed + 60e6)
    for (const stream of streams) stream.leave()
    expect(await registered(app, 'afterwards')).toBeTruthy()
  },
)
