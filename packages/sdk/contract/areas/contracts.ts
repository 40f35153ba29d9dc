import * as z from 'zod'
import {
  AgentContract,
  ContractKind,
  ContractPeriod,
  ContractRequest,
  OfferedTier,
  contractPeriods,
} from '../agent-contract.ts'
import { area, endpoint } from '../endpoint.ts'
import type { ModuleId } from '../modules.ts'
import { Rate } from '../rates.ts'
import { Currency, GameType, Money, SignedMoney, line } from '../shapes.ts'
import { AccountName, after, next, pageSize } from '../team-shapes.ts'
import { agents } from './downline.ts'
import { ExactMoney } from './income.ts'
import { AskedDay, Instant, maxInteger, whole } from '../scalars.ts'

const ContractId = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Identifier of the contract.')
const version = z.number().int().min(1).max(maxInteger).describe('Version of the contract that the person has seen.')

/** A contract that an acceptance ends. */
const EndedContract = z
  .object({
    id: z.string().describe('Identifier of the contract.'),
    upline: z.string().describe('Account of its upline: the person, or somebody below.'),
    downline: z.string().describe('Account of its downline.'),
    kind: ContractKind,
    period: z.enum(contractPeriods).describe('Its settlement period.'),
    rate: Rate.describe('Its highest rate.'),
    startAt: Instant.describe('When it took effect, or would have.'),
  })
  .meta({ id: 'EndedContract', description: 'A contract further down that ends with the acceptance of another.' })

const affected = z
  .array(EndedContract)
  .describe('Contracts further down whose rates are above the new ones, and those below them: they end at once.')

const answered = z.object({ contract: AgentContract, ended: affected })

/** One call for each module, all with the same input: `MCS2_processDividendReq` and the like. */
const answer = (path: `/${string}`, what: string, module: ModuleId) =>
  endpoint({
    method: 'POST',
    path,
    summary:
      `Accepts or rejects ${what}, or the request to end it. An accepted contract takes effect with the next period, ` +
      'replaces the one before, and ends those further down whose rates are above it.',
    principals: agents,
    module,
    input: z.strictObject({
      contractId: ContractId,
      requestType: ContractRequest,
      action: z.enum(['ACCEPT', 'REJECT']).describe('Answer of the person.'),
      version,
    }),
    output: answered,
    underTerms: true,
    errors: ['not_found', 'contract_changed', 'contract_conflict'],
  })

const PaymentStatus = z.enum(['CALCULATED', 'PAID', 'OWED', 'DISPUTED', 'ADJUSTED']).meta({
  id: 'ContractPaymentStatus',
  description:
    'How a payment stands: `CALCULATED`: it is about to be paid; `OWED`: the payer had too little, and it is paid from ' +
    'the next credit; `DISPUTED`: the operator decides; `ADJUSTED`: decided.',
})

const ContractRecord = z
  .object({
    id: z.string().describe('Identifier of the record.'),
    contractId: z.string().describe('Identifier of the contract.'),
    kind: ContractKind,
    period: ContractPeriod,
    counterparty: z
      .string()
      .describe('Account of the other side; masked if above the person, empty if it is the operator.'),
    from: Instant.describe('First moment of the period.'),
    to: Instant.describe('First moment after it.'),
    whole: z.boolean().describe('Whether it is a whole period; of a part, sums of conditions hold in proportion.'),
    validBet: SignedMoney.describe("Valid bet of the downline's team; negative where more was taken back."),
    pnl: SignedMoney.describe('What the team won (positive) or lost, with bonuses and rebates.'),
    active: z.number().int().describe('Active members of the team.'),
    tier: z.number().int().nullable().describe('Which tier was reached, from 1; null: none.'),
    rate: Rate.describe('Rate of the tier; 0 where none was reached, or each category has its own.'),
    rates: z
      .array(z.object({ gameType: GameType, validBet: SignedMoney, rate: Rate }))
      .describe('Valid bet and rate of each category, of a `DAILY_MULTI` contract; empty for every other kind.'),
    salaries: Money.describe('Salaries of the same pair, which a dividend is reduced by.'),
    carryBefore: SignedMoney.describe('Loss of earlier periods that a dividend makes up for first: negative or zero.'),
    carryAfter: SignedMoney.describe('Loss that is left for later periods: negative or zero.'),
    earned: ExactMoney.describe('What the period earned, not rounded.'),
    carried: ExactMoney.describe('Left over from earlier periods; negative where too much was paid.'),
    amount: Money.describe('Amount to be paid.'),
    status: PaymentStatus,
    paidAt: Instant.nullable().describe('When it was paid; null: it is not.'),
    dispute: z
      .object({
        by: z.enum(['UP', 'DOWN']).describe('Which side disputes it.'),
        reason: z.string().describe('Reason given.'),
      })
      .nullable()
      .describe('Dispute; null: none.'),
    adjustment: SignedMoney.nullable().describe('What the decision adds to the amount; null: none.'),
    decision: z.string().nullable().describe('Reason of the decision; null: none.'),
  })
  .meta({ id: 'ContractRecord', description: 'What a contract came to in a period, and on what basis.' })

const ContractRecordLine = z
  .object({
    account: z.string().describe('Account of the member.'),
    gameType: GameType.nullable().describe(
      'Category; null: bonuses and rebates, and play of which the vendor does not say the category.',
    ),
    validBet: SignedMoney.describe('Valid bet of the member in this category.'),
    pnl: SignedMoney.describe('What the member won (positive) or lost in it, with bonuses and rebates.'),
    active: z.boolean().describe('Whether the member counts as active in the period, by all categories together.'),
  })
  .meta({ id: 'ContractRecordLine', description: 'What a member contributed to a record, in one category.' })

const recordId = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Identifier of the record.')

const Simulated = ContractRecord.pick({
  from: true,
  to: true,
  validBet: true,
  pnl: true,
  active: true,
  tier: true,
  rate: true,
  rates: true,
  salaries: true,
  carryBefore: true,
  carryAfter: true,
  earned: true,
  carried: true,
  amount: true,
}).meta({ id: 'SimulatedPeriod', description: 'What a contract would have come to in a period that is over.' })

const OwnShare = z
  .object({
    tier: z.number().int().nullable().describe('Which tier of the own contract was reached, from 1; null: none.'),
    rate: Rate.describe('Rate of that tier; 0 where none was reached, or each category has its own.'),
    total: Money.describe('What the own contract comes to in the period.'),
    share: SignedMoney.describe(
      'How much of it is for this team: less what it would come to without the team. Negative where the team won ' +
        'what others lost.',
    ),
    left: SignedMoney.describe('`share` less what the terms come to: what is left to the agent.'),
  })
  .meta({ id: 'OwnShare', description: "What an agent's own contract pays for the team of a downline in a period." })

/** One call for each kind, all with the same input: `MCSFE_getDividendRecords` and the like. */
const records = (path: `/${string}`, what: string, module: ModuleId) =>
  endpoint({
    method: 'GET',
    path,
    summary: `Returns ${what} that the agent received from the upline or paid to direct downlines, newest first.`,
    principals: agents,
    module,
    input: z.strictObject({
      role: z.enum(['received', 'paid']).default('received').describe('Whether received or paid.'),
      period: ContractPeriod.optional().describe('Filter by settlement period; absent: any.'),
      status: PaymentStatus.optional().describe('Filter by status; absent: any.'),
      from: AskedDay.optional().describe('First day on which a period ended; absent: any.'),
      to: AskedDay.optional().describe('Last day; absent: any.'),
      after,
      pageSize,
    }),
    output: z.object({ currency: Currency, list: z.array(ContractRecord).describe('Rows of the page.'), next }),
    errors: [],
  })

export default area(
  'contracts',
  { entry: 'agent', about: 'Dividends and salaries that an agent and a direct downline agree on.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getContractList',
      summary: 'Returns contracts of the person with the upline and with direct downlines, newest first.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({
        scope: z
          .enum(['open', 'ended'])
          .default('open')
          .describe('`open`: drafts, offers and contracts in force; `ended`: all others.'),
        role: z.enum(['UP', 'DOWN']).optional().describe('Role of the person in the contract; absent: both.'),
        kind: ContractKind.optional().describe('Filter by kind; absent: all whose modules are on.'),
        account: AccountName.optional().describe('Filter by a direct downline; absent: any.'),
        after,
        pageSize,
      }),
      output: z.object({ list: z.array(AgentContract).describe('Rows of the page.'), next }),
      errors: ['not_in_team'],
    }),
    offer: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitContractOffer',
      summary:
        "Offers a contract to a direct downline, up to the agent's own active rates; or keeps it as a draft. Its terms " +
        'do not change any more once it is offered.',
      principals: agents,
      module: 'COMM3',
      keyed: true,
      input: z.strictObject({
        account: AccountName.describe('Account of a direct downline who is an agent.'),
        kind: ContractKind,
        period: ContractPeriod,
        tiers: z
          .array(OfferedTier)
          .min(1)
          .max(10)
          .describe('Tiers, lowest first: no figure and no rate of a tier is below that of the one before.'),
        draft: z.boolean().default(false).describe('Whether it is kept as a draft that only the agent sees.'),
      }),
      output: AgentContract,
      underTerms: true,
      errors: ['not_in_team', 'rate_above_own', 'contract_conflict', 'function_not_available'],
    }),
    send: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_sendContractOffer',
      summary: 'Offers a drafted contract to the downline.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({ contractId: ContractId, version }),
      output: AgentContract,
      underTerms: true,
      errors: ['not_found', 'contract_changed', 'contract_conflict', 'rate_above_own', 'function_not_available'],
    }),
    withdraw: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_withdrawContractOffer',
      summary: "Withdraws the person's own draft, offer, or request to end a contract, before it is answered.",
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({ contractId: ContractId, version }),
      output: AgentContract,
      errors: ['not_found', 'contract_changed'],
    }),
    terminate: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitContractTermination',
      summary:
        'Asks the other side to end a contract in force. Once accepted it ends with the running period; until then ' +
        'it goes on.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({
        contractId: ContractId,
        version,
        reason: line(140).min(1).describe('Reason, shown to the other side.'),
      }),
      output: AgentContract,
      errors: ['not_found', 'contract_changed'],
    }),
    effect: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getContractEffect',
      summary: 'Returns the contracts of downlines that end if this offer is accepted now.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({ contractId: ContractId }),
      output: z.object({ list: affected }),
      errors: ['not_found'],
    }),
    processDividend: answer('/wps/relay/MCS2_processDividendReq', 'an offered dividend', 'SIGNCONDIV3'),
    processDaily: answer('/wps/relay/MCS2_processDailySalContract', 'an offered daily salary', 'DAILYSALCONT3'),
    processHourly: answer('/wps/relay/MCS2_processContractHourSalary', 'an offered hourly salary', 'HOURSAL3'),
    processRealtime: answer(
      '/wps/relay/MCSFE_processRealTimeSalaryContract',
      'an offered real-time salary',
      'RTSALARY3',
    ),
    dividends: records('/wps/relay/MCSFE_getDividendRecords', 'dividends', 'SIGNCONDIV3'),
    dailySalaries: records('/wps/relay/MCSFE_getDailySalaryRecords', 'daily salaries', 'DAILYSALCONT3'),
    hourlySalaries: records('/wps/relay/MCSFE_getHourSalaryRecords', 'hourly salaries', 'HOURSAL3'),
    realtimeSalaries: records('/wps/relay/MCSFE_getRealTimeSalaryRecords', 'real-time salaries', 'RTSALARY3'),
    recordLines: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getContractRecordLines',
      summary:
        "Returns what each member of the downline's team contributed to a record of the person, by category, largest " +
        "valid bet first. All lines together are the record's figures.",
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({ recordId, after, pageSize }),
      output: z.object({
        currency: Currency,
        gone: z
          .boolean()
          .describe('Whether the members cannot be named any more: play is kept for a time, and people may be moved.'),
        list: z.array(ContractRecordLine).describe('Rows of the page; empty if they are gone.'),
        next,
      }),
      errors: ['not_found'],
    }),
    simulate: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_simulateContract',
      summary:
        "Returns what terms would have come to in the team's last periods, computed like their settlement: those of a " +
        'contract that the person sees, or terms for a direct downline that are not offered yet; for the upline, with ' +
        'what the own contract pays for that team.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({
        contractId: ContractId.optional(),
        account: AccountName.optional().describe('Account of a direct downline; without `contractId`.'),
        kind: ContractKind.optional().describe('Kind; without `contractId`.'),
        period: ContractPeriod.optional().describe('Settlement period; without `contractId`.'),
        tiers: z
          .string()
          .max(8000)
          .regex(/^\[\{.*\}\]$/s)
          .optional()
          .describe('Tiers as JSON, like those of `contracts.offer`; without `contractId`.'),
        periods: whole(1, 12).default(1).describe('How many periods.'),
      }),
      output: z.object({
        currency: Currency,
        list: z.array(Simulated).describe('Periods, the oldest first.'),
        own: z
          .object({
            period: ContractPeriod.describe(
              'Its settlement period; where it is another one, sums of its conditions hold in proportion to the time.',
            ),
            list: z.array(OwnShare).describe('One for each period of `list`.'),
          })
          .nullable()
          .describe(
            "The agent's own contract of that kind in force; null: there is none, or the person is the downline.",
          ),
      }),
      errors: ['not_found', 'not_in_team'],
    }),
    dispute: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_submitContractDispute',
      summary:
        'Disputes a record of the person that was paid or is owed. The operator decides, and both sides see the ' +
        'adjustment and its reason.',
      principals: agents,
      module: 'COMM3',
      input: z.strictObject({
        recordId,
        reason: line(140).min(1).describe('Reason, shown to the other side and the operator.'),
      }),
      output: ContractRecord,
      errors: ['not_found', 'contract_changed'],
    }),
  },
)
