import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { OfferedTier } from '@brand/sdk/contract'
import type * as z from 'zod'
import { agentTypes } from '../../auth/sessions.ts'
import { type Reader, transact } from '../../db/client.ts'
import { contract } from './schema.ts'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { parseRate, parseRates, teamMember } from '../agent/index.ts'
import { type Seen, answerContract, requestEnd, seenContract, withdrawOwn } from './answers.ts'
import { type Acting, draftContract, kindsOn, requireOn, requireTerms, sendDraft } from './offers.ts'
import { contractOut, endedOut } from './presenter.ts'
import { recordLines } from './settlement/lines.ts'
import { dispute, recordsOf } from './settlement/records.ts'
import { simulate } from './settlement/simulate.ts'
import { contractsAbove, lockContracts, ofPerson, shownContracts, waits } from './store.ts'
import type { ContractKind, Tier } from './terms.ts'
import { type Contract, inForce } from './workflow.ts'

/** No sum of a condition is larger, minor units: it is kept exactly. */
const mostMinor = 10n ** 15n

function sumOf(text: string, field: string): number {
  const minor = parseMoney(text)
  if (minor === undefined || minor > mostMinor)
    throw refuse('validation', { field, details: { fields: { [field]: { code: 'amount' } } } })
  return Number(minor)
}

/** Tiers of the wire. @throws Refused `validation`: an amount that is none */
export const tiersIn = (tiers: readonly z.output<typeof OfferedTier>[]): Tier[] =>
  tiers.map(({ rate, rates, minActive, minValidBet, minLoss }, at) => ({
    rate: parseRate(rate),
    ...(rates.length > 0 && { rates: parseRates(rates) }),
    minActive,
    minValidBet: sumOf(minValidBet, `tiers.${at}.minValidBet`),
    minLoss: sumOf(minLoss, `tiers.${at}.minLoss`),
  }))

const shownBy = ({ session, settings, clock }: SignedInCtx) => ({
  memberId: session.memberId,
  timeZone: settings.site.timeZone,
  now: clock.now(),
})

async function shown(ctx: SignedInCtx, db: Reader, { id }: Contract) {
  const [found] = await shownContracts(db, eq(contract.id, id), 1)
  if (!found) throw new Error('a contract that was changed exists')
  return contractOut(found, shownBy(ctx))
}

/** Takes a step of a contract that the person has seen, one at a time. */
const step = (ctx: SignedInCtx, work: (acting: Acting) => Promise<Contract>) =>
  transact(ctx.db, async (tx) => {
    await lockContracts(tx)
    return shown(ctx, tx, await work({ tx, clock: ctx.clock, settings: ctx.settings }))
  })

const seenIn = ({ session }: SignedInCtx, { contractId, version }: { contractId: string; version: number }): Seen => ({
  memberId: session.memberId,
  contractId: Number(contractId),
  version,
})

type Contracts = Handlers<'contracts'>

const answer =
  (of: readonly ContractKind[]): Contracts['processDividend'] =>
  (ctx, { requestType, action, ...named }) =>
    transact(ctx.db, async (tx) => {
      const acting = { tx, clock: ctx.clock, settings: ctx.settings }
      const { row, ended } = await answerContract(acting, {
        ...seenIn(ctx, named),
        kinds: of.filter((kind) => kindsOn(ctx.settings).includes(kind)),
        request: requestType,
        accepted: action === 'ACCEPT',
      })
      return { contract: await shown(ctx, tx, row), ended: ended.map(endedOut) }
    })

export const contracts: Contracts = {
  async list(ctx, { scope, role, kind, account, after, pageSize }) {
    const { memberId } = ctx.session
    const [before] = keyIn(after, 'contracts', [isId]) ?? []
    const other = account === undefined ? undefined : await teamMember(ctx.db, memberId, account)
    if (other && other.depth !== 1) throw refuse('not_in_team', { field: 'account' })
    const wanted = kindsOn(ctx.settings).filter((one) => kind === undefined || one === kind)
    if (wanted.length === 0) return { list: [], next: null }
    const open = or(inArray(contract.state, ['draft', ...inForce]), waits(ctx.clock.now()))
    const side = role && (role === 'UP' ? eq(contract.uplineId, memberId) : eq(contract.downlineId, memberId))
    const rows = await shownContracts(
      ctx.db,
      and(
        ofPerson(memberId),
        inArray(contract.kind, wanted),
        scope === 'open' ? open : sql`not (${open})`,
        side,
        other && eq(contract.downlineId, other.id),
        before === undefined ? undefined : lt(contract.id, Number(before)),
      ),
      pageSize + 1,
    )
    const { list, last } = pageRows(rows, pageSize)
    return {
      list: list.map((row) => contractOut(row, shownBy(ctx))),
      next: last ? cursorOf('contracts', String(last.row.id)) : null,
    }
  },

  offer(ctx, { account, kind, period, tiers, draft }) {
    requireOn(ctx.settings, kind)
    const terms = tiersIn(tiers)
    requireTerms(kind, period, terms)
    return step(ctx, async (acting) => {
      const { memberId, asset } = ctx.session
      const person = await teamMember(acting.tx, memberId, account)
      if (person.depth !== 1) throw refuse('not_in_team', { field: 'account' })
      if (!agentTypes.includes(person.type) || person.asset !== asset)
        throw refuse('validation', { field: 'account', details: { fields: { account: { code: 'not_agent' } } } })
      const made = { uplineId: memberId, downlineId: person.id, asset, kind, period, tiers: terms }
      const row = await draftContract(acting, made, 'UP')
      return draft ? row : sendDraft(acting, row, 'UP')
    })
  },

  send: (ctx, input) =>
    step(ctx, async (acting) => {
      const row = await seenContract(acting.tx, seenIn(ctx, input))
      if (row.state !== 'draft') throw refuse('contract_changed', { field: 'version' })
      await teamMemberStill(acting, row)
      return sendDraft(acting, row, 'UP')
    }),

  withdraw: (ctx, input) => step(ctx, (acting) => withdrawOwn(acting, seenIn(ctx, input))),

  terminate: (ctx, { reason, ...named }) =>
    step(ctx, async (acting) => {
      const row = await seenContract(acting.tx, seenIn(ctx, named))
      return requestEnd(acting, row, row.uplineId === ctx.session.memberId ? 'UP' : 'DOWN', reason)
    }),

  async effect({ db, clock, session: { memberId } }, { contractId }) {
    const [row] = await db
      .select()
      .from(contract)
      .where(and(eq(contract.id, Number(contractId)), eq(contract.downlineId, memberId), waits(clock.now())))
    if (!row) throw refuse('not_found', { field: 'contractId' })
    return { list: (await contractsAbove(db, memberId, row.kind, row)).map(endedOut) }
  },

  processDividend: answer(['DIVIDEND']),
  processDaily: answer(['DAILY', 'DAILY_MULTI']),
  processHourly: answer(['HOURLY']),
  processRealtime: answer(['REAL_TIME']),

  dividends: recordsOf(['DIVIDEND']),
  dailySalaries: recordsOf(['DAILY', 'DAILY_MULTI']),
  hourlySalaries: recordsOf(['HOURLY']),
  realtimeSalaries: recordsOf(['REAL_TIME']),
  recordLines,
  dispute,

  async simulate(ctx, { contractId, account, kind, period, tiers, periods }) {
    const { memberId, asset } = ctx.session
    const of = async () => {
      if (contractId !== undefined) {
        const [row] = await ctx.db
          .select()
          .from(contract)
          .where(and(eq(contract.id, Number(contractId)), ofPerson(memberId)))
        if (!row) throw refuse('not_found', { field: 'contractId' })
        return row
      }
      if (account === undefined) throw refuse('validation', { field: 'account' })
      const person = await teamMember(ctx.db, memberId, account)
      if (person.depth !== 1) throw refuse('not_in_team', { field: 'account' })
      if (kind === undefined || period === undefined) throw refuse('validation', { field: 'kind' })
      const terms = tiersIn(tiersOfJson(tiers))
      requireTerms(kind, period, terms)
      return { kind, period, tiers: terms, uplineId: memberId, downlineId: person.id, asset }
    }
    const terms = await of()
    const upline = terms.uplineId === memberId
    return { currency: asset, ...(await simulate(ctx, terms, { count: periods, upline })) }
  },
}

/** @throws Refused `validation` */
function tiersOfJson(text: string | undefined): z.output<typeof OfferedTier>[] {
  let read: unknown
  try {
    read = JSON.parse(text ?? '')
  } catch {
    read = undefined
  }
  const parsed = OfferedTier.array().min(1).max(10).safeParse(read)
  if (!parsed.success) throw refuse('validation', { field: 'tiers' })
  return parsed.data
}

/** @throws Refused `contract_changed`: the downline of a draft was moved meanwhile */
async function teamMemberStill({ tx }: Acting, { uplineId, downlineId }: Contract): Promise<void> {
  const {
    rows: [row],
  } = await tx.execute<{ still: boolean }>(
    sql`select upline_id is not distinct from ${uplineId} as still from member where id = ${downlineId}`,
  )
  if (!row?.still) throw refuse('contract_changed', { field: 'version' })
}
