import { beforeAll, describe, expect, it } from 'vitest'
import { freshDb } from '../testing.fresh.ts'
import type { Db } from '../client.ts'
import { searchGames } from './search.ts'
import { saveGame } from './write.ts'

let db: Db
const paging = { pageNo: 1, pageSize: 18, language: 'en' }
const titles = async (query: string, more = {}) => (await searchGames(db, query, more, paging)).rows.map((game) => game.gameName)
const made = (nodeId: number, names: Record<string, string>, vendor = 'PG') =>
  saveGame(db, { nodeId, vendor, gameType: 'RNG', gameCode: `made-${nodeId}`, iconUrl: '', sort: nodeId, titles: names })

beforeAll(async () => {
  db = (await freshDb()).db
  await made(1, { en: 'Zephyr Quokka', bn: 'দখিনা কোয়াক্কা' })
  await made(2, { bn: 'ঝুমঝুমি বানর' })
  await made(3, { en: 'Thimble Okapi', ar: 'أوكابي الكشتبان', ru: 'Напёрсток окапи' }, 'CQ9')
})

describe('search', () => {
  it('puts the title itself first, then its beginning, then its words', async () => {
    expect((await titles('padma gold'))[0]).toBe('Padma Gold')
    const padma = await titles('padma')
    expect(padma.length).toBe(18)
    expect(padma.every((title) => title.includes('Padma'))).toBe(true)
    const moon = await titles('Moon')
    expect(moon[0]).toMatch(/^Moon/)
  })

  it('finds a title by any of its languages, whatever language is shown', async () => {
    expect(await titles('পদ্মার সোনা')).toContain('Padma Gold')
    expect(await titles('ইলিশ শিকারি')).toContain('Hilsa Hunter')
    expect(await titles('কোয়াক্কা')).toEqual(['Zephyr Quokka'])
    expect(await titles('أوكابي')).toEqual(['Thimble Okapi'])
    expect(await titles('окапи')).toEqual(['Thimble Okapi'])
    const { rows } = await searchGames(db, 'zephyr', {}, { ...paging, language: 'bn' })
    expect(rows.map((game) => game.gameName)).toEqual(['দখিনা কোয়াক্কা'])
  })

  it('meets another script where there is no such title in it', async () => {
    expect(await titles('Jhumjhumi banor')).toEqual(['ঝুমঝুমি বানর'])
    expect(await titles('ওকাপি')).toEqual(['Thimble Okapi'])
    expect(await titles('okapi')).toEqual(['Thimble Okapi'])
  })

  it('finds titles nobody folded yet', async () => {
    await db.$client.query(`insert into game (node_id, vendor, game_type, game_code, sort) values (4, 'JL', 'FISH', 'raw', 4)`)
    await db.$client.query(`insert into game_title values (4, 'en', 'Wobbegong Waltz'), (4, 'bn', 'ওয়ালৎস')`)
    expect(await titles('wobbegong')).toEqual(['Wobbegong Waltz'])
    await made(1, { en: 'Renamed Axolotl' })
    expect(await titles('axolotl')).toEqual(['Renamed Axolotl'])
    expect(await titles('zephyr quokka')).not.toContain('Renamed Axolotl')
    await made(1, { en: 'Zephyr Quokka', bn: 'দখিনা কোয়াক্কা' })
  })

  it.each([['padna gold', 'Padma Gold'], ['lotsu ascending', 'Lotus Ascending'], ['jamdnai jewels', 'Jamdani Jewels'],
    ['hilsa huntr', 'Hilsa Hunter'], ['thimbel okpai', 'Thimble Okapi'],
    ['qokka', 'Zephyr Quokka'], ['রাজশাহির রাজ', 'Raja of Rajshahi']])('forgives %j',
      async (typed, title) => expect((await titles(typed)).slice(0, 3)).toContain(title))

  it('takes the words in any order and each where a word begins or not', async () => {
    expect((await titles('gold padma'))[0]).toBe('Padma Gold')
    expect(await titles('quok zeph')).toEqual(['Zephyr Quokka'])
    expect(await titles('৮৮ ট্রিপল')).toContain('Triple Reels 88')
  })

  it('matches vendors, and stays within the narrowing', async () => {
    const cq9 = await searchGames(db, 'cq9', {}, paging)
    expect(cq9.rows.every((game) => game.vassalage === 'CQ9')).toBe(true)
    expect(cq9.total).toBeGreaterThan(300)
    expect((await searchGames(db, 'padma', { gameType: 'FISH' }, paging)).rows.every((game) => game.gameType === 'FISH')).toBe(true)
    expect((await searchGames(db, 'okapi', { vassalage: 'PG' }, paging)).total).toBe(0)
  })

  it('pages, and says how many there are', async () => {
    const first = await searchGames(db, 'padma', {}, paging)
    const second = await searchGames(db, 'padma', {}, { ...paging, pageNo: 2 })
    expect(second.total).toBe(first.total)
    expect(new Set([...first.rows, ...second.rows].map((game) => game.nodeId)).size).toBe(first.rows.length + second.rows.length)
    expect(await searchGames(db, 'padma', {}, { ...paging, pageNo: 500 })).toEqual({ rows: [], total: first.total })
  })

  it('shows nothing for nothing and for nonsense', async () => {
    expect(await titles('%_%')).toEqual([])
    expect(await titles('xqzwvkjh')).toEqual([])
    expect(await titles("'; drop table game; --")).not.toContain('Padma Gold')
    expect((await titles('padma gold'))[0]).toBe('Padma Gold')
  })

  it('works without pg_trgm, save for misspellings', async () => {
    const { db: bare } = await freshDb()
    await bare.$client.query('drop extension pg_trgm cascade')
    const { rows } = await searchGames(bare, 'padma gold', {}, paging)
    expect(rows[0]?.gameName).toBe('Padma Gold')
    expect((await searchGames(bare, 'পদ্মার সোনা', {}, paging)).rows[0]?.gameName).toBe('Padma Gold')
    expect((await searchGames(bare, 'xqzwvkjh', {}, paging)).total).toBe(0)
  })
})
