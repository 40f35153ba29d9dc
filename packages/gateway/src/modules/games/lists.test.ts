import { contract } from '@brand/sdk/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { saveGame, type NewGame } from './queries/write.ts'
import { call, freshApp, valueOf } from '../../testing/inject.ts'

const { app, db } = await freshApp()
const { list, lanes } = contract.games
const page = async (input: Record<string, unknown> = {}) =>
  valueOf(await call<z.output<typeof list.output>>(app, list, { language: 'en', vassalage: 'MADE', ...input }))
const names = async (input: Record<string, unknown> = {}) => (await page(input)).games.map((game) => game.gameName)

// Titles that exist in no catalogue, of a vendor of their own.
const day = (of: number) => new Date(Date.UTC(2026, 10, of))
const games: (Partial<NewGame> & Pick<NewGame, 'titles'>)[] = [
  {
    titles: { en: 'Quorvex', bn: 'ঙকোরভেক্স' },
    isHot: true,
    hotRank: 9001,
    rtp: 94.5,
    volatility: 'LOW',
    features: ['WILDS'],
    minBet: 100n,
    maxBet: 1000n,
    addedAt: day(1),
  },
  {
    titles: { en: 'älfblix' },
    isHot: true,
    hotRank: 9000,
    rtp: 97.25,
    volatility: 'HIGH',
    features: ['FREE_SPINS', 'WILDS'],
    minBet: 50n,
    maxBet: 50_000n,
    addedAt: day(3),
  },
  { titles: { en: 'Zzumbrel', bn: 'অজুমব্রেল' }, isNew: true, addedAt: day(2) },
  {
    titles: { en: 'Mirquast' },
    rtp: 94.5,
    volatility: 'LOW',
    features: ['JACKPOT'],
    minBet: 2000n,
    maxBet: 2000n,
    addedAt: day(4),
  },
]

beforeAll(async () => {
  await db.$client.query(`insert into vendor (code, display_name, sort) values ('MADE', 'Thrymsel Forge', 99)`)
  for (const [i, game] of games.entries()) {
    await saveGame(db, {
      nodeId: 900_001 + i,
      vendor: 'MADE',
      gameType: 'RNG',
      gameCode: `made-${i}`,
      gameClassify: 'SLOTS',
      sort: 10 - i,
      ...game,
    })
  }
})

describe('orders', () => {
  it.each([
    ['FEATURED', ['Mirquast', 'Zzumbrel', 'älfblix', 'Quorvex']],
    ['POPULAR', ['älfblix', 'Quorvex', 'Mirquast', 'Zzumbrel']],
    ['NAME', ['älfblix', 'Mirquast', 'Quorvex', 'Zzumbrel']],
    ['NEW', ['Zzumbrel', 'Mirquast', 'älfblix', 'Quorvex']],
    ['RTP', ['älfblix', 'Mirquast', 'Quorvex', 'Zzumbrel']],
  ])('%s', async (sort, expected) => expect(await names({ sort })).toEqual(expected))

  it('sorts titles in the requested language, by its alphabet', async () => {
    expect(await names({ sort: 'NAME', language: 'bn' })).toEqual(['অজুমব্রেল', 'ঙকোরভেক্স', 'älfblix', 'Mirquast'])
  })

  it('orders what a search finds', async () => {
    expect(await names({ gameName: 'thrymsel', sort: 'NAME' })).toEqual(['älfblix', 'Mirquast', 'Quorvex', 'Zzumbrel'])
    expect(await names({ gameName: 'thrymsel forge', sort: 'RTP', volatility: 'LOW' })).toEqual(['Mirquast', 'Quorvex'])
  })

  it('keeps each game on one page', async () => {
    const seen = [
      ...(await names({ sort: 'NAME', pageSize: 3 })),
      ...(await names({ sort: 'NAME', pageSize: 3, pageNo: 2 })),
    ]
    expect(seen).toEqual(['älfblix', 'Mirquast', 'Quorvex', 'Zzumbrel'])
  })
})

describe('filters', () => {
  it.each([
    [{ volatility: 'LOW' }, ['Mirquast', 'Quorvex']],
    [{ minRtp: 94.5 }, ['Mirquast', 'älfblix', 'Quorvex']],
    [{ minRtp: 95 }, ['älfblix']],
    [{ features: 'WILDS' }, ['älfblix', 'Quorvex']],
    [{ features: 'WILDS,FREE_SPINS' }, ['älfblix']],
    [{ stake: '5' }, ['älfblix', 'Quorvex']],
    [{ stake: '20.00' }, ['Mirquast', 'älfblix']],
    [{ stake: '0.5', volatility: 'HIGH' }, ['älfblix']],
    [{ filter: 'HOT' }, ['älfblix', 'Quorvex']],
    [{ filter: 'NEW' }, ['Zzumbrel']],
    [{ filter: 'NEW', features: 'WILDS' }, []],
  ])('%j', async (input, expected) => {
    const { games: found, totalCount, totalPages } = await page(input)
    expect(found.map((game) => game.gameName)).toEqual(expected)
    expect({ totalCount, totalPages }).toEqual({ totalCount: expected.length, totalPages: expected.length ? 1 : 0 })
  })

  it('are offered where a category has such games', async () => {
    const { data } = valueOf(await call<z.output<typeof lanes.output>>(app, lanes, { language: 'en' }))
    const slots = data.lanes.find((lane) => lane.gameCategory === 'RNG')
    expect(slots?.features).toEqual(['FREE_SPINS', 'JACKPOT', 'MULTIPLIER', 'WILDS'])
    expect(slots?.volatilities.toSorted()).toEqual(['HIGH', 'LOW', 'MEDIUM'])
    expect(slots?.cards.find((card) => card.vassalage === 'MADE')).toEqual({
      vassalage: 'MADE',
      displayName: 'Thrymsel Forge',
      gameCount: 4,
    })
  })
})

it('a lottery vendor is named in the requested language, a studio by its mark', async () => {
  const cards = async (language: string) => {
    const { data } = valueOf(await call<z.output<typeof lanes.output>>(app, lanes, { language }))
    return Object.fromEntries(
      data.lanes.flatMap((lane) => lane.cards.map(({ vassalage, displayName }) => [vassalage, displayName])),
    )
  }
  expect(await cards('en')).toMatchObject({ TCG_LOTTO_VN: 'Vietnam Lotto', LOTT: 'Lotto House', JL: 'JL' })
  const bengali = await cards('bn')
  expect(bengali).toMatchObject({ TCG_LOTTO_VN: 'ভিয়েতনাম লটো', JL: 'JL' })
  for (const code of ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN']) expect(bengali[code], code).not.toMatch(/[A-Za-z]/)
})

describe('a vendor’s list', () => {
  it('leaves its own hall out, which opens it', async () => {
    await saveGame(db, {
      nodeId: 900_010,
      vendor: 'MADE',
      gameType: 'RNG',
      gameCode: 'lobby',
      isGame: 'VASSALAGE',
      sort: 0,
      titles: { en: 'Thrymsel Hall' },
    })
    expect((await page()).totalCount).toBe(4)
    expect((await page({ gameName: 'thrymsel hall' })).totalCount).toBe(0)
    const anyone = valueOf(
      await call<z.output<typeof list.output>>(app, list, { language: 'en', gameName: 'thrymsel hall' }),
    )
    expect(anyone.games[0]).toMatchObject({ gameName: 'Thrymsel Hall', isGame: 'VASSALAGE' })
  })
})
