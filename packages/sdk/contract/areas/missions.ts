import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, GameType, Language, Money, pageCounts } from '../shapes.ts'
import { RewardForm } from './rewards.ts'
import { AskedDay, Day, Instant, whole } from '../scalars.ts'

const owners = ['member', 'agent'] as const

export const missionMetrics = ['VALID_BET', 'ROUNDS', 'DEPOSITS'] as const
export const MissionMetric = z.enum(missionMetrics).meta({
  id: 'MissionMetric',
  description: 'What a mission counts: `VALID_BET` and `DEPOSITS` amounts of money, `ROUNDS` settled rounds.',
})

export const missionPeriods = ['DAILY', 'WEEKLY', 'ONCE'] as const
export const MissionPeriod = z.enum(missionPeriods).meta({
  id: 'MissionPeriod',
  description: "A day or a week from Monday in the site's time zone; `ONCE`: it does not begin anew.",
})

export const missionStates = ['LOCKED', 'OPEN', 'IN_PROGRESS', 'COMPLETE', 'CLAIMED', 'EXPIRED'] as const
export const MissionState = z.enum(missionStates).meta({
  id: 'MissionState',
  description:
    '`LOCKED`: another mission comes first, or it has not begun; `OPEN`: nothing is counted yet; `IN_PROGRESS`; ' +
    '`COMPLETE`: its reward can be claimed; `CLAIMED`; `EXPIRED`: its period has ended, or it was not claimed in time.',
})

export const boardPeriods = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
export const BoardPeriod = z.enum(boardPeriods).meta({
  id: 'BoardPeriod',
  description: "A day, a week from Monday, or a month in the site's time zone.",
})

export const boardMetrics = ['VALID_BET', 'MULTIPLE'] as const
export const BoardMetric = z.enum(boardMetrics).meta({
  id: 'BoardMetric',
  description:
    'What a leaderboard ranks: `VALID_BET`, the sum of valid bets; `MULTIPLE`, the best multiple of one round: its win ' +
    'divided by its stake.',
})

const missionId = z.string().regex(/^[a-z0-9-]{1,32}$/)
const quantity = (what: string) =>
  z
    .string()
    .regex(/^\d{1,17}(\.\d{1,2})?$/)
    .describe(`${what}: a decimal string; an amount in major units, or a whole number of rounds.`)

export const EligibleGames = z
  .object({
    gameTypes: z.array(GameType).describe('Categories of games; empty: all.'),
    vendors: z
      .array(z.object({ code: z.string().describe('Code of the vendor.'), name: z.string().describe('Its name.') }))
      .describe('Vendors of games; empty: all.'),
    titles: z
      .array(
        z.object({
          nodeId: z.number().int().describe('Number of the game in the catalogue.'),
          gameName: z.string().describe('Title of the game in the requested language.'),
        }),
      )
      .describe('Single games; empty: all.'),
  })
  .meta({ id: 'EligibleGames', description: 'Games that count. A game counts if each list that is not empty has it.' })

const given = {
  type: RewardForm,
  amount: Money.describe('What is given.'),
  multiple: z.number().describe('Wagering multiple of the amount; 0: no play is required.'),
}

export const Mission = z
  .object({
    id: z.string().describe('Identifier of the mission.'),
    periodKey: z.string().describe('First day of its period; `once`: the mission does not begin anew.'),
    title: z.string().describe('Title in the requested language.'),
    text: z.string().nullable().describe('A sentence about it in the requested language; null: none.'),
    metric: MissionMetric,
    period: MissionPeriod,
    target: quantity('What completes it'),
    progress: quantity('What is counted so far'),
    percent: z.number().int().describe('Progress in per cent: a whole number, 100 only once it is complete.'),
    reward: z.object(given).describe('What it brings.'),
    games: EligibleGames.describe('Games that count; empty lists for deposits.'),
    status: MissionState,
    after: z
      .object({ id: z.string().describe('Identifier of the mission.'), title: z.string().describe('Its title.') })
      .nullable()
      .describe('The mission that comes first; null: none.'),
    periodStart: Instant.nullable().describe('When its period has begun, or will; null: always.'),
    periodEnd: Instant.nullable().describe('When its period ends; null: no end is planned.'),
    claimBy: Instant.nullable().describe('Until when its reward can be claimed; null: always.'),
    claimedAt: Instant.nullable().describe('When its reward was claimed; null: it was not.'),
    rewardId: z.string().nullable().describe('Identifier of its reward in `rewards`; null: it was not claimed.'),
  })
  .meta({
    id: 'Mission',
    description:
      'A mission, and how far the person is. The figures follow play in seconds, and a round that is rolled back ' +
      'lowers them until the reward is claimed.',
  })

const rank = z.number().int().min(1)
const score = (what: string) =>
  Money.describe(`${what}: an amount of valid bets, or with \`MULTIPLE\` a multiple rounded down to two decimals.`)

export const Leaderboard = z
  .object({
    id: z.string().describe('Identifier of the leaderboard.'),
    title: z.string().describe('Title in the requested language.'),
    rules: z.string().describe('Its rules in the requested language; an empty line parts paragraphs.'),
    metric: BoardMetric,
    leastStake: Money.nullable().describe('Of `MULTIPLE`: rounds with a smaller stake do not count; null: of others.'),
    period: BoardPeriod,
    games: EligibleGames.describe('Games that count.'),
    prizes: z
      .array(
        z.object({
          from: rank.describe('First rank that is given it.'),
          to: rank.describe('Last rank that is given it.'),
          ...given,
        }),
      )
      .describe('Prizes by rank, the best first.'),
    periodKey: z.string().describe('First day of the period.'),
    periodStart: Instant.describe('When the period begins.'),
    periodEnd: Instant.describe('When it ends.'),
    rankedAt: Instant.nullable().describe('When ranks were last worked out; null: nothing is counted yet.'),
    frozenAt: Instant.nullable().describe('When the ranks became final and the prizes were offered; null: not yet.'),
    list: z
      .array(
        z.object({
          rank: rank.describe('Place in the order of scores; the best is 1.'),
          name: z.string().nullable().describe('Account name, masked; null: it is hidden.'),
          score: score('Score in the period'),
          prize: Money.nullable().describe('Prize of the rank; null: none.'),
          mine: z.boolean().describe('Whether it is the person.'),
        }),
      )
      .describe('The best ranks, at most 50; of equal scores the one who reached it earlier comes first.'),
    mine: z
      .object({
        rank: rank.nullable().describe('Rank of the person; null: none yet.'),
        score: score('Score of the person'),
        prize: Money.nullable().describe('Prize of the rank; null: none.'),
        next: z
          .object({
            rank: rank.describe('The worst rank that is given the next better prize.'),
            prize: Money.describe('That prize.'),
            gap: score('What is missing for it now'),
          })
          .nullable()
          .describe('The next better prize; null: there is none, or the ranks are final.'),
      })
      .describe('The person.'),
  })
  .meta({ id: 'Leaderboard', description: 'A leaderboard in one of its periods.' })

const claimable = z.number().int().describe('Number of missions whose reward can be claimed.')
const timeZone = z.string().describe('IANA name of the time zone that days and weeks are in.')

export default area(
  'missions',
  { entry: 'member', about: 'Missions and leaderboards.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getMissionSummaryDetails',
      summary: "Returns the person's missions of one kind, with the time at which days and weeks begin anew.",
      principals: owners,
      module: 'MISSIONLB3',
      input: z.strictObject({
        status: z
          .enum(['O', 'C', 'H'])
          .default('O')
          .describe(
            '`O`: open ones; `C`: those whose reward can be claimed; `H`: claimed and expired ones, newest first.',
          ),
        page: whole(1, 10_000).default(1).describe('Page number, from 1.'),
        size: whole(1, 99).default(20).describe('Maximum number of rows per page.'),
        language: Language.optional(),
      }),
      output: z.object({
        currency: Currency,
        list: z.array(Mission).describe('Rows of the page.'),
        ...pageCounts,
        claimable,
        timeZone,
        resetAt: z
          .object({
            daily: Instant.describe('When the next day begins.'),
            weekly: Instant.describe('When the next week begins.'),
          })
          .describe('When missions begin anew.'),
      }),
      errors: ['real_account_required'],
    }),
    claim: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_claimMission',
      summary:
        'Claims the reward of a mission. One that requires no play is paid at once; another one waits in the reward ' +
        'centre, where its terms are read before it is taken.',
      principals: owners,
      module: 'MISSIONLB3',
      money: true,
      input: z.strictObject({
        id: missionId.describe('Identifier of the mission.'),
        periodKey: z.union([z.literal('once'), Day]).describe('`periodKey` of the mission.'),
        language: Language.optional(),
      }),
      output: z.object({
        mission: Mission,
        paid: z.boolean().describe('Whether it was paid at once; otherwise it waits in the reward centre.'),
      }),
      underTerms: true,
      errors: ['not_found', 'mission_closed', 'real_account_required'],
    }),
    leaderboard: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getMissionLeaderboard',
      summary: 'Returns the leaderboards, with the ranks of one of them in one period.',
      principals: owners,
      module: 'MISSIONLB3',
      input: z.strictObject({
        id: missionId.optional().describe('Identifier of the leaderboard; absent: the first.'),
        periodKey: AskedDay.optional().describe('First day of the period; absent: the current one.'),
        language: Language.optional(),
      }),
      output: z.object({
        currency: Currency,
        timeZone,
        boards: z
          .array(
            z.object({
              id: z.string().describe('Identifier of the leaderboard.'),
              title: z.string().describe('Title in the requested language.'),
              period: BoardPeriod,
            }),
          )
          .describe('Leaderboards in the order of the site.'),
        periods: z
          .array(
            z.object({
              periodKey: z.string().describe('First day of the period.'),
              periodStart: Instant.describe('When it begins.'),
              periodEnd: Instant.describe('When it ends.'),
            }),
          )
          .describe('Periods of `board` that can be asked for, the newest first.'),
        board: Leaderboard.nullable().describe('The leaderboard; null: there is none.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
