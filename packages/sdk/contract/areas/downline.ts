import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Rate } from '../rates.ts'
import { Currency, GameType, Money, SignedMoney, line } from '../shapes.ts'
import { AccountName, MemberKind, TeamPath, after, next, pageSize } from '../team-shapes.ts'
import { AskedDay, flag, Instant, whole } from '../scalars.ts'

export const agents = ['agent'] as const

export const GameRate = z
  .object({ gameType: GameType, rate: Rate.describe('Rate of that category.') })
  .meta({ id: 'GameRate', description: 'What a person earns of a category.' })
/** A rate as it is set: unknown fields are refused, as in every input. */
export const GivenRate = z
  .strictObject(GameRate.shape)
  .meta({ id: 'GivenRate', description: 'What a person is to earn of a category.' })

export const downlineSorts = ['registered', 'registeredFirst', 'account'] as const
export const downlineEvents = ['joined', 'firstDeposit', 'stopped'] as const
export const DownlineStatus = z.enum(['active', 'blocked', 'closed'])

export const Downline = z
  .object({
    account: z.string().describe('Account name.'),
    agent: z.boolean().describe('Whether the person is an agent: people can be below.'),
    type: z.number().int().describe('Type of the account: 0 a player; 1, 2, 41, 42 an agent.'),
    level: z.number().int().describe('Levels below the agent who asks: 1 is direct.'),
    mobile: z.string().nullable().describe('Mobile number, masked; null: none.'),
    downlines: z.number().int().describe('Number of people below.'),
    direct: z.number().int().describe('Number of people one level below.'),
    balance: Money.describe('Cash and bonus of the person.'),
    teamBalance: SignedMoney.describe('What the person and everyone below hold, with money held for withdrawals.'),
    rates: z.array(GameRate).describe('Rates of the person today, without those that are 0.'),
    regAt: Instant.describe('When the account was opened.'),
    lastLogin: Instant.nullable().describe('Last login; null: none.'),
    status: DownlineStatus.describe('State of the account.'),
    remark: z.string().describe("The agent's own remark; empty: none."),
    initialPassword: z
      .boolean()
      .describe('Whether the agent made the account, and its owner has not chosen a password of their own yet.'),
    hasContract: z.boolean().describe('Whether a contract of any kind with their upline holds.'),
  })
  .meta({ id: 'Downline', description: 'A person below an agent.' })

export default area(
  'downline',
  { entry: 'agent', about: 'People below an agent, and their rates.' },
  {
    rates: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getOwnRates',
      summary: "Returns the agent's own rates: the most that can be given to a downline.",
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({}),
      output: z.object({
        list: z.array(GameRate).describe('All categories in their order; 0 where the agent earns nothing.'),
      }),
      errors: [],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getDownlineList',
      summary:
        "Returns the direct downlines of somebody of the agent's own team; with `name`, `level` or `event` and without " +
        '`parent` those of the whole team.',
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({
        parent: AccountName.optional().describe('Account whose direct downlines are listed; absent: the agent.'),
        name: z.string().trim().min(2).max(64).optional().describe('Beginning of the account name, case ignored.'),
        level: whole(1, 99).optional().describe('Levels below the agent: 1 is direct.'),
        event: z
          .enum(downlineEvents)
          .optional()
          .describe(
            '`joined`, `firstDeposit`: on one of the days up to and including `day`, from the day before; `stopped`: ' +
              'played in the seven days before `day` and not since. Not with `parent`, `name` or `level`.',
          ),
        day: AskedDay.optional().describe('Day of `event`; absent: today, for `stopped` yesterday.'),
        kind: MemberKind.optional().describe('Filter by kind; absent: all.'),
        status: DownlineStatus.optional().describe('Filter by status; absent: all.'),
        hasContract: flag.optional().describe('Filter by a contract with their upline; absent: all.'),
        balanceFrom: Money.optional().describe('Smallest own balance; absent: any.'),
        balanceTo: Money.optional().describe('Largest own balance; absent: any.'),
        loginFrom: AskedDay.optional().describe('First day of the last login; absent: any.'),
        loginTo: AskedDay.optional().describe('Last day of the last login; absent: any.'),
        sort: z
          .enum(downlineSorts)
          .default('registered')
          .describe(
            '`registered`: newest first, or oldest first; `account`: by name. Only for direct downlines: a name that is ' +
              'searched is sorted by name, a level or an event by no order that means anything.',
          ),
        after,
        pageSize,
      }),
      output: z.object({
        currency: Currency,
        path: TeamPath,
        list: z.array(Downline).describe('Rows of the page.'),
        next,
      }),
      errors: ['not_in_team'],
    }),
    setRates: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_updateDownlineRate',
      summary:
        "Raises rates of a direct downline, up to the agent's own. They hold from the day on which they are raised and " +
        'cannot be lowered.',
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({
        account: AccountName.describe('Account of a direct downline.'),
        rates: z
          .array(GivenRate)
          .min(1)
          .max(9)
          .refine((rates) => new Set(rates.map(({ gameType }) => gameType)).size === rates.length)
          .describe('New rates, each category at most once; categories that are absent stay as they are.'),
      }),
      output: z.object({ rates: z.array(GameRate).describe('Rates of the downline, without those that are 0.') }),
      errors: ['not_in_team', 'rate_above_own', 'rate_lower_forbidden'],
    }),
    setRemark: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_updateDownlineRemark',
      summary: "Sets the agent's own remark about somebody of the team; nobody else reads it.",
      principals: agents,
      module: 'DOWNMAN',
      input: z.strictObject({
        account: AccountName.describe('Account of the team.'),
        remark: line(140).describe('At most 140 characters; empty: no remark.'),
      }),
      output: z.object({ remark: z.string().describe('The remark, as it was saved.') }),
      errors: ['not_in_team'],
    }),
  },
)
