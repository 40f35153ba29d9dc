import { createHash } from 'node:crypto'
import { gameTypes } from '@brand/sdk/contract'
import { describe, expect, it } from 'vitest'
import { MOTIFS, categoryOf, tileArt } from '../../art/index.ts'
import { runner } from '../../../app/operate/testing.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { catalogue } from './generate.ts'
import { PLAN, returnOf, VENDORS } from './plan.ts'
import { seedCatalogue } from './seed.ts'
import { genitive } from './words/bangla.ts'

const games = catalogue()
const share = (count: number) => count / games.length

const titleIn = ({ titles }: { titles: Readonly<Record<string, string>> }, language: string) => titles[language] ?? ''

describe('the catalogue', () => {
  it('has three thousand games over every category and vendor, as planned', () => {
    expect(games.length).toBeGreaterThanOrEqual(3000)
    for (const type of gameTypes) {
      const own = games.filter((game) => game.gameType === type && game.isGame === 'GAME')
      for (const [vendor, count] of Object.entries(PLAN[type]))
        expect(own.filter((game) => game.vendor === vendor)).toHaveLength(count)
      expect(own.length).toBeGreaterThanOrEqual(60)
    }
    expect(new Set(games.map((game) => game.vendor))).toEqual(new Set(VENDORS))
  })

  it('repeats no id, code or title', () => {
    const once = (values: string[]) => expect(values.length - new Set(values).size).toBe(0)
    once(games.map((game) => String(game.nodeId)))
    once(games.map((game) => `${game.vendor} ${game.gameCode}`))
    once(games.map((game) => titleIn(game, 'en').toLowerCase()))
    once(games.map((game) => titleIn(game, 'bn')))
  })

  it('has a title in each language, in that language', () => {
    for (const game of games) {
      const titles = { en: titleIn(game, 'en'), bn: titleIn(game, 'bn') }
      expect(titles.en).toMatch(/^[A-Z0-9][A-Za-z0-9 ’'&/-]{1,39}$/)
      expect(titles.bn).toMatch(/[\u0980-\u09ff]/)
      // Letters of the script, the joiner র‍্যালি needs, and separators between words.
      expect(titles.bn.replaceAll('\u200d', ''), titles.en).toMatch(/^(?:PT |JL )?[\u0980-\u09ff /-]+$/)
      expect(titles.bn.trim().replace(/ {2,}/g, ' ')).toBe(titles.bn)
      // Two vowel signs in a row, or a sign without a preceding letter: invalid text.
      expect(titles.bn).not.toMatch(/[\u09be-\u09cc]{2}|(?:^| )[\u09be-\u09cd]/)
    }
  })

  it('borrows no name of a real game, maker or event', () => {
    const real = new RegExp(
      [
        'olympus',
        'bonanza',
        'aviator',
        'crazy time',
        'evolution',
        'pragmatic',
        'netent',
        'microgaming',
        'playtech',
        'jili',
        'starburst',
        'gonzo',
        'book of',
        'mahjong',
        'fortune (tiger|gems|ox|rabbit|mouse)',
        'super ace',
        'money coming',
        'golden empire',
        'boxing king',
        'lightning (roulette|baccarat|dice)',
        'buffalo',
        'cleopatra',
        'big bass',
        'wolf gold',
        'triple diamond',
        'double (diamond|fortune)',
        'mega (moolah|joker|ball)',
        'monopoly',
        'deal or no',
        'dota',
        'counter',
        'valorant',
        'fifa',
        'uefa',
        'premier league',
        'world cup',
        'ipl\\b',
        'bpl\\b',
        'nba',
        'free fire',
        'pubg',
        'mobile legends',
        'powerball',
        'euromillions',
      ].join('|'),
      'i',
    )
    expect(games.map((game) => titleIn(game, 'en')).filter((title) => real.test(title))).toEqual([])
  })

  it('opens with the titles chosen by hand', () => {
    const first = (type: string, count: number) =>
      games
        .filter((game) => game.gameType === type)
        .slice(0, count)
        .map((game) => game.titles.en)
    expect(first('RNG', 6)).toEqual([
      'Padma Gold',
      'Nine Lanterns',
      'Monsoon Sevens',
      'Lotus Ascending',
      'Royal Bengal',
      'Jamdani Jewels',
    ])
    expect(first('FISH', 1)).toEqual(['Hilsa Hunter'])
    expect(first('PVP', 1)).toEqual(['Teen Patti Lounge'])
    expect(games.find((game) => game.titles.en === 'Padma Gold')).toMatchObject({
      iconUrl: '/art/rng/10001-coin-0.svg',
      vendor: 'JL',
      titles: { bn: 'পদ্মার সোনা' },
    })
  })

  it('shows correctly what can be played', () => {
    for (const game of games) {
      const rtp = returnOf(game.gameType, game.gameCode)
      expect(game.status === 'SOON').toBe(game.isGame === 'GAME' && rtp === undefined)
      expect(game.rtp).toBe(game.isGame === 'GAME' ? (rtp ?? null) : null)
      if (game.demo) expect(rtp !== undefined && game.isGame === 'GAME').toBe(true)
    }
    // Every category has available games; at most a few open soon.
    for (const type of gameTypes)
      expect(
        games.some((game) => game.gameType === type && game.status === 'ON'),
        type,
      ).toBe(true)
    const soon = games.filter(({ status }) => status === 'SOON').map(({ gameCode }) => gameCode)
    expect(soon).toEqual(['jasmine-blackjack', 'marble-blackjack', 'holdem-room', 'sapphire-holdem'])
    expect(games.filter((game) => game.isGame === 'VASSALAGE').length).toBeGreaterThan(0)
    expect(games.filter((game) => game.status === 'MAINTENANCE').length).toBeGreaterThan(2)
    expect(share(games.filter((game) => game.isHot).length)).toBeCloseTo(0.04, 2)
    expect(share(games.filter((game) => game.isNew).length)).toBeCloseTo(0.06, 1)
    const slots = games.filter((game) => game.gameType === 'RNG')
    expect(slots.filter((game) => game.demo).length / slots.length).toBeGreaterThan(0.7)
    expect(slots.some((game) => !game.demo && game.status === 'ON' && game.isGame === 'GAME')).toBe(true)
  })

  it('ranks the hot ones without gaps, playable first', () => {
    const hot = games.filter((game) => game.isHot).toSorted((a, b) => Number(a.hotRank) - Number(b.hotRank))
    expect(hot.map((game) => game.hotRank)).toEqual(hot.map((_, i) => i + 1))
    expect(hot.slice(0, 12).every((game) => game.status === 'ON' && game.demo)).toBe(true)
    expect(games.filter((game) => !game.isHot && game.hotRank !== null)).toEqual([])
  })

  it('gives every game a picture, and neighbours different ones', () => {
    for (const type of gameTypes) {
      const own = games.filter((game) => game.gameType === type)
      const motifs = own.map((game) => /-([a-z]+)-\d+\.svg$/.exec(game.iconUrl)?.[1] ?? '')
      const kinds = MOTIFS[categoryOf(type) ?? 'slots'].length
      for (const [i, motif] of motifs.entries())
        expect((MOTIFS[categoryOf(type) ?? 'slots'] as readonly string[]).includes(motif), own[i]?.iconUrl).toBe(true)
      // A row of six should not show a motif three times; the smallest vocabularies cannot avoid it.
      const crowded = motifs.filter(
        (motif, i) => i > 5 && motifs.slice(i - 5, i).filter((other) => other === motif).length > (kinds > 5 ? 1 : 2),
      )
      expect(crowded.length / motifs.length, type).toBeLessThan(0.25)
    }
    expect(tileArt({ id: '10001-coin-0', category: 'slots' })).not.toBe(
      tileArt({ id: '10016-coin-15', category: 'slots' }),
    )
  })

  it('is the same catalogue every time: node ids are kept in members’ favourites', () => {
    expect(catalogue()).toEqual(games)
    const digest = createHash('sha256')
      .update(games.map((game) => `${game.nodeId} ${game.vendor} ${game.gameCode}`).join('\n'))
      .digest('hex')
    expect(digest.slice(0, 16)).toBe('59db8bd5c7d684bb')
  })

  it.each([
    ['পদ্মা', 'পদ্মার'],
    ['সিলেট', 'সিলেটের'],
    ['সোনারগাঁও', 'সোনারগাঁওয়ের'],
    ['কাপ্তাই', 'কাপ্তাইয়ের'],
    ['জাফলং', 'জাফলংয়ের'],
    ['শরৎ', 'শরতের'],
    ['রাজশাহী', 'রাজশাহীর'],
    ['ময়ূর', 'ময়ূরের'],
    ['ঝড়', 'ঝড়ের'],
    ['লিচু', 'লিচুর'],
    ['ব্রহ্মপুত্র', 'ব্রহ্মপুত্রের'],
  ])('writes the genitive of %s as %s', (noun, expected) => {
    expect(genitive(noun)).toBe(expected)
  })
})

describe('seeding', () => {
  it('fills a database once, and keeps what an operator changed', async () => {
    const { db } = await freshDb()
    await db.$client.query(`delete from game_title; delete from game; delete from vendor`)
    await db.$client.query(`delete from setting where key = 'catalogue.seeded'`)
    expect(await seedCatalogue(db)).toBe(games.length)
    const count = async (text: string) => (await db.$client.query<{ n: number }>(text)).rows[0]?.n
    expect(await count('select count(*)::int as n from game')).toBe(games.length)
    // Lotteries have a name in every language.
    const titles = games.flatMap((game) => Object.keys(game.titles))
    expect(await count('select count(*)::int as n from game_title')).toBe(titles.length)
    expect(await count(`select count(*)::int as n from game where search = ''`)).toBe(0)

    await db.$client.query(`update game set status = 'MAINTENANCE' where node_id = 10001`)
    await seedCatalogue(db)
    await db.$client.query(`delete from setting where key = 'catalogue.seeded'`)
    await seedCatalogue(db)
    expect(await count('select count(*)::int as n from game')).toBe(games.length)
    expect((await db.$client.query('select status from game where node_id = 10001')).rows).toEqual([
      { status: 'MAINTENANCE' },
    ])

    // A catalogue in which a game was not available yet: the game opens, and the settings of the operator are kept.
    await db.$client.query(
      `update game set status = 'SOON' where node_id = 10002; delete from setting where key = 'catalogue.seeded'`,
    )
    await seedCatalogue(db)
    expect(
      (await db.$client.query('select status from game where node_id in (10001, 10002) order by node_id')).rows,
    ).toEqual([{ status: 'MAINTENANCE' }, { status: 'ON' }])

    // What an operator announces stays announced, whatever the catalogue says.
    const operate = runner(db, 'rafi')
    await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })
    expect((await operate('games', 'status', { nodeId: 10003, status: 'SOON' })).json.done).toBe(true)
    await db.$client.query(`delete from setting where key = 'catalogue.seeded'`)
    await seedCatalogue(db)
    expect((await db.$client.query('select status from game where node_id = 10003')).rows).toEqual([{ status: 'SOON' }])
  })
})
