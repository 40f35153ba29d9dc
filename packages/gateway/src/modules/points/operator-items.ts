import { desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { pointItem } from './schema.ts'
import { type SpinTerms } from '../rewards/schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { WrongInput, command, rowLimit } from '../../server/command.ts'
import type { Settings } from '../../settings/settings.ts'
import { categoryOf } from '../art/index.ts'
import { profiles } from '../responsible-gaming/index.ts'
import { spinsFields, spinsFrom, worthOf } from '../rewards/index.ts'
import type { ItemRow } from './items.ts'
import { inLanguage, localized } from '../../lib/text/localized.ts'

const words = (most: number) => z.string().trim().min(1).max(most)
const count = z.int().min(0).max(1_000_000)

const fields = {
  titles: localized(words(80)).describe('Name by language'),
  notes: localized(words(280)).nullable().optional().describe('Description by language; null: none'),
  art: z
    .string()
    .regex(/^[a-z]+\/[a-z0-9]{1,32}(-[a-z0-9]{1,32}){0,8}$/)
    .refine((art) => categoryOf(art.split('/')[0] ?? '') !== undefined, 'names no category of pictures')
    .describe('Picture: its path below /art/ without the ending, for instance slots/tea-lotus-2'),
  points: z.int().min(1).max(1_000_000_000).describe('Price in points'),
  stock: count.nullable().describe('Stock; null: no limit'),
  perMember: count.min(1).nullable().describe('Maximum per member; null: no limit'),
  minRank: z
    .int()
    .min(1)
    .max(29)
    .nullable()
    .describe('Position of the least rank on the ladder; null: none is asked for'),
  amount: z
    .string()
    .regex(/^\d{1,13}(\.\d{1,2})?$/)
    .optional()
    .describe('For BONUS and CASH: amount in major units'),
  multiple: z.number().min(0).max(100).multipleOf(0.01).optional().describe('Wagering multiple of the amount'),
  days: z.int().min(1).max(365).optional().describe('Days to wager a bonus'),
  spins: z.strictObject(spinsFields).optional().describe('For SPINS: the free spins; their win is a bonus or cash'),
}

const lineOf = ({
  id,
  key,
  type,
  titles,
  points,
  stock,
  perMember,
  minRank,
  amount,
  multiple,
  spins,
  shown,
}: ItemRow): string =>
  [
    `${id} ${key} ${type} ${inLanguage(titles, 'en', 'en')}: ${points} points`,
    spins && `${spins.count} × ${formatMoney(spins.stake)} on game ${spins.nodeId}`,
    amount !== null && `${formatMoney(amount)}, ${multiple} × to be played`,
    stock === null ? 'any number' : `${stock} left`,
    perMember !== null && `${perMember} a member`,
    minRank !== null && `from rank ${minRank}`,
    !shown && 'hidden',
  ]
    .filter(Boolean)
    .join(', ')

/** For programs and the audit. */
const kept = ({
  id,
  key,
  type,
  titles,
  notes,
  art,
  points,
  stock,
  perMember,
  minRank,
  amount,
  multiple,
  days,
  spins,
  shown,
}: ItemRow) => ({
  id,
  key,
  type,
  titles,
  notes,
  art,
  points: Number(points),
  stock,
  perMember,
  minRank,
  amount: formatMoney(amount),
  multiple,
  days,
  spins,
  shown,
})

interface Terms {
  amount?: string | undefined
  multiple?: number | undefined
  days?: number | undefined
  spins?: SpinTerms | undefined
}

/** @throws WrongInput where an amount is missing, or there for goods */
function termsOf(type: ItemRow['type'], { amount, multiple, days, spins }: Terms) {
  const given = { amount, multiple, days, spins }
  if (type === 'GOODS') {
    const [extra] = Object.entries(given).flatMap(([path, value]) => (value === undefined ? [] : [path]))
    if (extra) throw new WrongInput([{ path: extra, message: 'goods have none' }])
    return { amount: null, multiple: null, days: null, spins: null }
  }
  if (spins) {
    if (amount !== undefined) throw new WrongInput([{ path: 'amount', message: 'follows from the free spins' }])
    return { amount: worthOf(spins), multiple: multiple ?? 0, days: days ?? null, spins }
  }
  const minor = parseMoney(amount)
  if (!minor) throw new WrongInput([{ path: 'amount', message: 'is no amount' }])
  if (type === 'CASH' && days !== undefined) throw new WrongInput([{ path: 'days', message: 'cash has none' }])
  return { amount: minor, multiple: multiple ?? 0, days: days ?? null, spins: null }
}

/** @throws WrongInput where the profile in force has no ranks */
function requireRanks({ rg }: Pick<Settings, 'rg'>, minRank: number | null | undefined): void {
  if (minRank && !profiles[rg.profile].bonus.vip)
    throw new WrongInput([{ path: 'minRank', message: 'the profile in force allows nothing for ranks' }])
}

export const itemCommands = [
  command({
    name: 'items',
    summary: 'Lists items of the points mall, newest first, including hidden ones.',
    input: z.object({ limit: rowLimit(200, 500) }),
    role: 'viewer',
    effect: 'read',
    example: { limit: 50 },
    async run({ tx }, { limit }) {
      const rows = await tx.select().from(pointItem).orderBy(desc(pointItem.id)).limit(limit)
      return { text: rows.map(lineOf).join('\n') || 'no item', data: rows.map(kept) }
    },
  }),
  command({
    name: 'add',
    summary: 'Adds an item to the points mall.',
    input: z.object({
      key: z
        .string()
        .regex(/^[a-z0-9-]{1,60}$/)
        .describe('Name of the item for operators, once'),
      type: z.enum(['GOODS', 'BONUS', 'SPINS', 'CASH']).describe('GOODS (delivered), BONUS, SPINS or CASH (credited)'),
      ...fields,
      stock: fields.stock.default(null),
      perMember: fields.perMember.default(null),
      minRank: fields.minRank.default(null),
    }),
    role: 'manager',
    effect: 'change',
    example: {
      key: 'tea-500',
      type: 'GOODS',
      titles: { en: 'Tea from Sylhet, 500 g', bn: 'সিলেটের চা, ৫০০ গ্রাম' },
      art: 'slots/tea-lotus-2',
      points: 2400,
      stock: 40,
      perMember: 2,
    },
    async run({ tx, clock, settings }, { key, type, titles, notes, art, points, stock, perMember, minRank, ...terms }) {
      requireRanks(settings(), minRank)
      const spins = await spinsFrom(tx, settings(), type, terms.spins)
      const [row] = await tx
        .insert(pointItem)
        .values({
          key,
          type,
          titles,
          notes: notes ?? null,
          art,
          points: BigInt(points),
          stock,
          perMember,
          minRank,
          ...termsOf(type, { ...terms, spins }),
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning()
      if (!row) throw refuse('validation', { field: 'key', message: `there is an item ${key}` })
      return { text: lineOf(row), data: kept(row), before: null, after: kept(row) }
    },
  }),
  command({
    name: 'change',
    summary: 'Changes an item of the points mall. Existing orders keep the former terms.',
    input: z.object({
      id: z.int().min(1).describe('Number of the item'),
      titles: fields.titles.optional(),
      notes: fields.notes,
      art: fields.art.optional(),
      points: fields.points.optional(),
      stock: fields.stock.optional(),
      perMember: fields.perMember.optional(),
      minRank: fields.minRank.optional(),
      amount: fields.amount,
      multiple: fields.multiple,
      days: fields.days,
      spins: fields.spins,
      shown: z.boolean().optional().describe('Whether the mall shows it'),
    }),
    role: 'manager',
    effect: 'change',
    example: { id: 1, points: 2200, stock: 60 },
    async run({ tx, settings }, { id, points, amount, multiple, days, spins, ...rest }) {
      requireRanks(settings(), rest.minRank)
      const [before] = await tx.select().from(pointItem).where(eq(pointItem.id, id)).for('update')
      if (!before) throw refuse('not_found', { message: `no item ${id}` })
      const changesTerms = [amount, multiple, days, spins].some((one) => one !== undefined)
      const was = {
        amount: before.amount === null || before.spins ? undefined : formatMoney(before.amount),
        multiple: before.multiple ?? undefined,
        days: before.days ?? undefined,
      }
      const terms = changesTerms
        ? termsOf(before.type, {
            amount: amount ?? was.amount,
            multiple: multiple ?? was.multiple,
            days: days ?? was.days,
            spins: spins ? await spinsFrom(tx, settings(), before.type, spins) : (before.spins ?? undefined),
          })
        : {}
      const set = { ...rest, ...(points !== undefined && { points: BigInt(points) }), ...terms }
      const [after = before] =
        Object.keys(set).length === 0 ? [] : await tx.update(pointItem).set(set).where(eq(pointItem.id, id)).returning()
      return { text: lineOf(after), data: kept(after), before: kept(before), after: kept(after) }
    },
  }),
]
