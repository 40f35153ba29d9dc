import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Db } from '../../db/client.ts'
import type { OpenStream } from '../../server/stream.ts'
import { call, freshApp, valueOf } from '../../testing/inject.ts'
import { playRound } from '../records/testing.ts'
import { listenTo } from '../stream/testing.ts'
import { createChatFanout } from './fanout.ts'
import { chatFixture } from './testing.ts'

const made = await freshApp()
const { app, db, clock } = made
const { person, say } = await chatFixture(made, 'fanned')
const { chatRooms } = contract
const url = await app.listen({ host: '127.0.0.1', port: 0 })

/** A database that holds the reading of blocks back, as a busy one does. */
function holding(): { slow: Db; hold: () => void; release: () => void } {
  let gate = Promise.resolve()
  let release = () => {}
  const slow = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'execute') return Reflect.get(target, name, receiver) as unknown
      return async (query: Parameters<Db['execute']>[0]) => {
        if (JSON.stringify(query).includes('from chat_block')) await gate
        return target.execute(query)
      }
    },
  })
  return {
    slow,
    hold: () => void (gate = new Promise((resolve) => (release = resolve))),
    release: () => release(),
  }
}

test('a message that follows a block is not sent before the block is known', async () => {
  const [me, them, third] = [await person(), await person(), await person()]
  const session = await app.services.sessions.find(me.token)
  if (typeof session === 'string') throw new Error(session)
  const sent: string[] = []
  const send: OpenStream['send'] = (name, data) =>
    void sent.push(name === 'chat.message' ? JSON.stringify((data as { parts: unknown }).parts) : name)
  const connection = { session, send } as OpenStream
  const { slow, hold, release } = holding()
  const { log, settings } = app.services
  const fanout = createChatFanout({ db: slow, clock, log, settings }, (id) => (id === me.id ? [connection] : []))
  const until = new Date(clock.now().getTime() + 90_000).toISOString()
  const watch = { name: 'chat.watch', memberId: me.id } as const
  fanout.onEvent({ ...watch, sessionId: session.id, roomId: 'en', until })
  await vi.waitFor(() => expect(sent).toEqual(['chat.ready']))

  valueOf(await call(app, chatRooms.block, { person: them.ref }, { token: me.token }))
  hold()
  fanout.onEvent(watch)
  await say(them, 'hidden')
  fanout.onEvent({ name: 'chat.message', roomId: 'en' })
  await delay(150)
  release()
  await say(third, 'shown')
  fanout.onEvent({ name: 'chat.message', roomId: 'en' })
  await vi.waitFor(() => expect(sent.join()).toContain('shown'))
  expect(sent.join()).not.toContain('hidden')
})

test('a stream tells titles in the language that its page is read in, and in another once that is chosen', async () => {
  const [reader, player] = [await person(), await person()]
  const share = async () => {
    const betNo = await playRound(db, player.id, { stake: 1000n, at: clock.now() })
    clock.forward(6000)
    const input = { roomId: 'en', clientId: randomUUID(), betNo }
    valueOf(await call(app, chatRooms.share, input, { token: player.token }))
  }
  const watch = (language: string) =>
    call(app, chatRooms.watch, { roomId: 'en' }, { token: reader.token, headers: { cookie: `lang=${language}` } })
  const stream = await listenTo(url, reader.token, { cookie: 'lang=en' })
  valueOf(await watch('en'))
  await stream.next('chat.ready')
  const title = async () => (await stream.next('chat.message'))['receipt'] as { gameName: string }
  await share()
  expect(await title()).toMatchObject({ gameName: 'Padma Gold' })
  valueOf(await watch('bn'))
  await share()
  expect(await title()).toMatchObject({ gameName: 'পদ্মার সোনা' })
  stream.leave()
})
