import type { SpinTerms as Contract } from '@brand/sdk/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import * as z from 'zod'
import type { Reader } from '../../../db/client.ts'
import { game, gameTitle, vendor } from '../../games/schema.ts'
import { type SpinTerms } from '../schema.ts'
import { formatMoney, parseMoney } from '../../../ledger/money.ts'
import { refuse } from '../../../lib/refusal.ts'
import { inLanguage } from '../../../lib/text/localized.ts'
import type { Settings } from '../../../settings/settings.ts'
import { type GameJson, returnsOf } from '../../games/index.ts'

const money = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)

/** What an operator writes of free spins. Money in major units. */
export const spinsFields = {
  game: z.int().min(1).describe('Number of the game: a slot whose vendor plays free spins'),
  count: z.int().min(1).max(1000).describe('How many'),
  stake: money.describe('Stake of a spin'),
  days: z.int().min(1).max(365).default(7).describe('Days to play them, from the claim'),
  maxWin: money.optional().describe('What is paid of all wins at most; absent: all of it'),
}
const input = z.object(spinsFields)
export type SpinsInput = z.output<typeof input>

const slots = new Set(['RNG', 'FISH'])

/** What free spins are worth: their stakes, minor units. */
export const worthOf = ({ stake, count }: Pick<SpinTerms, 'stake' | 'count'>): bigint => BigInt(stake) * BigInt(count)

/**
 * Free spins as they are offered, with what is shown of the game; undefined for another form of reward.
 * @throws Refused `validation`: where they are missing or do not belong, by a game that has none, or by its stakes
 */
export async function spinsFrom(
  db: Reader,
  { play }: Pick<Settings, 'play'>,
  form: string,
  asked: SpinsInput | undefined,
): Promise<SpinTerms | undefined> {
  const wrong = (field: string, message: string) => refuse('validation', { field: `spins${field}`, message })
  if (form !== 'SPINS') {
    if (asked) throw wrong('', 'belongs to SPINS')
    return undefined
  }
  if (!asked) throw wrong('', 'is missing')
  const [found] = await db
    .select({ game, freeSpins: vendor.freeSpins })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendor))
    .where(eq(game.nodeId, asked.game))
  if (!found || found.game.isGame !== 'GAME' || !slots.has(found.game.gameType) || !found.freeSpins)
    throw wrong('.game', 'is no game with free spins')
  const { nodeId, vendor: code, gameType, rtp, minBet, maxBet } = found.game
  const stake = parseMoney(asked.stake) ?? 0n
  const [least, most] = [minBet ?? BigInt(play.minStake), maxBet ?? BigInt(play.maxStake)]
  if (stake < least || stake > most || stake % BigInt(play.stakeStep) !== 0n)
    throw wrong('.stake', `is none of the game: ${formatMoney(least)} to ${formatMoney(most)}`)
  const maxWin = asked.maxWin === undefined ? null : (parseMoney(asked.maxWin) ?? 0n)
  if (maxWin === 0n) throw wrong('.maxWin', 'is no amount')
  const titles = await db.select().from(gameTitle).where(eq(gameTitle.nodeId, nodeId))
  return {
    nodeId,
    vendor: code,
    gameType,
    titles: Object.fromEntries(titles.map(({ language, title }) => [language, title])),
    rtp,
    count: asked.count,
    stake: String(stake),
    days: asked.days,
    maxWin: maxWin === null ? null : String(maxWin),
  }
}

/** The slot that a new sandbox gives free spins of; undefined where there is none. */
export async function slotOfSandbox(db: Reader): Promise<number | undefined> {
  const [row] = await db
    .select({ nodeId: game.nodeId })
    .from(game)
    .innerJoin(vendor, eq(vendor.code, game.vendor))
    .where(
      and(
        eq(game.gameType, 'RNG'),
        eq(game.isGame, 'GAME'),
        eq(game.status, 'ON'),
        vendor.freeSpins,
        isNotNull(game.rtp),
      ),
    )
    .orderBy(asc(game.hotRank), asc(game.nodeId))
    .limit(1)
  return row?.nodeId
}

/**
 * Mean win of free spins by the published return of their game, at most what is paid of it, minor units; undefined
 * where no return is published.
 */
export function expectedOf({ rtp, gameType, ...spins }: SpinTerms): bigint | undefined {
  if (rtp === null || !returnsOf(gameType as GameJson['gameType'], rtp)) return undefined
  const mean = (worthOf(spins) * BigInt(Math.round(rtp * 1000))) / 100_000n
  return spins.maxWin !== null && BigInt(spins.maxWin) < mean ? BigInt(spins.maxWin) : mean
}

/** Free spins as the contract defines them; the game has the name that it has in a lobby: in English where it has no other. */
export function showSpinTerms(terms: SpinTerms, language: string): z.input<typeof Contract> {
  const { nodeId, vendor: vassalage, gameType, titles, count, stake, days, maxWin } = terms
  const expected = expectedOf(terms)
  return {
    nodeId,
    gameName: Object.keys(titles).length > 0 ? inLanguage(titles, language, 'en') : String(nodeId),
    vassalage,
    gameType: gameType as GameJson['gameType'],
    count,
    stake: formatMoney(stake),
    days,
    maxWin: formatMoney(maxWin),
    expected: expected === undefined ? null : formatMoney(expected),
  }
}
