import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { afterEach, describe, expect, test } from 'vitest'
import { lottoIssue } from './schema.ts'
import { setting } from '../../settings/schema.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { commitmentOf } from '../../lib/crypto/commitment.ts'
import { drawNumbers } from './draw.ts'
import { lotteries, lotteryOf, vendorOf } from '../games/catalogue/lottery-games.ts'
import { openIssues } from './issues.ts'
import { slotAt, slotsFrom } from './schedule.ts'
import { completeLanguages } from '../../lib/text/languages.ts'

const { app, db, clock } = await freshApp({ vendorOrigin: 'http://vendor.test' })
const { lottery, games } = contract
afterEach(() => app.services.settingsStore.write('lottery', {}))

interface Issue {
  gameCode: string
  numero: string
  openTime: string
  closeTime: string
  drawTime: string
  status: string
  commitment: string
  seed?: string
  numbers?: number[]
  last?: Issue
}
const opened = async (gameCode: string) => {
  clock.forward(600)
  const { list } = valueOf(await call<{ serverTime: string; list: Issue[] }>(app, lottery.opened, { gameCode }))
  const [issue] = list
  if (!issue) throw new Error('no issue runs')
  return issue
}

describe('the timetable', () => {
  const game = { everySeconds: 180, offsetSeconds: 0, lockSeconds: 15 }

  test('one issue runs at a time, without gap, through midnight', () => {
    const slots = slotsFrom(game, new Date('2026-11-20T23:55:00Z'), 900)
    for (const [at, slot] of slots.entries()) {
      const next = slots[at + 1]
      if (next) expect(next.opensAt).toEqual(slot.drawsAt)
      expect(slot.drawsAt.getTime() - slot.closesAt.getTime()).toBe(15_000)
    }
    expect(slots.map(({ numero }) => numero)).toEqual([
      '202611200480',
      '202611210001',
      '202611210002',
      '202611210003',
      '202611210004',
      '202611210005',
    ])
  })

  test('a daily draw is at its hour', () => {
    const north = lotteryOf('VN_NORTH')
    if (!north) throw new Error('gone')
    expect(slotAt(north, new Date('2026-11-20T11:14:59Z')).drawsAt).toEqual(new Date('2026-11-20T11:15:00Z'))
    expect(slotAt(north, new Date('2026-11-20T11:15:00Z')).drawsAt).toEqual(new Date('2026-11-21T11:15:00Z'))
  })
})

describe('a draw', () => {
  test.each(lotteries.map((one) => [one.code, one] as const))(
    '%s draws according to its format, the same for the same seed',
    (_, one) => {
      const { count, from, to, unique } = one.format
      const numbers = drawNumbers(one, '202611200001', 'ab'.repeat(32))
      expect(numbers).toEqual(drawNumbers(one, '202611200001', 'ab'.repeat(32)))
      expect(numbers).toHaveLength(count)
      expect(numbers.every((number) => Number.isInteger(number) && number >= from && number <= to)).toBe(true)
      if (unique) expect(new Set(numbers).size).toBe(count)
      expect(drawNumbers(one, '202611200002', 'ab'.repeat(32))).not.toEqual(numbers)
    },
  )

  test('favours no digit: 60,000 of them, chi-square below the 1-in-a-million bound', () => {
    const game = { code: 'FAIR', format: { count: 5, from: 0, to: 9, unique: false } }
    const seen = Array<number>(10).fill(0)
    for (let i = 0; i < 12_000; i++)
      for (const digit of drawNumbers(game, String(i), '5eed'.repeat(16))) seen[digit] = (seen[digit] ?? 0) + 1
    const chi = seen.reduce((sum, n) => sum + (n - 6000) ** 2 / 6000, 0)
    expect(chi).toBeLessThan(46)
  })
})

test('an issue opens, closes and is drawn by the server’s clock; its seed is hidden until then, and matches the commitment', async () => {
  const first = await opened('PADMA5D')
  expect(first.status).not.toBe('DRAWN')
  expect([first.seed, first.numbers]).toEqual([undefined, undefined])
  clock.forward(new Date(first.closeTime).getTime() - clock.now().getTime())
  expect(await opened('PADMA5D')).toMatchObject({ numero: first.numero, status: 'CLOSED' })
  clock.forward(new Date(first.drawTime).getTime() - clock.now().getTime())
  const { last, ...now } = await opened('PADMA5D')
  expect(now).toMatchObject({ status: 'OPEN', openTime: first.drawTime })
  expect(last).toMatchObject({ numero: first.numero, status: 'DRAWN', commitment: first.commitment })
  expect(commitmentOf(last?.seed ?? '')).toBe(first.commitment)
  const padma = lotteryOf('PADMA5D')
  expect(padma && last?.numbers).toEqual(padma && drawNumbers(padma, first.numero, last?.seed ?? ''))
})

test('gateways that make issues at once make one of each, and an existing seed is never replaced', async () => {
  clock.forward(3_600_000)
  await Promise.all([1, 2, 3, 4].map(() => openIssues(db, clock.now(), lotteries)))
  const mine = () => db.select().from(lottoIssue).where(eq(lottoIssue.gameCode, 'VN_FAST'))
  const before = await mine()
  await openIssues(db, clock.now(), lotteries)
  expect(await mine()).toEqual(before)
  expect(new Set(before.map(({ numero }) => numero)).size).toBe(before.length)
  expect(before.every(({ seed, commitment }) => commitmentOf(seed) === commitment)).toBe(true)
  // The commitment is published well before the issue opens.
  expect(before.filter(({ opensAt }) => opensAt > clock.now()).length).toBeGreaterThanOrEqual(9)
})

test('draws are returned latest first, never one that is still to come', async () => {
  for (let i = 0; i < 4; i++) {
    await opened('PADMA5D')
    clock.forward(60_000)
  }
  await opened('PADMA5D')
  const page = valueOf(
    await call<{ list: Issue[]; totalCount: number }>(app, lottery.draws, { gameCode: 'PADMA5D', pageSize: 3 }),
  )
  expect(page.list).toHaveLength(3)
  expect(page.list.map(({ numero }) => numero)).toEqual(
    page.list
      .map(({ numero }) => numero)
      .toSorted()
      .toReversed(),
  )
  expect(
    page.list.every(
      ({ status, drawTime, numbers }) =>
        status === 'DRAWN' && new Date(drawTime) <= clock.now() && numbers?.length === 5,
    ),
  ).toBe(true)
  expect(refusalOf(await call(app, lottery.draws, { gameCode: 'NOWHERE' })).code).toBe('not_found')
})

test('menus by prize mode and lobby, in the reader’s language', async () => {
  type Menu = {
    gameMenus: { gameGroupName: string; games: { gameCode: string; gameName: string; accountType: string }[] }[]
  }
  const codes = (menu: Menu) => menu.gameMenus.flatMap(({ games: list }) => list.map(({ gameCode }) => gameCode))
  const main = valueOf(await call<Menu>(app, lottery.menus, { language: 'en' }))
  expect(codes(main)).toEqual(['PADMA5D', 'MEGHNA3D', 'DELTA6'])
  expect(codes(valueOf(await call<Menu>(app, lottery.menus, { prizeMode: 'SEA' })))).toEqual(['LOTUS4D', 'HARBOUR3D'])
  expect(codes(valueOf(await call<Menu>(app, lottery.menus, { prizeMode: 'ZY' })))).toEqual(['JAMUNA3D', 'SURMA4D'])
  const vn = valueOf(await call<Menu>(app, lottery.vnMenu, { language: 'bn' }))
  expect(vn.gameMenus.flatMap(({ games: list }) => list.map(({ accountType }) => accountType))).toEqual(
    Array(3).fill('TCG_LOTTO_VN'),
  )
  expect(vn.gameMenus[0]?.gameGroupName).toBe('কয়েক মিনিট পরপর')
  const { list } = valueOf(await call<{ list: Issue[] }>(app, lottery.vnOpened))
  expect(list.map(({ gameCode }) => gameCode).toSorted()).toEqual(['VN_FAST', 'VN_NORTH', 'VN_SOUTH'])
  expect(refusalOf(await call(app, lottery.vnOpened, { gameCode: 'PADMA5D' })).code).toBe('not_found')
})

test('prize series follow from the published returns, the rebate of the person and the stakes that are taken', async () => {
  type Series = { list: { gameCode: string; gameGroupCode: string; gameName: string }[] }
  const { services } = app
  const token = await registered(app, 'series01')
  const series = async () => valueOf(await call<Series>(app, lottery.prizeSeries, { language: 'en' }, { token })).list
  await services.settingsStore.write('rebate', { rates: { LOTT: 4000, ELOTT: 2500 } })
  const all = await series()
  expect(all.map(({ gameCode }) => gameCode).toSorted()).toEqual(lotteries.map(({ code }) => code).toSorted())
  expect(all.find(({ gameCode }) => gameCode === 'PADMA5D')).toMatchObject({
    gameGroupCode: 'LOTT',
    series: 1930,
    returnPercent: 96.5,
    rebate: '0.4',
    maxWin: '965000.00',
  })
  // The operator takes less than the vendor: 50.00 at 10,105.48.
  await services.settingsStore.write('play', { maxStake: 5000 })
  expect((await series()).find(({ gameCode }) => gameCode === 'KITE35')).toMatchObject({
    series: 1928,
    rebate: '0.25',
    maxWin: '505274.00',
  })
  await services.settingsStore.write('play', {})
  await services.settingsStore.write('modules', { REBATE3: false })
  expect((await series())[0]).toMatchObject({ rebate: null })
  await services.settingsStore.write('modules', {})
  // Another service draws them: what it pays is not known.
  await services.settingsStore.write('lottery', { url: 'https://lottery.test/' })
  expect(await series()).toEqual([])
  expect(refusalOf(await call(app, lottery.prizeSeries, {}, { token: await trialToken(app) })).code).toBe(
    'real_account_required',
  )
})

test('draws are found by issue and by day, and the issues around now are in the order of their draws', async () => {
  for (let i = 0; i < 3; i++) {
    await opened('PADMA5D')
    clock.forward(60_000)
  }
  const running = await opened('PADMA5D')
  const near = valueOf(
    await call<{ list: Issue[] }>(app, lottery.near, { gameCode: 'PADMA5D', before: 2, after: 2 }),
  ).list
  expect(near.map(({ status }) => status)).toEqual(['DRAWN', 'DRAWN', 'OPEN', 'OPEN', 'OPEN'])
  expect(near.map(({ drawTime }) => drawTime)).toEqual(near.map(({ drawTime }) => drawTime).toSorted())
  expect(near[2]).toMatchObject({ numero: running.numero })
  expect(near.map(({ seed, numbers }) => [seed, numbers].filter(Boolean).length)).toEqual([2, 2, 0, 0, 0])

  const drawn = async (more: object) =>
    valueOf(await call<{ list: Issue[] }>(app, lottery.draws, { gameCode: 'PADMA5D', ...more })).list.map(
      ({ numero }) => numero,
    )
  const [before, last] = near.map(({ numero }) => numero)
  expect(await drawn({ numero: before })).toEqual([before])
  expect(await drawn({ numero: running.numero })).toEqual([])
  expect(await drawn({ startTime: near[1]?.drawTime })).toEqual([last])
  expect(await drawn({ startTime: near[0]?.drawTime, endTime: near[1]?.drawTime })).toEqual([before])
  expect(refusalOf(await call(app, lottery.near, { gameCode: 'NOWHERE' })).code).toBe('not_found')
})

type Opened = {
  content: { game_url: string; session_id: string }
  game: { nodeId: number; isGame: string; gameName: string }
}
const launch = (as: string, more: object) =>
  call<Opened>(
    app,
    games.launch,
    {
      vassalage: 'TCG_LOTTO_VN',
      gameType: 'LOTT',
      launchMode: 'LOTT',
      lottoArea: 'VN',
      language: 'en',
      backUrl: '/vnLottery',
      ...more,
    },
    { token: as },
  )
const recent = async (as: string) =>
  valueOf(await call<{ list: { gameCode: string }[] }>(app, lottery.vnRecent, {}, { token: as })).list.map(
    ({ gameCode }) => gameCode,
  )

test.each(lotteries.map((one) => [one.code, one] as const))(
  '%s opens at the demo vendor as a game of the catalogue',
  async (code, one) => {
    const token = await registered(app, `lotto${one.nodeId}`)
    const { content, game } = valueOf(
      await launch(token, { lottoGameCode: code, lottoView: 'betting', vassalage: vendorOf(one) }),
    )
    expect(new URL(content.game_url).pathname).toBe(`/play/${vendorOf(one)}/${code}`)
    expect(game).toMatchObject({ nodeId: one.nodeId, isGame: 'GAME' })
    expect(await recent(token)).toEqual([code])
  },
)

test('an unbuilt lobby shows its first lottery, an unknown language is refused, a vendor in maintenance opens nothing', async () => {
  const token = await registered(app, 'lotto777')
  expect(new URL(valueOf(await launch(token, {})).content.game_url).pathname).toMatch(/^\/play\/TCG_LOTTO_VN\//)
  expect(refusalOf(await launch(token, { lottoGameCode: 'VN_FAST', language: 'tlh' }))).toMatchObject({
    code: 'language_not_available',
    details: { languages: completeLanguages },
  })
  await db.$client.query(`update vendor set status = 'MAINTENANCE' where code = 'TCG_LOTTO_VN'`)
  expect(refusalOf(await launch(token, { lottoGameCode: 'VN_FAST' })).code).toBe('vendor_maintenance')
  await db.$client.query(`update vendor set status = 'ON' where code = 'TCG_LOTTO_VN'`)
  expect(await recent(token)).toEqual([])
})

test('where a front of its own is set it receives the person, and what was opened is recorded', async () => {
  const token = await registered(app, 'lotto001')
  expect(refusalOf(await launch(token, { lottoGameCode: 'NOWHERE' })).code).toBe('not_found')
  await app.services.settingsStore.write('lottery', { url: 'https://lotto.example/front' })
  for (const lottoGameCode of ['VN_FAST', 'VN_SOUTH', 'VN_FAST']) {
    clock.forward(1000)
    valueOf(await launch(token, { lottoGameCode, lottoView: 'betting' }))
  }
  const address = new URL(valueOf(await launch(token, { lottoView: 'lobby' })).content.game_url)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    view: 'lobby',
    area: 'VN',
    lang: 'en',
    backUrl: '/vnLottery',
  })
  const [row] = await db.select().from(setting).where(eq(setting.key, 'secret:lottery'))
  const { payload } = await jwtVerify(address.searchParams.get('ticket') ?? '', Buffer.from(String(row?.value)), {
    audience: 'lottery',
    currentDate: clock.now(),
  })
  expect(payload).toMatchObject({ asset: 'BDT', trial: false })
  expect(await recent(token)).toEqual(['VN_FAST', 'VN_SOUTH'])
  const trial = await trialToken(app)
  valueOf(await launch(trial, { lottoGameCode: 'VN_FAST' }))
  expect(await recent(trial)).toEqual([])
})

test('a front of its own opens no category that the person has excluded, whatever the call names', async () => {
  await app.services.settingsStore.write('lottery', { url: 'https://lotto.example/front' })
  const token = await registered(app, 'lotto002')
  const excluded = { gameTypes: ['LOTT'], days: 30, account: 'lotto002' }
  valueOf(await call(app, contract.limits.closeTypes, excluded, { token }))
  for (const more of [{ lottoGameCode: 'VN_FAST' }, { lottoView: 'lobby' }])
    for (const gameType of ['LOTT', 'ELOTT', 'RNG'])
      expect(refusalOf(await launch(token, { gameType, ...more })).code).toBe('rg_game_type')
  valueOf(await launch(token, { gameType: 'LOTT', lottoPrizeMode: 'ELOTT', vassalage: 'ELOTT', lottoArea: undefined }))
  // Trial play that was turned off is so here too.
  const trial = await trialToken(app)
  await app.services.settingsStore.write('modules', { FREEPLAY3: false })
  const answer = await launch(trial, { lottoGameCode: 'VN_FAST' })
  await app.services.settingsStore.write('modules', {})
  expect(refusalOf(answer).code).toBe('function_not_available')
})

test('an issue that was drawn stays drawn when the clock is put back', async () => {
  type List = { list: Issue[] }
  const results = async () =>
    valueOf(await call<List>(app, lottery.draws, { gameCode: 'PADMA5D', pageSize: 3 })).list.map(({ numero }) => numero)
  const first = await opened('PADMA5D')
  clock.forward(new Date(first.drawTime).getTime() - clock.now().getTime() + 1000)
  const next = await opened('PADMA5D')
  const drawn = await results()
  expect([next.last?.numero, drawn[0]]).toEqual([first.numero, first.numero])
  clock.forward(-120_000)
  expect(await opened('PADMA5D')).toMatchObject({ numero: next.numero, status: 'OPEN', last: next.last })
  expect(await results()).toEqual(drawn)
  const around = valueOf(await call<List>(app, lottery.near, { gameCode: 'PADMA5D', before: 1, after: 1 })).list
  expect(around.map(({ status }) => status)).toEqual(['DRAWN', 'OPEN', 'OPEN'])
  expect(around.slice(0, 2).map(({ numero }) => numero)).toEqual([first.numero, next.numero])
  // Nor does a clock that was far ahead for a while take away the issues in between.
  clock.forward(48 * 3_600_000)
  const ahead = await opened('PADMA5D')
  clock.forward(new Date(ahead.drawTime).getTime() - clock.now().getTime())
  expect((await opened('PADMA5D')).last?.numero).toBe(ahead.numero)
  clock.forward(-48 * 3_600_000)
  const { numero, last } = await opened('PADMA5D')
  expect(numero < ahead.numero && (last?.numero ?? '') < numero).toBe(true)
})

test('a daily lottery runs its next issue when the clock is put back over a draw', async () => {
  const list = async () =>
    valueOf(await call<{ list: Issue[] }>(app, lottery.vnOpened, { gameCode: 'VN_NORTH' })).list[0]
  const first = await list()
  clock.forward(new Date(first?.drawTime ?? '').getTime() - clock.now().getTime())
  valueOf(await call(app, lottery.draws, { gameCode: 'VN_NORTH' }))
  clock.forward(-3_600_000)
  expect(await list()).toMatchObject({ status: 'OPEN', openTime: first?.drawTime, last: { numero: first?.numero } })
})
