import { beforeAll, expect, test } from 'vitest'
import { openDb, type Db } from '../../../db/client.ts'
import { openReplica } from '../../../db/replica.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { watchQueries } from '../../../testing/queries.ts'
import { gamesById, listGames, searchGames } from '../lists.ts'
import { gameLanes } from '../routes.ts'
import { readFromReplica } from './catalogue-cache.ts'

const paging = { pageNo: 1, pageSize: 18, language: 'en' }
let primary: Db
let standby: Db
/** What the standby waits for before it reads. */
let caughtUp = Promise.resolve()
/** Statements of the primary. */
let atPrimary: { name?: string | undefined }[]

beforeAll(async () => {
  const { db, where } = await freshDb()
  primary = db
  // One database plays both: what is read too early is the state before a change that the test makes late.
  standby = openDb(where)
  readFromReplica(primary, {
    read: async (work) => {
      await caughtUp
      return work(standby)
    },
    stop: () => standby.$client.end(),
  })
  atPrimary = watchQueries(primary)
  return () => standby.$client.end()
})

test('lists, searches and rows are read from the standby, and the primary tells only what has changed', async () => {
  atPrimary.length = 0
  const { rows, total } = await listGames(primary, { gameType: 'RNG' }, paging)
  expect(rows).toHaveLength(18)
  expect(total).toBeGreaterThan(18)
  expect((await searchGames(primary, rows[0]?.gameName ?? '', {}, paging)).rows[0]?.nodeId).toBe(rows[0]?.nodeId)
  expect((await gameLanes({ db: primary, language: 'en' })).data.lanes.length).toBeGreaterThan(3)
  expect(new Set(atPrimary.map(({ name }) => name))).toEqual(new Set(['catalogue_stamp', 'game_unfolded']))
})

test('a list after a change waits for the standby to have it', async () => {
  const [first] = (await listGames(primary, {}, paging)).rows
  const id = first?.nodeId ?? 0
  const titled = async () => (await gamesById(primary, [id], 'en'))[0]?.gameName
  await titled()
  let arrive = () => {}
  caughtUp = new Promise((resolve) => (arrive = resolve))
  await primary.$client.query(`update game_title set title = 'Changed there' where node_id = $1 and language = 'en'`, [
    id,
  ])
  const early = titled()
  await expect(Promise.race([early, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).resolves.toBe('waits')
  arrive()
  expect(await early).toBe('Changed there')
})

test('the primary is read where the standby cannot be', async () => {
  const { db } = await freshDb()
  const told: unknown[] = []
  const nowhere = { host: '/nonexistent', port: 1, user: 'x', database: 'x' }
  const replica = openReplica(db, nowhere, { log: (error) => told.push(error) })
  readFromReplica(db, replica)
  expect((await listGames(db, {}, paging)).rows).toHaveLength(18)
  expect(told.length).toBeGreaterThan(0)
  await replica.stop()
})
