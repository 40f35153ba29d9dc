import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { saveGame } from './queries/write.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { completeLanguages } from '../../lib/text/languages.ts'

const { app, db, clock } = await freshApp({ vendorOrigin: 'https://vendor.test' })
const { info, launch, vendorTypes } = contract.games
type Sheet = z.output<typeof info.output>
const read = async (nodeId: number, token?: string, language = 'en') =>
  valueOf(await call<Sheet>(app, info, { nodeId, language }, token ? { token } : {}))
const player = await registered(app, 'sheetreader')
const trial = await trialToken(app)

describe('details of a game', () => {
  it('returns what an engine of ours computes, stakes, features and languages', async () => {
    const details = await read(10001)
    expect(info.output.parse(details)).toEqual(details)
    expect(details).toEqual({
      game: expect.objectContaining({ nodeId: 10001, gameName: 'Padma Gold', rtp: 96.12 }),
      vendorName: 'JL',
      volatility: 'MEDIUM',
      features: ['FREE_SPINS', 'MULTIPLIER', 'WILDS'],
      languages: completeLanguages,
      bet: { currency: 'BDT', min: '0.50', max: '100.00' },
      bonus: { percent: 100, running: false },
    })
    expect((await read(10001, undefined, 'bn')).game.gameName).toBe('পদ্মার সোনা')
    expect((await read(10001, trial)).bet?.currency).toBe('FUN')
  })

  it('says what counts for the bonus the person plays with, else for a new one, nothing as well', async () => {
    const { turnover } = app.services.settings()
    await app.services.settingsStore.write('turnover', { ...turnover, gameWeights: { '10001': 0 } })
    expect((await read(10001, player)).bonus).toEqual({ percent: 0, running: false })
    await db.$client.query(`
      insert into requirement (member_id, asset, source, ref, base, multiple, required, weights, opened_at)
      select id, asset, 'BONUS', 'sheet', 100, 1, 100, '{"weights":{"RNG":40},"gameWeights":{}}', now()
      from member where account = 'sheetreader'`)
    expect((await read(10001, player)).bonus).toEqual({ percent: 40, running: true })
    // Also while none of its money is in the wallet: all of it may be staked.
    const balance = async () => valueOf(await call(app, contract.wallet.balance, {}, { token: player }))
    expect(await balance()).toMatchObject({ bonus: '0.00', bonusRunning: true })
    const shares = async () => valueOf(await call(app, contract.games.bonusShares, {}, { token: player }))
    expect(await shares()).toEqual({ running: true, categories: [{ gameType: 'RNG', percent: 40 }], games: [] })
    await db.$client.query(
      `update requirement set weights = '{"weights":{"RNG":40},"gameWeights":{"10001":0}}' where ref = 'sheet'`,
    )
    expect(await shares()).toMatchObject({ games: [{ nodeId: 10001, percent: 0 }] })
    await app.services.settingsStore.write('turnover', {})
    await db.$client.query(`update requirement set state = 'CANCELLED', closed_at = now() where ref = 'sheet'`)
    expect((await read(10001, player)).bonus).toEqual({ percent: 100, running: false })
    expect(await shares()).toEqual({ running: false, categories: [], games: [] })
    expect(await balance()).toMatchObject({ bonusRunning: false })
  })

  it('shows no stake the operator does not accept', async () => {
    await app.services.settingsStore.write('play', { minStake: 100, maxStake: 5000 })
    expect((await read(10001)).bet).toEqual({ currency: 'BDT', min: '1.00', max: '50.00' })
    await app.services.settingsStore.write('play', {})
  })

  it('returns nothing about a game whose engine is not ours', async () => {
    const {
      rows: [live],
    } = await db.$client.query(`select node_id from game where status = 'SOON' limit 1`)
    const details = await read(live.node_id)
    expect(Object.keys(details).toSorted()).toEqual(['bonus', 'features', 'game', 'languages', 'vendorName'])
    expect(details.game.rtp).toBeUndefined()
    expect(refusalOf(await call(app, info, { nodeId: 777_777 })).code).toBe('not_found')
  })

  it("returns a person's own rounds of ninety days only", async () => {
    const {
      rows: [me],
    } = await db.$client.query(`select id from member where account = 'sheetreader'`)
    const {
      rows: [other],
    } = await db.$client.query(`insert into member (account, asset) values ('sheetother', 'BDT') returning id`)
    const round = (member: string, minutes: number, stake: number, win: number, state = 'CLOSED', nodeId = 10001) =>
      db.$client.query(
        `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, opened_at, closed_at)
        values ('JL', $1, $2, $3, 'BDT', $4, 1, 1, $5, $6, $7, case $4 when 'CLOSED' then $7::timestamptz end)`,
        [randomUUID(), member, nodeId, state, stake, win, new Date(clock.now().getTime() - minutes * 60_000)],
      )
    expect((await read(10001, player)).mine).toBeUndefined()
    await round(me.id, 91 * 24 * 60, 77_700, 0)
    await round(me.id, 60, 1000, 2500)
    await round(me.id, 30, 2000, 50)
    await round(me.id, 5, 5000, 0, 'OPEN')
    await round(me.id, 1, 900, 0, 'VOIDED')
    await round(me.id, 1, 999, 0, 'CLOSED', 10002)
    await round(other.id, 1, 12_345, 0)
    const { mine } = await read(10001, player)
    const lastPlayedAt = new Date(clock.now().getTime() - 5 * 60_000).toISOString()
    expect(mine).toEqual({
      currency: 'BDT',
      lastPlayedAt,
      lastNet: '-19.50',
      rounds: 2,
      stake: '30.00',
      win: '25.50',
      net: '-4.50',
    })
    expect((await read(10001)).mine).toBeUndefined()
    expect((await read(10001, trial)).mine).toBeUndefined()
  })
})

it('a vendor in maintenance shows when it is back, where that is known', async () => {
  const backAt = '2030-01-02T05:30:00.000Z'
  const reported = async () =>
    valueOf(await call<z.output<typeof vendorTypes.output>>(app, vendorTypes)).list.find(
      ({ vassalage }) => vassalage === 'FC',
    )
  await app.services.settingsStore.write('vendors', { backAt: { FC: backAt } })
  expect(await reported()).not.toHaveProperty('backAt')
  await db.$client.query(`update vendor set status = 'MAINTENANCE' where code = 'FC'`)
  expect(await reported()).toMatchObject({ status: 'MAINTENANCE', backAt })
  await db.$client.query(`update vendor set status = 'ON' where code = 'FC'`)
})

describe('languages', () => {
  const start = (input: Record<string, unknown>) =>
    call<z.output<typeof launch.output>>(
      app,
      launch,
      { nodeId: 10001, vassalage: 'JL', gameType: 'RNG', backUrl: '/', ...input },
      { token: player },
    )

  it('of vendors are returned, and of a game that supports others', async () => {
    const { list } = valueOf(await call<z.output<typeof vendorTypes.output>>(app, vendorTypes))
    expect(list.every((vendor) => vendor.languages.join() === completeLanguages.join())).toBe(true)
    await saveGame(db, {
      nodeId: 900_020,
      vendor: 'JL',
      gameType: 'RNG',
      gameCode: 'thai',
      languages: ['th', 'zh-Hant'],
      titles: { en: 'Skelvane' },
    })
    expect((await read(900_020)).languages).toEqual(['th', 'zh-Hant'])
  })

  it('open a game in the requested one, or the one it is a form of', async () => {
    for (const [language, opened] of [
      ['bn', 'bn'],
      ['en', 'en'],
      ['en-GB', 'en'],
      ['bn-BD', 'bn'],
    ]) {
      const { content } = valueOf(await start({ language }))
      expect(content.language).toBe(opened)
      expect(new URL(content.game_url).searchParams.get('lang')).toBe(opened)
    }
    const { content } = valueOf(await start({ nodeId: 900_020, language: 'zh-hant' }))
    expect(content.language).toBe('zh-Hant')
    const {
      rows: [token],
    } = await db.$client.query('select language from launch_token where session_id = $1', [content.session_id])
    expect(token.language).toBe('zh-Hant')
  })

  it('never fall back to another silently', async () => {
    const tokens = async () => (await db.$client.query('select count(*)::int as n from launch_token')).rows[0].n
    const before = await tokens()
    const refusal = refusalOf(await start({ language: 'tlh' }))
    expect(refusal).toMatchObject({
      code: 'language_not_available',
      field: 'language',
      details: { language: 'tlh', languages: completeLanguages },
    })
    expect(refusalOf(await start({ language: 'tlh', otherLanguage: 'tlh' })).code).toBe('language_not_available')
    expect(refusalOf(await start({ nodeId: 900_020, language: 'en' })).details).toEqual({
      language: 'en',
      languages: ['th', 'zh-Hant'],
    })
    expect(await tokens()).toBe(before)
    expect(valueOf(await start({ language: 'tlh', otherLanguage: 'bn' })).content.language).toBe('bn')
    expect(valueOf(await start({ language: 'en', otherLanguage: 'bn' })).content.language).toBe('en')
  })

  it('are checked after everything else that stops a launch', async () => {
    await db.$client.query(`update game set status = 'MAINTENANCE' where node_id = 900020`)
    expect(refusalOf(await start({ nodeId: 900_020, language: 'en' })).code).toBe('game_maintenance')
  })
})
