import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { createApp } from '../../app/app.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { listenTo } from '../stream/testing.ts'
import { insertMessage } from './messages.ts'

const members = 200
const perSecond = 20
const seconds = 8

test(
  'two hundred people hear twenty messages a second at two gateways: in order, none lost, in bounded memory',
  { timeout: 240_000 },
  async () => {
    const { app, db, clock } = await freshApp()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const other = await createApp({ db, clock, logLevel: 'silent' })
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
    global.gc?.()
    const memory = process.memoryUsage().heapUsed
    const total = perSecond * seconds
    const since = performance.now()
    for (let sent = 0; sent < total; sent++) {
      const { token } = people[sent % members] ?? { token: '' }
      // A few of several writers at once.
      const batch = [
        call(
          app,
          contract.chatRooms.send,
          { roomId: 'en', clientId: randomUUID(), text: `message ${sent}` },
          { token },
        ),
      ]
      if (sent % 10 === 9 && ++sent < total)
        batch.push(
          call(
            app,
            contract.chatRooms.send,
            { roomId: 'en', clientId: randomUUID(), text: `message ${sent}` },
            { token: people[(sent + 7) % members]?.token ?? '' },
          ),
        )
      for (const answer of await Promise.all(batch)) valueOf(answer)
      await delay(Math.max(0, since + (sent * 1000) / perSecond - performance.now()))
    }
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
    for (const stream of streams) {
      const seen: number[] = []
      while (seen.at(-1) !== last.seq) seen.push(Number((await stream.next('chat.message'))['seq']))
      expect(seen).toEqual(Array.from({ length: total + 1 }, (_, at) => before + at))
    }
    const streamed = streams.reduce((sum, stream) => sum + stream.text().length, 0)
    global.gc?.()
    // What the listeners of this test keep as text is theirs; the gateways keep next to nothing.
    const grown = process.memoryUsage().heapUsed - memory
    console.info(
      `${members} streams, ${total} messages in ${((performance.now() - since) / 1000).toFixed(1)} s, ${(streamed / 1e6).toFixed(1)} MB sent, heap grew by ${(grown / 1e6).toFixed(1)} MB`,
    )
    expect(grown).toBeLessThan(3 * streamed + 60e6)
    for (const stream of streams) stream.leave()
    expect(await registered(app, 'afterwards')).toBeTruthy()
  },
)
