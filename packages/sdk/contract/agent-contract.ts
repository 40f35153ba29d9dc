import * as z from 'zod'
import { Rate } from './rates.ts'
import { GameType, Money, gameTypes } from './shapes.ts'
import { Instant } from './scalars.ts'

// The one vocabulary of contracts between agents: calls, events, tables and settings take it from here.

export const contractKinds = ['DIVIDEND', 'DAILY', 'DAILY_MULTI', 'HOURLY', 'REAL_TIME'] as const
export const ContractKind = z.enum(contractKinds).meta({
  id: 'ContractKind',
  description:
    'Kind of a contract: `DIVIDEND` shares what a team lost; `DAILY` (`DAILY_MULTI`: with a rate for each category), ' +
    '`HOURLY` and `REAL_TIME` pay a salary by its valid bet.',
})

export const contractPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY', 'HOUR', '5MIN'] as const
export const ContractPeriod = z.enum(contractPeriods).meta({
  id: 'ContractPeriod',
  description:
    'Settlement period, in the time zone of the site; `SEMIMONTHLY`: from the 1st to the 15th, and from the 16th on. ' +
    'A dividend has one of the first four, a daily salary `DAILY`, an hourly one `HOUR`, a real-time one `5MIN`.',
})

export const contractStates = [
  'draft',
  'pending',
  'active',
  'rejected',
  'expired',
  'withdrawn',
  'term_pending',
  'terminated',
  'superseded',
  'auto_terminated',
] as const
export const ContractStatus = z.enum(contractStates).meta({
  id: 'ContractStatus',
  description:
    'State of a contract: `draft`: not offered yet; `pending`: offered; `active`: accepted; `rejected`, `expired` and ' +
    '`withdrawn` offers; `term_pending`: active, and one side asks to end it; `terminated`: ended by both; ' +
    '`superseded`: by an accepted newer one; `auto_terminated`: because the upline accepted less.',
})

export const ContractRequest = z.enum(['NEW', 'TERMINATE']).meta({
  id: 'ContractRequest',
  description: 'What is asked of the other side: a new contract, or to end one.',
})

/** Rates by category of a `DAILY_MULTI` contract. */
const CategoryRate = z.object({ gameType: GameType, rate: Rate.describe('Rate of that category.') })

export const ContractTier = z
  .object({
    rate: Rate.describe('Rate of the tier; 0 where it has a rate for each category.'),
    rates: z
      .array(CategoryRate)
      .describe('Rates by category, of a `DAILY_MULTI` contract; empty for every other kind.'),
    minActive: z.number().int().min(0).max(1_000_000).describe('Least number of active members of the period.'),
    minValidBet: Money.describe("Least valid bet of the team in the period; 0: it doesn't matter."),
    minLoss: Money.describe("Least loss of the team in the period; 0: it doesn't matter."),
  })
  .meta({ id: 'ContractTier', description: 'From which figures of a period on which rate holds.' })
/** A tier as it is offered: unknown fields are refused, as in every input. */
export const OfferedTier = z
  .strictObject({
    ...ContractTier.shape,
    rates: z
      .array(z.strictObject(CategoryRate.shape))
      .max(gameTypes.length)
      .describe('Rates by category, of a `DAILY_MULTI` contract; empty for every other kind.'),
  })
  .meta({ id: 'OfferedTier', description: 'A tier of a contract that is offered.' })

const ContractStep = z
  .object({
    status: ContractStatus.describe('Status that the step led to.'),
    by: z.enum(['UP', 'DOWN', 'OPERATOR', 'SYSTEM']).describe('Who took it; `SYSTEM`: time, or another contract.'),
    at: Instant,
  })
  .meta({ id: 'ContractStep', description: 'A step in the history of a contract.' })

export const AgentContract = z
  .object({
    id: z.string().describe('Identifier of the contract.'),
    kind: ContractKind,
    period: ContractPeriod,
    role: z.enum(['UP', 'DOWN']).describe('Role of the person in the contract: `UP` upline, `DOWN` downline.'),
    counterparty: z
      .string()
      .describe('Account of the other side; masked if above the person, empty if it is the operator.'),
    tiers: z.array(ContractTier).describe('Tiers of the contract, lowest first.'),
    before: z
      .array(ContractTier)
      .nullable()
      .describe('Of an offer: tiers of the contract that it would replace; null: none, or not an offer.'),
    status: ContractStatus,
    request: ContractRequest.nullable().describe('What the person is asked for; null: nothing.'),
    version: z.number().int().describe('Version of the contract, from 1: each change of its state is a new one.'),
    offeredAt: Instant.nullable().describe('When it was offered; null: a draft.'),
    expiresAt: Instant.nullable().describe('When the offer expires; null unless pending.'),
    startAt: Instant.nullable().describe(
      'When it takes effect; of an offer, if it were accepted now. Null where it never did.',
    ),
    endAt: Instant.nullable().describe(
      'When it ends or ended; null: not known. Of a request to end it, if accepted now.',
    ),
    termination: z
      .object({
        by: z.enum(['UP', 'DOWN', 'OPERATOR']).describe('Which side asks to end it.'),
        reason: z.string().describe('Reason given.'),
      })
      .nullable()
      .describe('Request to end it; null: none.'),
    steps: z
      .array(ContractStep)
      .describe("How it came to its status: the latest fifty steps, oldest first. A draft is the upline's alone."),
  })
  .meta({ id: 'AgentContract', description: 'A contract between upline and downline.' })
