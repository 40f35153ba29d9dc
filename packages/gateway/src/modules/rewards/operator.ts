import { desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { reward } from './schema.ts'
import { spinGrant } from './spins/schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { type OperatorContext, command, confidential, defineOperator, rowLimit } from '../../server/command.ts'
import { memberNamed } from '../agent/index.ts'
import { lockMemberBalances } from '../turnover/index.ts'
import { rewardForms } from './kinds.ts'
import { endReward } from './claim.ts'
import { offerReward, type RewardRow } from './offer.ts'
import { spinsFields, spinsFrom, worthOf } from './spins/terms.ts'
import { shownReward } from './store.ts'

const account = z.string().trim().min(1).describe('Account name of the member')
const money = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)

async function lineOf({ tx }: OperatorContext, { id, source, form, amount, asset, terms }: RewardRow): Promise<string> {
  const state = (await shownReward(tx, id))?.state
  const base = terms.spins ? 'what they win' : formatMoney(terms.base)
  const play = terms.multiple > 0 ? `, ${terms.multiple} × ${base} to be played` : ''
  const { spins } = terms
  const of = spins ? ` ${spins.count} × ${formatMoney(spins.stake)} on ${spins.titles['en'] ?? spins.nodeId},` : ''
  const played = spins ? await playedOf(tx, id) : ''
  return `${id} ${source} ${form}${of} ${formatMoney(amount)} ${asset}${play}: ${state}${played}`
}

/** What was played of free spins, and whether it has to be reviewed. */
async function playedOf(tx: OperatorContext['tx'], id: number): Promise<string> {
  const [grant] = await tx.select().from(spinGrant).where(eq(spinGrant.rewardId, id))
  if (!grant) return ''
  const { used, spins, won, paid, flaggedAt } = grant
  const flagged = flaggedAt ? ', wins have changed after that' : ''
  return `, ${used} of ${spins} played, won ${formatMoney(won)}${paid === null ? '' : `, paid ${formatMoney(paid)}`}${flagged}`
}

/** For programs and the audit. */
const kept = ({ id, source, form, amount }: RewardRow, state: string | undefined) => ({
  id,
  source,
  form,
  amount: String(amount),
  state,
})

export default [
  defineOperator('rewards', 'Rewards of members and their wagering', [
    command({
      name: 'list',
      summary: 'Lists a member’s rewards, newest first.',
      input: z.object({ account, limit: rowLimit() }),
      role: 'viewer',
      effect: 'read',
      example: { account: 'demo_member' },
      async run(context, { account: name, limit }) {
        const { id } = await memberNamed(context.tx, name)
        const list = await context.tx
          .select()
          .from(reward)
          .where(eq(reward.memberId, id))
          .orderBy(desc(reward.id))
          .limit(limit)
        const rows = await Promise.all(
          list.map(async (row) => ({
            line: await lineOf(context, row),
            data: kept(row, (await shownReward(context.tx, row.id))?.state),
          })),
        )
        return { text: rows.map(({ line }) => line).join('\n') || 'no reward', data: rows.map(({ data }) => data) }
      },
    }),
    command({
      name: 'offer',
      summary: 'Offers a member cash, a bonus or free spins, to be collected in the reward centre.',
      input: z.object({
        account,
        key: z
          .string()
          .trim()
          .regex(/^[\w.-]{1,60}$/)
          .describe('Name of this gift; given once per member'),
        form: z.enum(rewardForms).describe('CASH, BONUS or SPINS'),
        amount: money.optional().describe('For CASH and BONUS: amount in major units'),
        multiple: z.number().min(0).max(100).describe('Wagering multiple; 0: no wagering'),
        days: z.int().min(1).max(365).default(30).describe('Days to wager a bonus or the win of free spins'),
        maxBet: money.optional().describe('Maximum bet while the bonus is active; absent: any'),
        maxRelease: money.optional().describe('What may become cash at most; absent: all of it'),
        spins: z
          .strictObject(spinsFields)
          .optional()
          .describe('For SPINS: the free spins; with multiple 0 their win is cash, else a bonus'),
        claimDays: z.int().min(1).max(365).default(30).describe('Days in which the reward can be collected'),
        note: confidential(z.string().trim().min(1).max(140)).describe('What the member reads with it'),
      }),
      role: 'cashier',
      effect: 'money',
      example: {
        account: 'demo_member',
        key: 'sorry-2026-11',
        form: 'BONUS',
        amount: '200.00',
        multiple: 5,
        note: 'For the trouble of last night',
      },
      async run(context, { account: name, key, form, amount: typed, multiple, days, claimDays, note, ...rest }) {
        const { tx, clock, settings } = context
        const { id, asset } = await memberNamed(tx, name)
        const { maxBet, maxRelease } = rest
        const spins = await spinsFrom(tx, settings(), form, rest.spins)
        if (spins && typed !== undefined)
          throw refuse('validation', { field: 'amount', message: 'follows from the free spins' })
        const amount = spins ? worthOf(spins) : parseMoney(typed)
        if (!amount) throw refuse('validation', { field: 'amount', message: 'is no amount' })
        const now = clock.now()
        const row = await offerReward(tx, settings(), {
          memberId: id,
          asset,
          source: 'MANUAL',
          ref: key,
          form,
          amount,
          multiple,
          days: form === 'CASH' ? null : days,
          maxBet: maxBet === undefined ? null : (parseMoney(maxBet) ?? null),
          maxRelease: maxRelease === undefined ? null : (parseMoney(maxRelease) ?? null),
          ...(spins && { spins }),
          note,
          claimBy: new Date(now.getTime() + claimDays * 86_400_000),
          by: 'OPERATOR',
          now,
        })
        if (!row) throw refuse('validation', { field: 'key', message: `${name} was given ${key} before` })
        return { text: await lineOf(context, row), data: kept(row, 'OFFERED'), after: kept(row, 'OFFERED') }
      },
    }),
    command({
      name: 'cancel',
      summary: 'Cancels an offered, waiting or active reward. The balance of a bonus returns to the operator.',
      input: z.object({
        id: z.int().min(1).describe('Identifier of the reward'),
        note: confidential(z.string().trim().min(1).max(140)).describe('Why, shown to the member'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { id: 1, note: 'It was given twice' },
      async run(context, { id, note }) {
        const { tx, clock } = context
        const [found] = await tx.select().from(reward).where(eq(reward.id, id))
        // Play may end it and begin the next one: whichever comes first is seen by the other.
        if (found) await lockMemberBalances(tx, found.memberId, found.asset)
        const [row] = await tx.select().from(reward).where(eq(reward.id, id)).for('update')
        const before = row && (await shownReward(tx, id))
        if (!row || !before) throw refuse('not_found', { message: `no reward ${id}` })
        await endReward(tx, row, 'CANCELLED', clock.now())
        await tx.update(reward).set({ note }).where(eq(reward.id, id))
        return { text: await lineOf(context, row), before: kept(row, before.state), after: kept(row, 'CANCELLED') }
      },
    }),
  ]),
]
