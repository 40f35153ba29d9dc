import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Currency, Game, GameType, Language, Money, SignedMoney, TermsVersion } from '../shapes.ts'
import { after, next, pageSize } from '../team-shapes.ts'
import { Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const

export const rewardSources = [
  'DEPOSIT',
  'SIGN_UP',
  'MISSION',
  'VIP_UPGRADE',
  'VIP_SALARY',
  'RAFFLE',
  'REFERRAL',
  'REBATE',
  'LEADERBOARD',
  'POINTS',
  'SLOTS',
  'LIVE',
  'SPORTS',
  'VIP',
  'MANUAL',
] as const
export const RewardSource = z.enum(rewardSources).meta({
  id: 'RewardSource',
  description:
    'What a reward is for; `POINTS`: it was redeemed for points; `SLOTS`, `LIVE`, `SPORTS`, `VIP`: a promotion of that ' +
    'type; `MANUAL`: an operator gave it.',
})

/** Forms of what is a sum from the beginning. */
export const moneyForms = ['CASH', 'BONUS'] as const
export const rewardForms = [...moneyForms, 'SPINS'] as const
export const RewardForm = z.enum(rewardForms).meta({
  id: 'RewardForm',
  description:
    '`CASH`: can be withdrawn once its own turnover is met; `BONUS`: becomes cash once its turnover is met; `SPINS`: ' +
    'free spins of a game, whose win becomes cash or a bonus.',
})

export const SpinTerms = z
  .object({
    nodeId: z.number().int().describe('Number of the game they are played on.'),
    gameName: z.string().describe('Name of the game in the requested language.'),
    vassalage: z.string().describe('Vendor of the game.'),
    gameType: GameType,
    count: z.number().int().describe('Number of free spins.'),
    stake: Money.describe('Stake of a spin, which the operator pays.'),
    days: z.number().int().describe('Days to play them, from the claim.'),
    maxWin: Money.nullable().describe('What is paid of all wins at most; null: no limit.'),
    expected: Money.nullable().describe(
      'Mean win of all spins by the published return of the game; null: the return is not published.',
    ),
  })
  .meta({ id: 'SpinTerms', description: 'Free spins of a game.' })

export const RewardSpins = SpinTerms.extend({
  left: z.number().int().describe('Spins that are left.'),
  won: Money.describe('Wins so far.'),
  playBy: Instant.nullable().describe('Until when they can be played; null: they were not claimed.'),
  open: z.boolean().describe('Whether they can be played now, or a round of them is not over.'),
  paid: Money.nullable().describe('What was paid as cash or a bonus; null: not yet, or never.'),
}).meta({ id: 'RewardSpins', description: 'Free spins of a reward, with what was played.' })

export const rewardStates = ['OFFERED', 'CLAIMED', 'ACTIVE', 'RELEASED', 'FORFEITED', 'EXPIRED', 'CANCELLED'] as const
export const RewardState = z.enum(rewardStates).meta({
  id: 'RewardState',
  description:
    '`OFFERED`: it can be claimed; `CLAIMED`: it waits for the bonuses before it; `ACTIVE`: its turnover is open, or its free ' +
    'spins are; ' +
    '`RELEASED`: it is cash, or was given without turnover; `FORFEITED` by the person, `EXPIRED`, `CANCELLED` by an ' +
    'operator.',
})

/** Why a reward ended, where its state does not say it. */
export const rewardReasons = [
  'not_claimed',
  'not_played',
  'nothing_won',
  'given_up',
  'nothing_left',
  'withdrawn_offer',
] as const

export const Reward = z
  .object({
    rewardId: z.string().describe('Identifier of the reward.'),
    source: RewardSource,
    form: RewardForm,
    title: z.string().nullable().describe('Title in the requested language; null: the source names it.'),
    note: z.string().nullable().describe('What the operator wrote with it; null: nothing.'),
    amount: Money.describe('What is given; of free spins the stakes they are worth.'),
    multiple: z.number().describe('Wagering multiple; 0: no play is required.'),
    base: Money.describe('Amount the multiple applies to; of free spins their win, once it is paid.'),
    required: Money.describe('Required turnover: base times multiple.'),
    done: Money.describe('Turnover so far.'),
    percent: z.number().int().describe('Progress in per cent: a whole number, 100 only once the turnover is met.'),
    days: z.number().int().nullable().describe('Days for its play, from the moment it is active; null: no limit.'),
    maxBet: Money.nullable().describe('Maximum stake of a round while it is active; null: no limit.'),
    maxRelease: Money.nullable().describe('What can become cash at most; null: all of it.'),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z.number().int().describe('Share of a valid bet that counts, in per cent.'),
        }),
      )
      .describe('Contribution of bets by category of games; empty if no play is required.'),
    terms: TermsVersion.describe('Version of its amount and terms, for `rewards.claim`.'),
    state: RewardState,
    reason: z.enum(rewardReasons).nullable().describe('Why it ended; null: its state says it.'),
    offeredAt: Instant.describe('When it was offered.'),
    claimBy: Instant.nullable().describe('Until when it can be claimed; null: always.'),
    claimedAt: Instant.nullable().describe('When it was claimed; null: it was not.'),
    activeSince: Instant.nullable().describe('When its money came; null: it has not come.'),
    expiresAt: Instant.nullable().describe('Until when its turnover can be met; null: always, or it is not active.'),
    endedAt: Instant.nullable().describe('When it ended; null: it has not.'),
    released: Money.describe('What became cash.'),
    spins: RewardSpins.nullable().describe('Its free spins; null: it is no `SPINS`.'),
  })
  .meta({ id: 'Reward', description: 'Something given to a person: a bonus or cash, with its terms and state.' })

const RewardEvenings = z
  .object({
    game: Game,
    pct: z.number().int().describe('Share of a valid bet that counts, in per cent.'),
    played: z.boolean().describe('Whether the person has played it lately.'),
    rounds: z.number().int().describe('Rounds until the turnover is met.'),
    seconds: z.number().int().describe('Time that takes, in seconds, at the usual pace of the game.'),
    turnover: Money.describe('Stakes of these rounds together.'),
    staked: Money.describe('Mean of what is staked: less, where nothing is left before.'),
    lost: SignedMoney.describe('Mean of what is lost of it.'),
    end: Money.describe('Mean of the money at the end.'),
    ahead: z.number().int().describe('Of a hundred evenings: those that end with more than the own money.'),
    nothingLeft: z
      .number()
      .int()
      .describe('Of a hundred evenings: those that end with nothing before the turnover is met.'),
    ends: z.array(Money).describe('Money at the end of a hundred evenings, least first.'),
  })
  .meta({
    id: 'RewardEvenings',
    description: 'How the play of a reward ends on a game: evenings played through with its published returns.',
  })

/** What the play of something given costs. */
export const costFields = {
  own: Money.describe('Own cash of the person, a deposit it comes with included.'),
  start: Money.describe('With what is given on top of it.'),
  stake: Money.describe('Stake of a round.'),
  usual: Money.nullable().describe('Mean stake of the last 30 days; null: nothing was played.'),
  required: Money.describe('Required turnover.'),
  evenings: z.number().int().describe('Evenings that were played through on each game.'),
  list: z.array(RewardEvenings).describe('Games, those of the person first; empty if none can be worked out.'),
}

/** What the menus show of promotions. */
export const promoFields = {
  availablePromo: z.boolean().describe('Whether the person can invite friends.'),
  availablePromoCount: z.number().int().describe('Number of rewards that can be claimed.'),
}

export default area(
  'rewards',
  { entry: 'member', about: 'Rewards that wait for a person, their claim, and what giving one up costs.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getClaimPromotion',
      summary: 'Returns rewards of the person, newest first.',
      principals: owners,
      module: 'REWCEN3',
      input: z.strictObject({
        status: z
          .enum(['CLAIMABLE', 'IN_PROGRESS', 'HISTORY'])
          .default('CLAIMABLE')
          .describe('`IN_PROGRESS`: claimed or active; `HISTORY`: ended.'),
        source: RewardSource.optional().describe('Filter by source; absent: all.'),
        after,
        pageSize,
      }),
      output: z.object({
        currency: Currency,
        list: z.array(Reward).describe('Rows of the page.'),
        next,
        claimable: z.number().int().describe('Number of rewards that can be claimed.'),
      }),
      errors: ['real_account_required'],
    }),
    claim: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_claimPromotion',
      summary:
        'Claims a reward, or all that ask for no play: cash comes at once, a bonus once those before it have ended, ' +
        'and free spins can be played.',
      principals: owners,
      module: 'REWCEN3',
      money: true,
      input: z.strictObject({
        rewardId: z
          .string()
          .regex(/^\d{1,18}$/)
          .optional()
          .describe('Reward to claim; absent: all that ask for no play.'),
        terms: TermsVersion.optional().describe(
          '`terms` of the reward as they were shown. If others apply by then, the call is refused with `terms_changed`.',
        ),
      }),
      output: z.object({ list: z.array(Reward).describe('What was claimed, in its state now.') }),
      underTerms: true,
      errors: ['real_account_required', 'not_found', 'reward_closed', 'rg_excluded', 'rg_timeout', 'terms_changed'],
    }),
    cost: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getRewardCost',
      summary:
        'Returns what a reward that is offered or waits really costs: rounds, time, mean loss and how often its play ends ' +
        'ahead, on games that count for it. Games whose returns are not published are left out.',
      principals: owners,
      module: 'REWCEN3',
      input: z.strictObject({
        rewardId: z
          .string()
          .regex(/^\d{1,18}$/)
          .describe('Identifier of the reward.'),
        stake: Money.optional().describe(
          'Stake of a round, at most the largest that the terms allow; absent: the usual one of the person.',
        ),
        language: Language.optional(),
      }),
      output: z.object({
        currency: Currency,
        reward: Reward,
        ...costFields,
      }),
      errors: ['real_account_required', 'not_found', 'reward_closed'],
    }),
    forfeit: endpoint({
      method: 'POST',
      path: '/wps/relay/PROMOFE_forfeitBonus',
      summary:
        'Gives up a reward that is offered, waits or is active. What an active one has become returns to the operator.',
      principals: owners,
      module: 'REWCEN3',
      money: true,
      input: z.strictObject({
        rewardId: z
          .string()
          .regex(/^\d{1,18}$/)
          .describe('Identifier of the reward.'),
      }),
      output: Reward,
      errors: ['real_account_required', 'not_found', 'reward_closed'],
    }),
  },
)
