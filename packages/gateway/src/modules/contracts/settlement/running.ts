import type { contract as calls } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { SignedInCtx } from '../../../http/context.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { formatRate } from '../../agent/index.ts'
import { ownContracts } from '../store.ts'
import { highestRate } from '../terms.ts'
import type { Contract } from '../workflow.ts'
import { compute, missingTo } from './compute.ts'
import { type Part, carryOfContract, isLong, nextPart, salariesIn } from './results.ts'
import { runningFigures } from './running-figures.ts'

type Running = z.input<(typeof calls)['income']['running']['output']>['contracts'][number]
type Reading = Pick<SignedInCtx, 'db' | 'settings' | 'clock'>

/**
 * What a part of a period has brought so far, settled as if it ended now; what the period requires stays whole. A
 * dividend is reduced by `wages`, which end with it or before, as by salaries that are settled. Minor units.
 */
async function soFar(
  { db, settings: { contracts, site } }: Reading,
  row: Contract,
  part: Part,
  wages: bigint,
): Promise<Running & { minor: bigint }> {
  const { kind, period, tiers, downlineId: agentId, asset } = row
  const asked = { period, timeZone: site.timeZone, activeMinor: contracts.activeMinor }
  const figures = await runningFigures(db, { ...part, agentId, asset }, asked)
  const salaries = kind === 'DIVIDEND' ? wages + (await salariesIn(db, row, part)) : 0n
  const carry = await carryOfContract(db, row, figures)
  const of = { kind, tiers, part: part.part, figures, salaries, carry, carryLoss: contracts.carryLoss }
  const result = compute(of)
  const next = (result.tier ?? -1) + 1
  const tier = tiers[next]
  const missing = tier && missingTo(tier, figures, part.part)
  return {
    minor: result.amount,
    kind,
    period,
    from: part.from.toISOString(),
    to: part.to.toISOString(),
    validBet: formatMoney(figures.validBet),
    pnl: formatMoney(figures.pnl),
    active: figures.active,
    tier: result.tier === null ? null : result.tier + 1,
    rate: formatRate(result.rate),
    salaries: formatMoney(salaries),
    debt: formatMoney(result.debtBefore),
    amount: formatMoney(result.amount),
    next:
      tier && missing
        ? {
            tier: next + 1,
            rate: formatRate(highestRate([tier])),
            missingActive: missing.active,
            missingValidBet: formatMoney(missing.validBet),
            missingLoss: formatMoney(missing.loss),
          }
        : null,
  }
}

/** The running periods of an agent's own contracts, of a day or longer. */
export async function runningContracts(reading: Reading, agentId: string): Promise<Running[]> {
  const { db, settings, clock } = reading
  const now = clock.now()
  const parts = (await ownContracts(db, agentId)).flatMap((row) => {
    const part = isLong(row) ? nextPart(row, settings.site.timeZone) : undefined
    return part && part.from <= now ? [{ row, part }] : []
  })
  const salaries = await Promise.all(
    parts
      .filter(({ row }) => row.kind !== 'DIVIDEND')
      .map(async ({ row, part }) => ({ part, shown: await soFar(reading, row, part, 0n) })),
  )
  const dividends = await Promise.all(
    parts
      .filter(({ row }) => row.kind === 'DIVIDEND')
      .map(({ row, part }) => {
        const within = salaries.filter((one) => one.part.to > part.from && one.part.to <= part.to)
        return soFar(
          reading,
          row,
          part,
          within.reduce((sum, { shown }) => sum + shown.minor, 0n),
        )
      }),
  )
  return [...dividends, ...salaries.map(({ shown }) => shown)].map(({ minor: _minor, ...shown }) => shown)
}
