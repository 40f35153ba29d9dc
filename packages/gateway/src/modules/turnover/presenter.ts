import type { TurnoverInfo } from '@brand/sdk/contract'
import type * as z from 'zod'
import { formatMoney } from '../../ledger/money.ts'
import type { Settings } from '../../settings/settings.ts'
import { eligibleOf } from './bonus.ts'
import type { Weights } from './valid-bet.ts'
import type { Progress, Turnover } from './requirements.ts'

/** Progress of all open requirements in few figures. */
export function summarise({ requirements }: Pick<Turnover, 'requirements'>) {
  const sum = (of: 'required' | 'remaining') => requirements.reduce((all, one) => all + one[of], 0n)
  const [required, remaining] = [sum('required'), sum('remaining')]
  return {
    open: requirements.length,
    remaining: formatMoney(remaining),
    percent: required === 0n ? 100 : Number(((required - remaining) * 100n) / required),
  }
}

/** Turnover as the contract defines it (contract/turnover.ts). */
export function showTurnover(
  { withdrawable, locked, bonus, requirements, reasons }: Turnover,
  settings: Pick<Settings, 'turnover'>,
): z.input<typeof TurnoverInfo> {
  const one = ({
    id,
    source,
    ref,
    base,
    multiple,
    required,
    done,
    remaining,
    percent,
    openedAt,
    expiresAt,
    maxBet,
    weights,
  }: Progress) => ({
    id: String(id),
    source,
    ref,
    base: formatMoney(base),
    multiple,
    required: formatMoney(required),
    done: formatMoney(done),
    remaining: formatMoney(remaining),
    percent,
    openedAt: openedAt.toISOString(),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(maxBet !== null && { maxBet: formatMoney(maxBet) }),
    eligible: eligibleOf((weights as Weights | null) ?? settings.turnover),
  })
  return {
    withdrawable: formatMoney(withdrawable),
    locked: formatMoney(locked),
    bonus: formatMoney(bonus),
    requirements: requirements.map(one),
    reasonCodes: reasons,
  }
}
