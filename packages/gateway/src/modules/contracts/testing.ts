import { contract as calls, type Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { call, freshApp, refusalOf, valueOf } from '../../testing/inject.ts'
import { type Person, addPerson } from '../team/testing.ts'
import { endMoved } from './answers.ts'
import { kinds } from './kinds.ts'
import { draftContract, expireOffers, sendDraft } from './offers.ts'
import { lockContracts } from './store.ts'
import type { ContractKind, ContractPeriod, Tier } from './terms.ts'
import { lead } from '../../testing/readers.ts'

export type { Person }
export type Shown = z.output<(typeof calls)['contracts']['offer']['output']>

export const processOf: Record<ContractKind, Endpoint> = {
  DIVIDEND: calls.contracts.processDividend,
  DAILY: calls.contracts.processDaily,
  DAILY_MULTI: calls.contracts.processDaily,
  HOURLY: calls.contracts.processHourly,
  REAL_TIME: calls.contracts.processRealtime,
}

/** A tier of the wire with one rate in per cent. */
export const tier = (rate: string, minActive = 0, minValidBet = '0', minLoss = '0') => ({
  rate,
  rates: [],
  minActive,
  minValidBet,
  minLoss,
})

/** A gateway with agents and contracts; call at the top of a file. */
export async function contractFixture() {
  const made = await freshApp()
  const { app, db, owner, clock } = made
  const never = new AbortController().signal
  await lead(owner)

  const add = (upline: Person | null, type = upline ? 1 : 2) => addPerson(app, db, { upline: upline?.id ?? null, type })
  /** Sessions end while the clock is moved on: each call has one of its own. */
  async function tokenOf({ id }: Person): Promise<string> {
    const { rows } = await db.execute<{ type: number }>(sql`select type from member where id = ${id}`)
    const { token } = await app.services.sessions.open(db, id, rows[0]?.type ?? 1, { way: 'password' })
    return token
  }
  const send = async (endpoint: Endpoint, who: Person, input: object = {}) =>
    call(app, endpoint, { ...input }, { token: await tokenOf(who) })
  const ask = async <E extends Endpoint>(endpoint: E, who: Person, input: object = {}) =>
    valueOf(await call<z.output<E['output']>>(app, endpoint, { ...input }, { token: await tokenOf(who) }))
  const refused = async (endpoint: Endpoint, who: Person, input: object = {}) =>
    refusalOf(await send(endpoint, who, input)).code

  const offer = (from: Person, to: Person, kind: ContractKind, tiers: readonly object[], more: object = {}) =>
    ask(calls.contracts.offer, from, { account: to.account, kind, period: kinds[kind].periods[0], tiers, ...more })

  const answer = (who: Person, { id, version, kind }: Shown, action = 'ACCEPT', requestType = 'NEW') =>
    send(processOf[kind], who, { contractId: id, version, action, requestType })
  const accept = async (who: Person, offered: Shown) =>
    valueOf(await answer(who, offered)) as z.output<(typeof calls)['contracts']['processDaily']['output']>

  /** A contract of the operator with a top agent, in force from the next period on. */
  async function operatorContract(
    top: Person,
    kind: ContractKind,
    tiers: Tier[],
    period: ContractPeriod = kinds[kind].periods[0]!,
  ): Promise<Shown> {
    const row = await transact(db, async (tx) => {
      const acting = { tx, clock, settings: app.services.settings() }
      await lockContracts(tx)
      const terms = { uplineId: null, downlineId: top.id, asset: 'BDT', kind, period, tiers }
      return sendDraft(acting, await draftContract(acting, terms, 'OPERATOR'), 'OPERATOR')
    })
    const { contract } = await accept(top, { id: String(row.id), version: row.version, kind } as Shown)
    return contract
  }

  /** An offer that is accepted at once. */
  const agree = async (from: Person, to: Person, kind: ContractKind, tiers: readonly object[], more: object = {}) =>
    accept(to, await offer(from, to, kind, tiers, more))

  const listed = async (who: Person, input: object = {}) => (await ask(calls.contracts.list, who, input)).list
  const statusOf = async (id: string) =>
    (await db.execute<{ state: string }>(sql`select state from contract where id = ${id}`)).rows[0]?.state
  const history = async (id: string) =>
    (
      await db.execute<{ step: string }>(
        sql`select state || ' ' || by as step from contract_step where contract_id = ${id} order by id`,
      )
    ).rows.map(({ step }) => step)

  const expire = () => expireOffers(db, clock, never)
  const moved = () => endMoved({ db, clock, settings: app.services.settings }, never)
  /** A top agent with an active contract, and agents in a line below. */
  async function line(percent = 1, depth = 2) {
    const top = await add(null)
    await operatorContract(top, 'REAL_TIME', [kept(percent)])
    const below: Person[] = []
    for (let n = 0; n < depth; n++) below.push(await add(below.at(-1) ?? top))
    const [first, second, third] = below
    return { top, first: first!, second: second!, third: third! }
  }

  return {
    ...made,
    never,
    add,
    line,
    send,
    ask,
    refused,
    offer,
    answer,
    accept,
    operatorContract,
    agree,
    listed,
    statusOf,
    history,
    expire,
    moved,
  }
}

/** A tier as the tables keep it. */
export const kept = (percent: number, minActive = 0, minValidBet = 0, minLoss = 0): Tier => ({
  rate: Math.round(percent * 10_000),
  minActive,
  minValidBet,
  minLoss,
})
