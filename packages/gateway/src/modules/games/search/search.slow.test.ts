import { beforeAll, describe, expect, it } from 'vitest'
import { randomFrom } from '../../../lib/crypto/random.ts'
import type { Db } from '../../../db/client.ts'
import { saveGame } from '../queries/write.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { latin } from './search-text.ts'
import { searchGames } from '../lists.ts'

let db: Db
const paging = { pageNo: 1, pageSize: 18, language: 'en' }
const titles = async (query: string, more = {}) =>
  (await searchGames(db, query, more, paging)).rows.map((game) => game.gameName)
const made = (nodeId: number, names: Record<string, string>, vendor = 'PG') =>
  saveGame(db, {
    nodeId,
    vendor,
    gameType: 'RNG',
    gameCode: `made-${nodeId}`,
    iconUrl: '',
    sort: nodeId,
    titles: names,
  })

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

  it('matches another script where there is no such title in its own', async () => {
    expect(await titles('Jhumjhumi banor')).toEqual(['ঝুমঝুমি বানর'])
    expect(await titles('ওকাপি')).toEqual(['Thimble Okapi'])
    expect(await titles('okapi')).toEqual(['Thimble Okapi'])
  })

  it('finds titles that were not folded yet', async () => {
    await db.$client.query(
      `insert into game (node_id, vendor, game_type, game_code, sort) values (4, 'JL', 'FISH', 'raw', 4)`,
    )
    await db.$client.query(`insert into game_title values (4, 'en', 'Wobbegong Waltz'), (4, 'bn', 'ওয়ালৎস')`)
    expect(await titles('wobbegong')).toEqual(['Wobbegong Waltz'])
    await made(1, { en: 'Renamed Axolotl' })
    expect(await titles('axolotl')).toEqual(['Renamed Axolotl'])
    expect(await titles('zephyr quokka')).not.toContain('Renamed Axolotl')
    await made(1, { en: 'Zephyr Quokka', bn: 'দখিনা কোয়াক্কা' })
  })

  it('finds any new title by its name and by how it sounds, in every script', async () => {
    const random = randomFrom(Date.now() % 1_000_000)
    const made = (letters: string, length: number) =>
      Array.from({ length }, () => [...letters][Math.floor(random() * [...letters].length)]).join('')
    const scripts: Record<string, string> = {
      bn: 'কখগঘজঝটডতদনপবমরলশসহ',
      hi: 'कखगघजझटडतदनपबमरलशसह',
      ta: 'கஙசஜஞடணதநனபமயரலவ',
      th: 'กขคงจชซดตทนบปผพมยรลว',
      ar: 'بتثجحخدرزسشصضطعغفقكلمنه',
      fa: 'پچژگکیبتدرسشمن',
      ru: 'бвгджзклмнпрстфхцчш',
      el: 'βγδζθκλμνξπρστφχψ',
      ka: 'ბგდვზთკლმნპჟრსტფქ',
      ko: '가나다라마바사아자차카타파하',
      ja: 'あかさたなはまやらわいきしち',
      zh: '龙虎金银水火山川月星',
    }
    for (const [i, [language, letters]] of Object.entries(scripts).entries()) {
      const [title, english] = [`${made(letters, 7)} ${made(letters, 6)}`, `Zq${made('bdfgklmnprst', 8)}`]
      await db.$client.query(
        `insert into game (node_id, vendor, game_type, game_code, sort) values ($1, 'PG', 'RNG', $2, 50)`,
        [800_000 + i, `s-${language}`],
      )
      await db.$client.query(`insert into game_title values ($1, $2, $3), ($1, 'en', $4)`, [
        800_000 + i,
        language,
        title,
        english,
      ])
      for (const typed of [title, title.split(' ')[1] ?? '', latin(title), ` ${latin(title).toUpperCase()} `])
        expect(await titles(typed), `${language}: ${typed}`).toContain(english)
    }
  })

  it('follows whatever changes a title or a vendor’s name, from any source', async () => {
    await db.$client.query(`insert into game_title values (3, 'fr', 'Dé à coudre grondant')`)
    expect(await titles('grondant')).toEqual(['Thimble Okapi'])
    await db.$client.query(`update game_title set title = 'Ronronnant' where node_id = 3 and language = 'fr'`)
    expect(await titles('grondant')).not.toContain('Thimble Okapi')
    expect(await titles('ronronnant')).toEqual(['Thimble Okapi'])
    await db.$client.query(`delete from game_title where node_id = 3 and language = 'fr'`)
    expect(await titles('ronronnant')).not.toContain('Thimble Okapi')
    await db.$client.query(`update vendor set display_name = 'Wobblethwaite' where code = 'EG2'`)
    const found = await searchGames(db, 'wobblethwaite', {}, paging)
    expect(found.total).toBeGreaterThan(300)
    expect(found.rows.every((game) => game.vassalage === 'EG2')).toBe(true)
    await db.$client.query(`update vendor set display_name = 'EG2' where code = 'EG2'`)
  })

  it('finds a feature by its name in any language of the gateway, after titles of that name', async () => {
    await saveGame(db, {
      nodeId: 5,
      vendor: 'PG',
      gameType: 'PVP',
      gameCode: 'cascading',
      sort: 5,
      features: ['CASCADES'],
      titles: { en: 'Plommek Nivra' },
    })
    await made(6, { en: 'Cascades of Vreel' })
    for (const typed of ['cascades', 'casca', 'ক্যাসকেড', latin('ক্যাসকেড')])
      expect(await titles(typed), typed).toContain('Plommek Nivra')
    expect(await titles('cascades')).toEqual(['Cascades of Vreel', 'Plommek Nivra'])
    const { total } = await searchGames(db, 'free spins', {}, paging)
    const {
      rows: [slots],
    } = await db.$client.query(`select count(*)::int as n from game where 'FREE_SPINS' = any(features)`)
    expect(total).toBe(slots.n)
  })

  it.each([
    ['padna gold', 'Padma Gold'],
    ['lotsu ascending', 'Lotus Ascending'],
    ['jamdnai jewels', 'Jamdani Jewels'],
    ['hilsa huntr', 'Hilsa Hunter'],
    ['thimbel okpai', 'Thimble Okapi'],
    ['qokka', 'Zephyr Quokka'],
    ['রাজশাহির রাজ', 'Raja of Rajshahi'],
  ])('forgives %j', async (typed, title) => expect((await titles(typed)).slice(0, 3)).toContain(title))

  it('takes the words in any order and each where a word begins or not', async () => {
    expect((await titles('gold padma'))[0]).toBe('Padma Gold')
    expect(await titles('quok zeph')).toEqual(['Zephyr Quokka'])
    expect(await titles('৮৮ ট্রিপল')).toContain('Triple Reels 88')
  })

  it('matches vendors, and stays within the narrowing', async () => {
    const cq9 = await searchGames(db, 'cq9', {}, paging)
    expect(cq9.rows.every((game) => game.vassalage === 'CQ9')).toBe(true)
    expect(cq9.total).toBeGreaterThan(300)
    expect(
      (await searchGames(db, 'padma', { gameType: 'FISH' }, paging)).rows.every((game) => game.gameType === 'FISH'),
    ).toBe(true)
    expect((await searchGames(db, 'okapi', { vassalage: 'PG' }, paging)).total).toBe(0)
  })

  it('pages, and returns how many there are', async () => {
    const first = await searchGames(db, 'padma', {}, paging)
    const second = await searchGames(db, 'padma', {}, { ...paging, pageNo: 2 })
    expect(second.total).toBe(first.total)
    expect(new Set([...first.rows, ...second.rows].map((game) => game.nodeId)).size).toBe(
      first.rows.length + second.rows.length,
    )
    expect(await searchGames(db, 'padma', {}, { ...paging, pageNo: 500 })).toEqual({ rows: [], total: first.total })
  })

  it('finds nothing for an empty search and for nonsense', async () => {
    expect(await titles('%_%')).toEqual([])
    expect(await titles('xqzwvkjh')).toEqual([])
    expect(await titles("'; drop table game; --")).not.toContain('Padma Gold')
    expect((await titles('padma gold'))[0]).toBe('Padma Gold')
  })

  it('finds nothing for meaningless input, however it is made up', async () => {
    const random = randomFrom(20_261_122)
    const pick = (letters: string) => [...letters][Math.floor(random() * [...letters].length)] ?? ''
    const made = (letters: string, length: number) => Array.from({ length }, () => pick(letters)).join('')
    const response = (length: number) =>
      Array.from({ length }, (_, i) => pick(i % 2 === 0 ? 'bcdfghjklmnprstvwxyz' : 'aeiou')).join('')
    const keys = [
      'zzzzqq',
      'asdfgh',
      'qwerty',
      'aaaaaa',
      'qqqqqq',
      'jjkkjj',
      'xxyyzz',
      'hjkl hjkl',
      'zzzz qqqq',
      '১২৩৪৫৬৭৮৯০',
      'ৎৎৎৎৎৎ',
      '嗯嗯嗯嗯嗯嗯',
      'ъъъъъъ',
    ]
    const strings = Array.from({ length: 250 }, (_, i) => made('abcdefghijklmnopqrstuvwxyz', 7 + (i % 6)))
    const others = Array.from({ length: 60 }, (_, i) => [
      made('ঙঞণষঢঝঘঠছথফভ', 6 + (i % 4)),
      made('щэъыёжюц', 8),
      made('嗯咦哼嘁呸唔', 6),
    ]).flat()
    const found: string[] = []
    for (const typed of [...keys, ...strings, ...others])
      if ((await searchGames(db, typed, {}, paging)).total > 0) found.push(typed)
    expect(found).toEqual([])
    // A pronounceable nonsense word may match by chance, but rarely.
    const spoken = Array.from({ length: 250 }, (_, i) => response(8 + (i % 4)))
    let met = 0
    for (const typed of spoken) if ((await searchGames(db, typed, {}, paging)).total > 0) met++
    expect(met).toBeLessThanOrEqual(spoken.length * 0.02)
  })

  it.each([
    ['en', '^[A-Za-z ]+$', 'abcdefghijklmnopqrstuvwxyz'],
    ['bn', '^[^0-9]+$', 'কখগঘচছজটডতদনপবমরলশসহ'],
  ])('finds a title with any one letter wrong: %s', async (language, only, letters) => {
    const random = randomFrom(77)
    const { rows } = await db.$client.query<{ node_id: number; title: string }>(
      `
      select node_id, title from game_title join game using (node_id)
      where node_id >= 10000 and language = $1 and is_game = 'GAME' and title ~ $2 order by md5(node_id::text) limit 240`,
      [language, only],
    )
    const lost: string[] = []
    for (const [i, { title, node_id: id }] of rows.entries()) {
      const words = title.split(' ')
      const at = words.findIndex((word) => word.length === Math.max(...words.map((each) => each.length)))
      const word = words[at] ?? ''
      if (word.length < 4) continue
      const [place, letter] = [
        1 + Math.floor(random() * (word.length - 2)),
        letters[Math.floor(random() * letters.length)] ?? '',
      ]
      const typos = [
        word.slice(0, place) + letter + word.slice(place + 1),
        word.slice(0, place) + word.slice(place + 1),
        word.slice(0, place) + letter + word.slice(place),
        word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
      ]
      const typed = words.with(at, typos[i % 4] ?? word).join(' ')
      const page = await searchGames(db, typed, {}, { ...paging, pageSize: 60 })
      if (!page.rows.some(({ nodeId }) => nodeId === id)) lost.push(`${title}: ${typed}`)
    }
    // A typo may result in another word.
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(rows.length * 0.02)
  })

  it.each([
    ['轮盘', 'ROULETTE'],
    ['輪盤', 'ROULETTE'],
    ['รูเล็ต', 'ROULETTE'],
    ['百家乐', 'BACCARAT'],
    ['рулетка', 'ROULETTE'],
    ['扑克', 'POKER'],
  ])('finds games by the name of their kind in another script: %s', async (typed, kind) => {
    const { total, rows } = await searchGames(db, typed, {}, paging)
    const {
      rows: [of],
    } = await db.$client.query(`select count(*)::int as n from game where game_classify = $1`, [kind])
    expect(total).toBe(of.n)
    expect(rows.every(({ gameClassify }) => gameClassify === kind)).toBe(true)
  })

  it.each([
    ['捕鱼', 'FISH'],
    ['ফিশিং', 'FISH'],
    ['斗鸡', 'COCKFIGHT'],
    ['لاٹری', 'LOTT'],
  ])('finds a category by its name: %s', async (typed, type) => {
    const { total, rows } = await searchGames(db, typed, {}, paging)
    // What is called an electronic lottery is a lottery by name, too.
    expect([total > 0, rows.every(({ gameType }) => gameType === type || gameType === `E${type}`)]).toEqual([
      true,
      true,
    ])
  })

  it('works without pg_trgm, save for misspellings', async () => {
    const { db: bare, owner } = await freshDb()
    await owner.$client.query('drop extension pg_trgm cascade')
    const { rows } = await searchGames(bare, 'padma gold', {}, paging)
    expect(rows[0]?.gameName).toBe('Padma Gold')
    expect((await searchGames(bare, 'পদ্মার সোনা', {}, paging)).rows[0]?.gameName).toBe('Padma Gold')
    expect((await searchGames(bare, 'xqzwvkjh', {}, paging)).total).toBe(0)
  })
})
