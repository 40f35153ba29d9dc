import { gameTypes } from '@brand/sdk/contract'
import { transact } from '../../db/client.ts'
import { answerContract } from '../../modules/contracts/answers.ts'
import { kinds } from '../../modules/contracts/kinds.ts'
import { draftContract, sendDraft } from '../../modules/contracts/offers.ts'
import { lockContracts } from '../../modules/contracts/store.ts'
import type { ContractKind, ContractPeriod, Tier } from '../../modules/contracts/terms.ts'
import type { Services } from '../../server/services.ts'
import type { Scene } from './people.ts'

const tier = (percent: number, minActive = 0): Tier => ({
  rate: Math.round(percent * 10_000),
  minActive,
  minValidBet: 0,
  minLoss: 0,
})

/** A tier with a rate for slots, and another for everything else that is played here. */
const byCategory = (slots: number, others: number, minActive = 0): Tier => ({
  ...tier(0, minActive),
  rates: Object.fromEntries(gameTypes.map((type) => [type, Math.round((type === 'RNG' ? slots : others) * 10_000)])),
})

interface Offered {
  services: Services
  /** Null: the operator. */
  from: string | null
  to: string
  kind: ContractKind
  period?: ContractPeriod
  tiers: Tier[]
}

async function offerContract({ services, from, to, kind, period = kinds[kind].periods[0]!, tiers }: Offered) {
  return transact(services.db, async (tx) => {
    const acting = { tx, clock: services.clock, settings: services.settings() }
    await lockContracts(tx)
    const by = from === null ? 'OPERATOR' : 'UP'
    const draft = await draftContract(acting, { uplineId: from, downlineId: to, asset: 'BDT', kind, period, tiers }, by)
    return sendDraft(acting, draft, by)
  })
}

async function agree(offered: Offered, accepted = true): Promise<void> {
  const row = await offerContract(offered)
  const { services, to, kind } = offered
  await transact(services.db, (tx) =>
    answerContract(
      { tx, clock: services.clock, settings: services.settings() },
      { memberId: to, contractId: row.id, version: row.version, kinds: [kind], request: 'NEW', accepted },
    ),
  )
}

const downs = ['river_lantern', 'copper_heron'] as const

/** A kind between the operator and the demo agent, and handed on at a lower rate to two of their agents. */
const handedOn =
  (kind: ContractKind, own: Tier[], theirs: Tier[], period?: ContractPeriod) =>
  async ({ services, top, known }: Scene): Promise<void> => {
    const more = period ? { period } : {}
    await agree({ services, from: null, to: top, kind, tiers: own, ...more })
    for (const account of downs) {
      const to = known.get(account)?.id
      if (to) await agree({ services, from: top, to, kind, tiers: theirs, ...more })
    }
  }

/** One more contract with an agent of the demo agent's, which replaces what they had unless it is rejected. */
const offeredTo =
  (account: (typeof downs)[number], kind: ContractKind, tiers: Tier[], accepted: boolean, period?: ContractPeriod) =>
  async ({ services, top, known }: Scene): Promise<void> => {
    const to = known.get(account)?.id
    if (to) await agree({ services, from: top, to, kind, tiers, ...(period && { period }) }, accepted)
  }

/** By the day of the history on which they are agreed. */
export const agreements = (days: number): readonly { on: number; make: (scene: Scene) => Promise<void> }[] => [
  { on: 3, make: handedOn('DIVIDEND', [tier(20), tier(25, 10)], [tier(10), tier(12, 5)], 'WEEKLY') },
  { on: 6, make: handedOn('DAILY', [tier(0.8), tier(1, 10)], [tier(0.4)]) },
  { on: 24, make: offeredTo('copper_heron', 'DIVIDEND', [tier(8), tier(14, 8)], false, 'WEEKLY') },
  { on: 41, make: offeredTo('river_lantern', 'DAILY', [tier(0.3), tier(0.5, 4)], true) },
  { on: days - 1, make: handedOn('HOURLY', [tier(0.2)], [tier(0.1)]) },
  { on: days, make: handedOn('REAL_TIME', [tier(0.5)], [tier(0.3)]) },
]

/** A contract that waits for the answer of the demo agent. */
export const offerToTop = ({ services, top }: Scene) =>
  offerContract({
    services,
    from: null,
    to: top,
    kind: 'DAILY_MULTI',
    tiers: [byCategory(1.1, 0.6), byCategory(1.3, 0.8, 10)],
  })
