import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { openDb, type Where } from '../db/client.ts'
import { freshDb } from '../testing/fresh.ts'

const { db, where } = await freshDb()
const options = { db, loopDelay: () => 0, logLevel: 'silent' }
const apps = [await createApp(options), await createApp(options)]
afterAll(() => Promise.all(apps.map((app) => app.close())))

/** The status of a call at both gateways: 503 during maintenance. */
const statuses = () => Promise.all(apps.map(async (app) => (await app.inject(contract.games.lanes.path)).statusCode))
const within = { interval: 20 }

test('a setting changed by hand applies at every gateway within two seconds, and so does its removal', async () => {
  await db.execute(sql`insert into setting values ('maintenance', '{"on": true}')`)
  await expect.poll(statuses, within).toEqual([503, 503])
  await db.execute(sql`update setting set value = '{}' where key = 'maintenance'`)
  await expect.poll(statuses, within).toEqual([200, 200])
  await db.execute(sql`update setting set value = '{"on": true}'`)
  await expect.poll(statuses, within).toEqual([503, 503])
  await db.execute(sql`delete from setting where key = 'maintenance'`)
  await expect.poll(statuses, within).toEqual([200, 200])
})

test('a change that is rolled back changes nothing', async () => {
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`insert into setting values ('maintenance', '{"on": true}')`)
      tx.rollback()
    })
    .catch(() => {})
  expect(await statuses()).toEqual([200, 200])
})

test('what was changed while a gateway could not listen is read when it listens again', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'gateway events' and datname = current_database()`,
    )
    await tx.execute(
      sql`insert into setting values ('maintenance', '{"on": true}') on conflict (key) do update set value = excluded.value`,
    )
  })
  await expect.poll(statuses, within).toEqual([503, 503])
  await db.execute(sql`delete from setting`)
  await expect.poll(statuses, within).toEqual([200, 200])
})

const everywhere = (path: string, holds: (body: string) => boolean) =>
  expect
    .poll(() => Promise.all(apps.map(async (app) => holds((await app.inject(path)).body))), within)
    .toEqual([true, true])
const has = (text: string) => (body: string) => body.includes(text)

test('what an operator writes by hand is shown within two seconds: notices, banners, channels, regions, games, vendors', async () => {
  const { content, system, games } = contract
  await db.execute(sql`with made as (insert into announcement (type) values ('B') returning id)
    insert into announcement_text select id, 'en', 'Tonight at nine', '<p>x</p>' from made`)
  await everywhere(`${content.announcements.path}?language=en`, has('Tonight at nine'))
  const banner = {
    id: 'mine',
    picture: '/art/banner/rng/10001-coin-0.svg',
    target: { kind: 'ROUTE', path: '/lottery' },
    texts: { en: { kicker: '', title: 'Hung by hand', text: '', action: 'Go' } },
  }
  await db.execute(sql`insert into setting values ('banners', ${JSON.stringify({ w_home: [banner] })}::jsonb)`)
  await everywhere(`${content.banners.path}?language=en`, has('Hung by hand'))
  await db.execute(
    sql`insert into setting values ('site',
      '{"mainDomain": "new.example", "customerService": [{"csType": "TELEGRAM", "title": "Ask by hand", "path": "https://t.me/x"}]}')`,
  )
  await everywhere(system.status.path, has('new.example'))
  await everywhere(system.status.path, has('Ask by hand'))
  await db.execute(sql`insert into setting values ('region', '{"blockedIps": ["127.0.0.1"]}')`)
  await everywhere(games.lanes.path, has('region_restricted'))
  await db.execute(sql`delete from setting`)
  const lists = `${games.list.path}?gameType=RNG`
  await everywhere(lists, (body) => !body.includes('MAINTENANCE') && body.includes('nodeId'))
  await db.execute(sql`update vendor set status = 'MAINTENANCE'`)
  await everywhere(lists, has('MAINTENANCE'))
  await everywhere(games.rooms.path, has('MAINTENANCE'))
  await db.execute(sql`update vendor set status = 'ON'`)
})

/** A connection to the database that can stall: no more bytes pass, without an error. */
async function line(to: Where) {
  const open: Socket[] = []
  const silent: Socket[] = []
  const server = createServer((near) => {
    const url = 'url' in to ? new URL(to.url) : undefined
    const far =
      'host' in to && to.host.startsWith('/')
        ? connect(join(to.host, `.s.PGSQL.${to.port}`))
        : connect('host' in to ? to.port : Number(url?.port || 5432), 'host' in to ? to.host : url?.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one
        .on('data', (bytes) => other.write(bytes))
        .on('error', () => {})
        .on('close', () => other.destroy())
    }
    open.push(near, far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const through =
    'url' in to ? { url: to.url.replace(/@[^/]+/, `@127.0.0.1:${port}`) } : { ...to, host: '127.0.0.1', port }
  return {
    where: through,
    fallSilent: () => {
      silent.push(...open.splice(0))
      for (const socket of silent) socket.removeAllListeners('data').pause()
    },
    /** Destroys the stalled connections: a regular close would wait for their response forever. */
    cutSilent: () => silent.forEach((socket) => socket.destroy()),
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

test('a connection that is lost silently is noticed, and what was missed is read', async () => {
  const { where: through, fallSilent, cutSilent, close } = await line(where)
  // Each stalled connection delays a read by two seconds before the next one is tried.
  const far = openDb(through, { max: 3 })
  const app = await createApp({ db: far, logLevel: 'silent' })
  const answer = async () => (await app.inject(contract.games.lanes.path)).statusCode
  expect(await answer()).toBe(200)
  fallSilent()
  await db.execute(sql`insert into setting values ('maintenance', '{"on": true}')`)
  await expect.poll(() => app.services.settings().maintenance.on, { timeout: 15_000, interval: 50 }).toBe(true)
  await db.execute(sql`delete from setting`)
  cutSilent()
  await app.close()
  await far.$client.end()
  close()
})
