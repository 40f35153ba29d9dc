import { createHash, randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { saveGame } from './queries/write.ts'
import { call, freshApp, inject, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'

const vendorOrigin = 'https://vendor.test'
const { app, db, clock } = await freshApp({ vendorOrigin })
type Out<E extends { output: z.ZodType }> = z.output<E['output']>
const { lanes, list, hot, recent, launch, winners } = contract.games

const listed = async (input: Record<string, unknown> = {}, how = {}) =>
  valueOf(await call<Out<typeof list>>(app, list, { language: 'en', ...input }, how))
const player = await registered(app, 'gamesplayer')
const trial = await trialToken(app)
const idOf = async (where: string) =>
  (await db.$client.query<{ node_id: number }>(`select node_id from game where ${where} order by sort limit 1`)).rows[0]
    ?.node_id ?? 0
const playing = (nodeId: number, more: Record<string, unknown> = {}) => ({
  nodeId,
  vassalage: 'JL',
  gameType: 'RNG',
  language: 'en',
  backUrl: '/rng',
  ...more,
})

describe('lanes', () => {
  it('lists categories with their vendors in their order, in the requested language', async () => {
    const answer = valueOf(await call<Out<typeof lanes>>(app, lanes, { language: 'bn' }))
    const all = answer.data.lanes
    expect(all.map((lane) => lane.gameCategory)).toEqual([
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
      'COCKFIGHT',
    ])
    expect(all[0]).toMatchObject({
      title: 'ক্যাসিনো',
      cards: [
        { vassalage: 'PG' },
        { vassalage: 'EG2' },
        { vassalage: 'PT' },
        { vassalage: 'JDB' },
        { vassalage: 'CQ9' },
        { vassalage: 'FC' },
        { vassalage: 'JL' },
        { vassalage: 'BGS' },
      ],
    })
    for (const lane of all) {
      expect(lane.cards.reduce((sum, card) => sum + card.gameCount, 0)).toBe(lane.gameCount)
      const {
        rows: [halls],
      } = await db.$client.query(`select count(*)::int as n from game where is_game = 'VASSALAGE' and game_type = $1`, [
        lane.gameCategory,
      ])
      expect((await listed({ gameType: lane.gameCategory, pageSize: 1 })).totalCount).toBe(lane.gameCount + halls.n)
      const counted = await Promise.all(
        lane.cards.map(
          async ({ vassalage }) => (await listed({ gameType: lane.gameCategory, vassalage, pageSize: 1 })).totalCount,
        ),
      )
      expect(counted).toEqual(lane.cards.map(({ gameCount }) => gameCount))
    }
    expect(all[0]).toMatchObject({
      gameClassify: ['SLOTS'],
      features: ['FREE_SPINS', 'MULTIPLIER', 'WILDS'],
      volatilities: ['MEDIUM'],
    })
    expect(all[1]).toMatchObject({ features: [], volatilities: [] })
    expect(valueOf(await call<Out<typeof lanes>>(app, lanes, { language: 'en' })).data.lanes[0]?.title).toBe('Casino')
  })
})

describe('list', () => {
  it('fits the contract and starts with the titles chosen by hand', async () => {
    const page = await listed({ gameType: 'RNG' })
    expect(list.output.parse(page)).toEqual(page)
    expect(page.games).toHaveLength(18)
    expect(page.games[0]).toEqual({
      nodeId: 10001,
      gameName: 'Padma Gold',
      displayName: 'Padma Gold',
      iconUrl: '/art/rng/10001-coin-0.svg',
      vassalage: 'JL',
      vendorName: 'JL',
      gameType: 'RNG',
      gameClassify: 'SLOTS',
      gameCode: 'padma-gold',
      isGame: 'GAME',
      isHot: 1,
      isNew: 0,
      status: 'ON',
      rtp: 96.12,
      demo: true,
    })
    expect(page).toMatchObject({ pageNum: 1, totalPages: Math.ceil(page.totalCount / 18) })
    expect((await app.inject(String(page.games[0]?.iconUrl))).headers['content-type']).toContain('image/svg+xml')
  })

  it('answers in the requested language, English where a title has none', async () => {
    expect((await listed({ gameType: 'RNG', language: 'bn' })).games[0]?.gameName).toBe('পদ্মার সোনা')
    await saveGame(db, {
      nodeId: 999_001,
      vendor: 'PG',
      gameType: 'RNG',
      gameCode: 'only-english',
      sort: 999_001,
      titles: { en: 'Only English' },
    })
    expect((await listed({ gameName: 'only english', language: 'bn' })).games[0]?.gameName).toBe('Only English')
  })

  it('narrows by category, vendor, class and flag, and pages without repeating', async () => {
    const fish = await listed({ gameType: 'FISH', vassalage: 'CQ9' })
    expect(fish.games.every((game) => game.gameType === 'FISH' && game.vassalage === 'CQ9')).toBe(true)
    expect(
      (await listed({ gameType: 'LIVE', gameClassify: 'ROULETTE' })).games.every((game) =>
        /Roulette/.test(game.gameName),
      ),
    ).toBe(true)
    expect((await listed({ filter: 'HOT' })).games.every((game) => game.isHot === 1)).toBe(true)
    expect((await listed({ filter: 'NEW', gameType: 'RNG' })).games.every((game) => game.isNew === 1)).toBe(true)
    const pages = await Promise.all([1, 2, 3].map((pageNo) => listed({ gameType: 'PVP', pageNo })))
    expect(new Set(pages.flatMap((page) => page.games.map((game) => game.nodeId))).size).toBe(54)
    const last = pages[0]?.totalPages ?? 0
    expect((await listed({ gameType: 'PVP', pageNo: last })).games.length).toBeGreaterThan(0)
    expect(await listed({ gameType: 'PVP', pageNo: last + 1 })).toMatchObject({
      games: [],
      totalCount: pages[0]?.totalCount,
      pageNum: last + 1,
    })
  })

  it('shows opening soon where no engine is built, and gives a rate of return only where one is', async () => {
    const blackjack = await listed({ gameType: 'LIVE', gameClassify: 'BLACKJACK' })
    expect(blackjack.games.every((game) => game.status === 'SOON' && game.rtp === undefined)).toBe(true)
    expect(blackjack.games.length).toBeGreaterThan(0)
    const baccarat = await listed({ gameType: 'LIVE', gameClassify: 'BACCARAT' })
    expect(baccarat.games.every((game) => game.status !== 'SOON' && game.rtp === 95.16)).toBe(true)
    expect(
      (await listed({ gameType: 'FISH' })).games.every((game) => game.isGame === 'VASSALAGE' || game.rtp === 96.12),
    ).toBe(true)
  })

  it('searches within the narrowing and trims', async () => {
    expect((await listed({ gameName: '  hilsa hunter ' })).games[0]?.gameName).toBe('Hilsa Hunter')
    expect((await listed({ gameName: 'hilsa', gameType: 'RNG' })).games.every((game) => game.gameType === 'RNG')).toBe(
      true,
    )
    expect((await listed({ gameName: 'ইলিশ শিকারি' })).games[0]?.gameName).toBe('Hilsa Hunter')
    expect((await listed({ gameName: '%' })).totalCount).toBe(0)
  })

  it('shows a vendor in maintenance on its games at once', async () => {
    expect(
      (await listed({ gameType: 'FISH', vassalage: 'JDB' })).games.every((game) => game.status === 'MAINTENANCE'),
    ).toBe(false)
    await db.$client.query(`update vendor set status = 'MAINTENANCE' where code = 'JDB'`)
    expect(
      (await listed({ gameType: 'FISH', vassalage: 'JDB' })).games.every((game) => game.status === 'MAINTENANCE'),
    ).toBe(true)
    await db.$client.query(`update vendor set status = 'ON' where code = 'JDB'`)
  })

  it.each([
    { pageSize: 100 },
    { pageNo: 0 },
    { gameType: 'SLOTS' },
    { filter: 'BEST' },
    { surprise: 1 },
    { sort: 'BEST' },
    { features: 'FREE_SPINS,LUCK' },
    { volatility: 'WILD' },
    { minRtp: 101 },
    { stake: '1.005' },
    { stake: '-1' },
  ])('refuses %j', async (input) => {
    expect((await call(app, list, input)).status).toBe(422)
  })
})

describe('hot', () => {
  it('gives twelve, best first, by GET and by POST', async () => {
    const page = valueOf(await call<Out<typeof hot>>(app, hot, { language: 'en' }))
    expect(page.list).toHaveLength(12)
    expect(page.list[0]?.gameName).toBe('Padma Gold')
    expect(page.list.every((game) => game.isHot === 1 && game.status === 'ON')).toBe(true)
    const posted = await inject<Out<typeof hot>>(app, { method: 'POST', url: hot.path, payload: { language: 'en' } })
    expect(valueOf(posted)).toEqual(page)
    const live = valueOf(await call<Out<typeof hot>>(app, hot, { gameType: 'LIVE', language: 'en' }))
    expect(live.list[0]?.gameName).toBe('Grand Roulette')
  })
})

describe('launch', () => {
  const start = (input: Record<string, unknown>, token = player) =>
    call<Out<typeof launch>>(app, launch, input, { token })

  it("passes on the chosen launch CDN, if it is one of the operator's", async () => {
    const cdn = 'https://games.cdn.example'
    expect(
      refusalOf(
        await start({ nodeId: 10001, vassalage: 'JL', gameType: 'RNG', language: 'en', backUrl: '/', launchCDN: cdn }),
      ),
    ).toMatchObject({ code: 'validation', field: 'launchCDN' })
    await app.services.settingsStore.write('site', { launchGameCDNs: [cdn] })
    const { content } = valueOf(
      await start({ nodeId: 10001, vassalage: 'JL', gameType: 'RNG', language: 'en', backUrl: '/', launchCDN: cdn }),
    )
    expect(new URL(content.game_url).searchParams.get('cdn')).toBe(cdn)
    await app.services.settingsStore.write('site', {})
  })

  it('answers a one-time address on the vendor’s origin and remembers the game', async () => {
    const { content, game } = valueOf(await start(playing(10001)))
    const url = new URL(content.game_url)
    expect(url.origin).toBe(vendorOrigin)
    expect(url.pathname).toBe('/play/JL/padma-gold')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ lang: 'en', parent: 'http://localhost' })
    expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{22}$/)
    const token = url.searchParams.get('token') ?? ''
    const {
      rows: [row],
    } = await db.$client.query('select * from launch_token where token_hash = $1', [
      createHash('sha256').update(token).digest('hex'),
    ])
    expect(row).toMatchObject({ session_id: content.session_id, node_id: 10001, language: 'en', used_at: null })
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(60_000)
    expect((await db.$client.query('select 1 from launch_token where token_hash = $1', [token])).rowCount).toBe(0)
    expect(game.gameName).toBe('Padma Gold')

    clock.forward(1000)
    valueOf(await start(playing(30001, { gameType: 'FISH' })))
    clock.forward(1000)
    const again = valueOf(await start({ ...playing(10001), nodeId: undefined, gameCode: 'padma-gold' }))
    expect(again.content.game_url).not.toBe(content.game_url)
    const mine = valueOf(await call<Out<typeof recent>>(app, recent, { language: 'en' }, { token: player }))
    expect(mine.list.map((one) => one.gameName)).toEqual(['Padma Gold', 'Hilsa Hunter'])
    expect(mine).toMatchObject({ pageNum: 1, totalPages: 1, totalCount: 2 })
  })

  it('takes the kind of account that clients send from the session alone', async () => {
    const own = await idOf(`not demo and is_game = 'GAME' and game_type = 'RNG' and vendor = 'JL' and status = 'ON'`)
    for (const accountType of [0, 1]) valueOf(await start(playing(10001, { accountType })))
    expect(refusalOf(await start(playing(own, { accountType: 1 }), trial)).code).toBe('real_account_required')
    expect(refusalOf(await start(playing(10001, { accountType: 2 }))).code).toBe('validation')
  })

  it('refuses in its order, each with its reason', async () => {
    const refused = async (input: Record<string, unknown>, token = player) => refusalOf(await start(input, token)).code
    expect(refusalOf(await call(app, launch, playing(10001))).code).toBe('token_expired')
    expect(await refused(playing(10001, { vassalage: 'PG' }))).toBe('not_found')
    expect(await refused(playing(10001, { gameType: 'FISH' }))).toBe('not_found')
    expect(await refused(playing(777_777))).toBe('not_found')
    expect(await refused({ ...playing(1), nodeId: undefined })).toBe('validation')
    const lobby = await idOf(`is_game = 'VASSALAGE' and game_type = 'FISH'`)
    expect(await refused(playing(lobby, { gameType: 'FISH' }))).toBe('validation')
    const soon = await idOf(`game_type = 'LIVE' and vendor = 'EG2' and status = 'SOON'`)
    expect(await refused(playing(soon, { vassalage: 'EG2', gameType: 'LIVE' }))).toBe('game_maintenance')
    expect(await refused(playing(soon, { vassalage: 'EG2', gameType: 'LIVE' }), trial)).toBe('game_maintenance')
    const {
      rows: [resting],
    } = await db.$client.query(`select node_id, vendor, game_type from game where status = 'MAINTENANCE' limit 1`)
    expect(await refused(playing(resting.node_id, { vassalage: resting.vendor, gameType: resting.game_type }))).toBe(
      'game_maintenance',
    )
    await db.$client.query(`update vendor set status = 'MAINTENANCE' where code = 'FC'`)
    expect(
      await refused(
        playing(await idOf(`vendor = 'FC' and game_type = 'FISH' and status = 'ON'`), {
          vassalage: 'FC',
          gameType: 'FISH',
        }),
      ),
    ).toBe('vendor_maintenance')
    for (const backUrl of ['https://evil.test', '//evil.test', '/\\evil.test'])
      expect(await refused(playing(10001, { backUrl }))).toBe('validation')
  })

  it('a trial player may play what is allowed, and gets no record of it', async () => {
    const real = await idOf(`game_type = 'RNG' and not demo and status = 'ON' and is_game = 'GAME' and vendor = 'JL'`)
    expect(refusalOf(await start(playing(real), trial))).toMatchObject({ code: 'real_account_required' })
    valueOf(await start(playing(real)))
    valueOf(await start(playing(10001), trial))
    expect(valueOf(await call<Out<typeof recent>>(app, recent, {}, { token: trial })).list).toEqual([])
  })

  it('writes nothing when it refuses', async () => {
    const count = async () => (await db.$client.query('select count(*)::int as n from launch_token')).rows[0].n
    const before = await count()
    await start(playing(777_777))
    expect(await count()).toBe(before)
  })
})

describe('winners', () => {
  const round = async (
    account: string,
    win: bigint,
    more: { state?: string; asset?: string; daysAgo?: number; nodeId?: number; type?: number } = {},
  ) => {
    const { state = 'CLOSED', asset = 'BDT', daysAgo = 0, nodeId = 10001, type = 0 } = more
    const {
      rows: [member],
    } = await db.$client.query(
      `insert into member (account, asset, type) values ($1, $2, $3) on conflict (lower(account)) do update set nickname = '' returning id`,
      [account, asset, type],
    )
    await db.$client.query(
      `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, closed_at)
       values ('JL', $1, $2, $3, $4, $5, 1, 1, 100, $6, $7)`,
      [randomUUID(), member.id, nodeId, asset, state, win, new Date(clock.now().getTime() - daysAgo * 86_400_000)],
    )
  }

  it('lists settled wins of the last seven days, largest first, names masked', async () => {
    await round('rahima77', 1_234_567n)
    await round('abc', 5_000_000n)
    await round('karim2026', 90_000_000_000n, { nodeId: 30001 })
    await round('unlucky1', 0n)
    await round('gotback1', 100n)
    await round('lesser11', 99n)
    await round('tooold11', 99_000_000n, { daysAgo: 8 })
    await round('stillopen', 98_000_000n, { state: 'OPEN' })
    await round('voided11', 97_000_000n, { state: 'VOIDED' })
    await round('trialcoin', 96_000_000n, { asset: 'FUN', type: 4 })
    const board = valueOf(await call<Out<typeof winners>>(app, winners, { language: 'en' }))
    expect(winners.output.parse(board)).toEqual(board)
    expect(board.list.map(({ vo }) => [vo.customerName, vo.winAmount, vo.gameName])).toEqual([
      ['ka***6', '899999999.00', 'Hilsa Hunter'],
      ['a***', '49999.00', 'Padma Gold'],
      ['ra***7', '12344.67', 'Padma Gold'],
    ])
    expect(JSON.stringify(board)).not.toMatch(/karim|rahima/)
  })

  it('narrows by category and number', async () => {
    const fish = valueOf(await call<Out<typeof winners>>(app, winners, { gameCategory: 'FISH', language: 'bn' }))
    expect(fish.list.map(({ vo }) => vo.gameName)).toEqual(['ইলিশ শিকারি'])
    expect(valueOf(await call<Out<typeof winners>>(app, winners, { limitNum: 1 })).list).toHaveLength(1)
  })
})
