import { moneyForms } from '@brand/sdk/contract'
import { inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { game, vendor } from '../games/schema.ts'
import { type CountedGames, type MissionGift } from './schema.ts'
import { parseMoney } from '../../ledger/money.ts'
import type { Fault } from '../../lib/faults.ts'
import type { Settings } from '../../settings/settings.ts'
import { mayCount } from './games.ts'
import { profiles } from '../responsible-gaming/index.ts'

export const id = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/)
  .describe('Its name')

export const position = z.int().min(1).max(10_000).describe('Its place in the list, the lowest first')

/** Money in major units becomes minor units, as text. */
export const money = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,2})?$/)
  .transform((text) => `${parseMoney(text) ?? 0n}`)
  .refine((minor) => minor !== '0', 'is no amount')

export const games = z.strictObject({
  gameTypes: z.array(z.string()).min(1).max(9).optional().describe('Categories; absent: all'),
  vendors: z.array(z.string().max(24)).min(1).max(50).optional().describe('Codes of vendors; absent: all'),
  nodeIds: z.array(z.int().min(1)).min(1).max(50).optional().describe('Numbers of games; absent: all'),
})

export const giftFields = {
  form: z.enum(moneyForms).default('CASH').describe('CASH or BONUS'),
  amount: money.describe('Amount in major units'),
  multiple: z.number().min(0).max(100).multipleOf(0.01).default(0).describe('How many times it has to be played'),
  days: z.int().min(1).max(365).nullable().default(null).describe('Days to wager a bonus'),
}

/** What of a gift the profile in force does not allow. */
export function giftFaults({ form, multiple, days }: MissionGift, path: string, { rg }: Pick<Settings, 'rg'>): Fault[] {
  const { maxWagering } = profiles[rg.profile].bonus
  const rules: [boolean, string, string][] = [
    [multiple > maxWagering, 'multiple', `the profile in force allows ${maxWagering} at most`],
    [form === 'BONUS' && multiple === 0, 'multiple', 'of a bonus is above 0'],
    [form === 'CASH' && days !== null, 'days', 'cash has none'],
  ]
  return rules.flatMap(([wrong, field, message]) => (wrong ? [{ path: `${path}.${field}`, message }] : []))
}

/** Games that do not exist, and products that the profile in force does not let be mixed. */
export async function gameFaults(
  tx: Tx,
  { gameTypes, vendors = [], nodeIds = [] }: CountedGames,
  { turnover, rg }: Pick<Settings, 'turnover' | 'rg'>,
): Promise<Fault[]> {
  const [codes, numbers] = [
    vendors.length === 0 ? [] : await tx.select({ it: vendor.code }).from(vendor).where(inArray(vendor.code, vendors)),
    nodeIds.length === 0 ? [] : await tx.select({ it: game.nodeId }).from(game).where(inArray(game.nodeId, nodeIds)),
  ]
  const unknown = (path: string, wanted: readonly unknown[], found: readonly unknown[]) => {
    const missing = wanted.filter((one) => !found.includes(one))
    return missing.length > 0 ? [{ path, message: `unknown: ${missing.join(', ')}` }] : []
  }
  const several = !mayCount({ gameTypes }, { rg })
  return [
    ...unknown('games.gameTypes', gameTypes ?? [], Object.keys(turnover.weights)),
    ...unknown(
      'games.vendors',
      vendors,
      codes.map(({ it }) => it),
    ),
    ...unknown(
      'games.nodeIds',
      nodeIds,
      numbers.map(({ it }) => it),
    ),
    ...(several ? [{ path: 'games.gameTypes', message: 'the profile in force allows one category' }] : []),
  ]
}
