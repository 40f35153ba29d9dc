import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Db, openDb, type Where } from '../../../db/client.ts'
import type { CatalogueGame } from '../queries/write.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { type Statement, rowsRead, watchQueries } from '../../../testing/queries.ts'
import { listGames, ownGames, searchGames } from '../lists.ts'
import { fillCatalogue, FIRST_MADE } from './testing.many.ts'

const GAMES = 20_000
const VENDORS = 60
let db: Db
let where: Where
let games: CatalogueGame[]
let requested: Statement[]
const paging = { pageNo: 1, pageSize: 18, language: 'en' }
/** Number of statements of one call; the query of the version is not counted but must be among them. */
async function statements(call: () => Promise<unknown>): Promise<Statement[]> {
  requested.length = 0
  await call()
  const stamp = requested.findIndex(({ name }) => name === 'catalogue_stamp')
  expect(stamp).toBeGreaterThanOrEqual(0)
  return requested.splice(0).toSpliced(stamp, 1)
}
const touch = () => db.$client.query('update game set is_new = not is_new where node_id = $1', [FIRST_MADE])

beforeAll(async () => {
  ;({ db, where } = await freshDb())
  games = await fillCatalogue(db, { games: GAMES, vendors: VENDORS })
  requested = watchQueries(db)
})

describe('twenty thousand games of sixty vendors', () => {
  it('are all listed, counted exactly', async () => {
    expect((await listGames(db, {}, paging)).total).toBe(GAMES)
    const {
      rows: [counted],
    } = await db.$client.query('select count(distinct vendor)::int as vendors from game')
    expect(counted.vendors).toBe(VENDORS)
    const { rows } = await db.$client.query(`select game_type as type, count(*)::int as n from game group by 1`)
    for (const { type, n } of rows)
      expect((await listGames(db, { gameType: type }, { ...paging, pageSize: 1 })).total).toBe(n)
    const pages = await Promise.all([1, 2, 3, 1111, 1112].map((pageNo) => listGames(db, {}, { ...paging, pageNo })))
    expect(pages.map((page) => page.rows.length)).toEqual([18, 18, 18, 18, GAMES - 1111 * 18])
    expect(new Set(pages.flatMap((page) => page.rows.map((game) => game.nodeId))).size).toBe(4 * 18 + GAMES - 1111 * 18)
  })

  it('cost a list two queries the first time, one for another page, none again', async () => {
    await touch()
    expect((await statements(() => listGames(db, {}, { ...paging, pageSize: 1 }))).map(({ name }) => name)).toEqual([
      'game_unfolded',
      undefined,
      'game_rows',
    ])
    const pvp = (pageNo: number) => () => listGames(db, { gameType: 'PVP' }, { ...paging, pageNo })
    const [order, page, ...more] = await statements(pvp(1))
    expect(more).toEqual([])
    expect(await rowsRead(db, order)).toBeLessThanOrEqual(GAMES)
    // A game, its vendor and its title, only for the eighteen requested rows, however deep the page is.
    expect(await rowsRead(db, page)).toBe(18 * 3)
    const [deep, ...none] = await statements(pvp(120))
    expect(none).toEqual([])
    expect(await rowsRead(db, deep)).toBe(18 * 3)
    expect(await statements(pvp(120))).toEqual([])
    expect(await statements(pvp(1))).toEqual([])
  })

  it('cost a search of a title two queries the first time, none again, and few rows', async () => {
    await listGames(db, {}, paging)
    const { titles } = games[4321] as CatalogueGame
    for (const text of [titles['en'] ?? '', titles['bn'] ?? '']) {
      const [match, ...rest] = await statements(() => searchGames(db, text, {}, paging))
      expect(rest.length).toBeLessThanOrEqual(1)
      expect(await rowsRead(db, match)).toBeLessThanOrEqual(40)
      expect(await statements(() => searchGames(db, text, {}, paging))).toEqual([])
    }
  })

  it('cost a misspelt search few queries and rows', async () => {
    const title = games[7]?.titles['en'] ?? ''
    const [adjective = '', place = '', noun = ''] = title.split(' ')
    const typed = `${adjective} ${place.slice(0, 2)}x${place.slice(2)} ${noun}`
    await searchGames(db, 'xqzwvkjh', {}, paging) // queries once whether the database has the trigram extension
    const all = await statements(async () =>
      expect((await searchGames(db, typed, {}, paging)).rows[0]?.gameName).toBe(title),
    )
    expect(all.map(({ name }) => name?.replace(/_\d.*/, ''))).toEqual([
      'game_match',
      'game_meant',
      'game_and',
      'game_rows',
    ])
    for (const each of all) if (each.name !== 'game_rows') expect(await rowsRead(db, each)).toBeLessThanOrEqual(500)
  })

  it('cost a person’s own list one query beside its games', async () => {
    const {
      rows: [member],
    } = await db.$client.query(`insert into member (account, asset) values ('shelfreader', 'BDT') returning id`)
    await db.$client.query(
      `insert into favourite (member_id, node_id) select $1, node_id from game where node_id >= ${FIRST_MADE} order by node_id limit 30`,
      [member.id],
    )
    expect((await statements(() => ownGames(db, 'favourite', member.id, {}, paging))).length).toBe(2)
    const again = await statements(async () =>
      expect(await ownGames(db, 'favourite', member.id, {}, paging)).toMatchObject({ total: 30 }),
    )
    expect(again.length).toBe(1)
    expect(await rowsRead(db, again[0])).toBeLessThanOrEqual(60)
  })

  it('are read by fifty parallel requests with one query of the stamp, and by what comes during it with the next', async () => {
    await listGames(db, {}, paging)
    requested.length = 0
    await Promise.all(Array.from({ length: 50 }, () => listGames(db, {}, paging)))
    expect(requested.map(({ name }) => name)).toEqual(['catalogue_stamp'])
    const first = listGames(db, {}, paging)
    while (requested.length < 2) await new Promise(setImmediate)
    await Promise.all([first, ...Array.from({ length: 50 }, () => listGames(db, {}, paging))])
    expect(requested.map(({ name }) => name)).toEqual(Array(3).fill('catalogue_stamp'))
  })
})

describe('what is kept', () => {
  it('is up to date at every moment, whichever process changes the catalogue', async () => {
    const elsewhere = openDb(where)
    afterAll(() => elsewhere.$client.end())
    const first = async () => (await listGames(elsewhere, {}, paging)).rows[0]
    const before = await first()
    const title = async (text: string) =>
      db.$client.query(`update game_title set title = $2 where node_id = $1 and language = 'en'`, [
        before?.nodeId,
        text,
      ])
    for (const text of ['Changed once', 'Changed twice', before?.gameName ?? '']) {
      await title(text)
      expect((await first())?.gameName).toBe(text)
    }
    const { total } = await listGames(elsewhere, {}, paging)
    await db.$client.query('delete from favourite where node_id = $1', [FIRST_MADE + 9])
    await db.$client.query('delete from game_title where node_id = $1', [FIRST_MADE + 9])
    await db.$client.query('delete from game where node_id = $1', [FIRST_MADE + 9])
    expect((await listGames(elsewhere, {}, paging)).total).toBe(total - 1)
  })

  it('ignores changes that were rolled back', async () => {
    const client = await db.$client.connect()
    await client.query('begin')
    await client.query(`update vendor set status = 'MAINTENANCE'`)
    const during = await listGames(db, {}, paging)
    expect(during.rows.some((game) => game.status === 'ON')).toBe(true)
    await client.query('rollback')
    client.release()
    expect(await listGames(db, {}, paging)).toEqual(during)
  })

  it('is not a failure', async () => {
    await touch()
    const query = vi
      .spyOn(db.$client, 'query')
      .mockImplementation(() => Promise.reject(new Error('the database is gone')))
    await expect(listGames(db, { gameType: 'LIVE' }, paging)).rejects.toThrow('gone')
    query.mockRestore()
    expect((await listGames(db, { gameType: 'LIVE' }, paging)).rows).toHaveLength(18)
  })
})
