import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { Currency, GameType, Language, Money, paragraphs } from '../shapes.ts'
import { RewardForm, SpinTerms } from './rewards.ts'
import { Instant } from '../scalars.ts'

const owners = ['member', 'agent'] as const
/** Size of a picture of five megabytes in base64, with some room. */
const pictureBytes = 7_100_000

export const promotionTypes = [
  'FIRST_DEPOSIT',
  'SIGN_UP',
  'DEPOSIT',
  'SLOTS',
  'LIVE',
  'SPORTS',
  'VIP',
  'REFERRAL',
  'RAFFLE',
  'MANUAL',
] as const
export const PromotionType = z.enum(promotionTypes).meta({
  id: 'PromotionType',
  description: 'What a promotion is about; `MANUAL`: what an operator decides, for instance a lucky bet.',
})

export const promotionCategories = [
  'NEW',
  'DEPOSIT',
  'SLOTS',
  'LIVE',
  'SPORTS',
  'VIP',
  'REFERRAL',
  'RAFFLE',
  'MANUAL',
] as const
export const PromotionCategory = z.enum(promotionCategories).meta({
  id: 'PromotionCategory',
  description: 'Where a promotion is listed; `NEW`: those for new members.',
})

export const promotionWays = ['DEPOSIT', 'AT_ONCE', 'APPLICATION', 'PAGE'] as const
export const PromotionWay = z.enum(promotionWays).meta({
  id: 'PromotionWay',
  description:
    'How a promotion is taken. `DEPOSIT`: it is joined, and the next deposit that is large enough brings its reward; ' +
    '`AT_ONCE`: joining brings the reward; `APPLICATION`: an operator decides; `PAGE`: nothing is taken here, the page of its type ' +
    '(`VIP`, `REFERRAL`, `RAFFLE`) tells what is given.',
})

export const activityStatuses = [
  'COMING_SOON',
  'JOINABLE',
  'JOINED',
  'APPLYING',
  'PROCESSING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'EXPIRED',
] as const
export const ActivityStatus = z.enum(activityStatuses).meta({
  id: 'ActivityStatus',
  description:
    '`COMING_SOON`, `JOINABLE`: not taken yet; `JOINED`: it waits for a deposit; `APPLYING`: the application waits, ' +
    '`PROCESSING`: an operator has begun with it, `REJECTED`; `ISSUED`: its reward can be claimed; `CLAIMED`: it was; ' +
    '`EXPIRED`: the promotion or the offer of its reward is over.',
})

export const promotionBases = ['REWARD', 'DEPOSIT_AND_REWARD'] as const

export const unmetCodes = ['DEPOSITED', 'ACCOUNT_DAYS', 'NEW_ACCOUNT_DAYS', 'NO_DEPOSIT', 'PLAYED', 'RANK'] as const
export const UnmetCondition = z
  .object({
    code: z
      .enum(unmetCodes)
      .describe(
        'What is not met. `DEPOSITED`, `PLAYED`: deposits, or valid bets in the eligible categories, during the ' +
          'promotion are too small; `ACCOUNT_DAYS`, `NEW_ACCOUNT_DAYS`: the account is younger, or older, than this; ' +
          '`NO_DEPOSIT`: it is for those without a deposit; `RANK`: the rank is too low.',
      ),
    have: z.string().describe('Current value: money, a whole number of days or deposits, or the name of the rank.'),
    need: z
      .string()
      .describe('Required value in the same unit: at least, but at most for `NEW_ACCOUNT_DAYS` and `NO_DEPOSIT`.'),
  })
  .meta({ id: 'UnmetCondition', description: 'A condition of a promotion that the person does not meet.' })

export const PromotionTerms = z
  .object({
    form: RewardForm,
    spins: SpinTerms.nullable().describe('Free spins that are given; null: it is no `SPINS`.'),
    percent: z.number().int().nullable().describe('Share of the deposit that is given, in per cent; null: a sum.'),
    amount: Money.nullable().describe('Sum that is given; null: a share, or what the operator decides.'),
    max: Money.nullable().describe('What is given at most; null: the sum.'),
    minDeposit: Money.nullable().describe('Least deposit that brings the reward; null: it needs none.'),
    multiple: z.number().describe('Wagering multiple; 0: no play is required.'),
    base: z
      .enum(promotionBases)
      .describe('What the multiple applies to: `REWARD`, or the deposit and the reward together.'),
    days: z.number().int().nullable().describe('Days for its play, from the moment its money comes; null: no limit.'),
    maxBet: Money.nullable().describe('Maximum stake of a round while it is active; null: no limit.'),
    maxRelease: Money.nullable().describe('What can become cash at most; null: all of it.'),
    claimDays: z.number().int().describe('Days in which the reward can be claimed.'),
    eligible: z
      .array(
        z.object({
          gameType: GameType,
          pct: z.number().int().describe('Share of a valid bet that counts, in per cent.'),
        }),
      )
      .describe('Contribution of bets by category of games; empty if no play is required.'),
  })
  .meta({ id: 'PromotionTerms', description: 'What a promotion gives, and the play it requires.' })

export const Promotion = z
  .object({
    promotionId: z.string().describe('Identifier of the promotion, also its place on the page: `/promotions#<id>`.'),
    type: PromotionType,
    category: PromotionCategory,
    way: PromotionWay,
    title: z.string().describe('Title in the requested language.'),
    tag: z.string().nullable().describe('A word or two beside the title; null: none.'),
    summary: z.string().describe('What it is, in a sentence.'),
    imageUrl: z.string().describe('Address of its picture, about 2:1.'),
    startsAt: Instant.describe('From when it can be taken.'),
    endsAt: Instant.nullable().describe('Until when; null: no end is planned.'),
    version: z.number().int().describe('Version of the terms: of those the person has taken, else the newest.'),
    termsVersion: z.string().describe('Version of what is shown; sent with `join` or `apply`, it says what was seen.'),
    terms: PromotionTerms,
    status: ActivityStatus,
    again: z.boolean().describe('Whether it can be applied for again after a rejection.'),
    unmet: z
      .array(UnmetCondition)
      .describe('Conditions that the person does not meet now; empty for visitors, and once its reward is decided.'),
    takenAt: Instant.nullable().describe('When the person joined or applied; null: they did not.'),
    reason: z.string().nullable().describe('Why an application was rejected, in words; null: it was not.'),
    given: Money.nullable().describe('Amount of the reward; null: there is none yet.'),
    rewardId: z.string().nullable().describe('Identifier of the reward in `rewards`; null: there is none yet.'),
    claimBy: Instant.nullable().describe('Until when the reward can be claimed; null: always, or there is none.'),
  })
  .meta({ id: 'Promotion', description: 'A promotion with its terms, and where the person stands with it.' })

const promotionId = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/)
  .describe('Identifier of the promotion.')
const termsVersion = z
  .string()
  .max(40)
  .optional()
  .describe('`termsVersion` as it was shown; refused if the terms have changed since. Absent: the newest terms.')
const category = PromotionCategory.optional().describe('Filter by category; absent: all.')

export default area(
  'promotions',
  { entry: 'member', about: 'Promotions, their terms, and taking part in them.' },
  {
    available: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
      summary:
        'Returns the promotions of the site that run or begin soon, in their order, without the state of a person.',
      principals: everyone,
      module: 'REWCEN3',
      input: z.strictObject({ category, language: Language.optional() }),
      output: z.object({
        currency: Currency,
        list: z.array(Promotion).describe('Promotions, in the order of the site.'),
      }),
      errors: [],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getAvailablePromotions',
      summary:
        'Returns the promotions for the person with their state: those that run or begin soon, and what the person ' +
        'has taken lately.',
      principals: owners,
      module: 'REWCEN3',
      input: z.strictObject({ category, language: Language.optional() }),
      output: z.object({
        currency: Currency,
        list: z.array(Promotion).describe('Promotions, in the order of the site; what has ended comes last.'),
      }),
      errors: ['real_account_required'],
    }),
    categories: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
      summary: 'Returns the promotion categories with their number of current promotions.',
      principals: everyone,
      module: 'REWCEN3',
      input: z.strictObject({}),
      output: z.object({
        list: z
          .array(
            z.object({
              category: PromotionCategory,
              count: z.number().int().describe('Number of promotions that run or begin soon.'),
            }),
          )
          .describe('Categories in their order.'),
      }),
      errors: [],
    }),
    detail: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getPromotionDetail',
      summary: 'Returns a promotion with its full terms: the version the person joined, else the newest.',
      principals: everyone,
      module: 'REWCEN3',
      input: z.strictObject({ promotionId, language: Language.optional() }),
      output: Promotion.extend({
        currency: Currency,
        content: z.string().describe('Full terms in the requested language, sanitised HTML.'),
      }),
      errors: ['not_found'],
    }),
    join: endpoint({
      method: 'POST',
      path: '/wps/relay/PROMOFE_submitPromotionJoin',
      summary: 'Joins a promotion under the terms shown. Joining again changes nothing.',
      principals: owners,
      module: 'REWCEN3',
      money: true,
      input: z.strictObject({ promotionId, termsVersion }),
      output: Promotion,
      underTerms: true,
      errors: [
        'not_found',
        'promotion_closed',
        'not_eligible',
        'terms_changed',
        'real_account_required',
        'rg_excluded',
        'rg_timeout',
      ],
    }),
    apply: endpoint({
      method: 'POST',
      path: '/wps/relay/PROMOFE_submitPromotionApply',
      summary: 'Applies for a promotion under the terms shown; an operator decides. One application is open at a time.',
      principals: owners,
      module: 'REWCEN3',
      money: true,
      input: z.strictObject({
        promotionId,
        termsVersion,
        remark: paragraphs(140).default('').describe('Remark, at most 140 characters; empty: none.'),
        images: z
          .array(z.uuid())
          .max(3)
          .default([])
          .describe('Identifiers of pictures uploaded with `promotions.addPicture`.'),
      }),
      output: Promotion,
      underTerms: true,
      errors: [
        'not_found',
        'promotion_closed',
        'not_eligible',
        'terms_changed',
        'real_account_required',
        'rg_excluded',
        'rg_timeout',
      ],
    }),
    addPicture: endpoint({
      method: 'POST',
      path: '/wps/relay/PROMOFE_submitPromotionImage',
      summary:
        'Uploads a picture (PNG or JPEG, at most 5 MB) for an application. The last three that no application has ' +
        'are kept, for a day. Sending the same picture again does not add another.',
      principals: owners,
      module: 'REWCEN3',
      retry: true,
      maxBytes: pictureBytes,
      input: z.strictObject({
        promotionId,
        image: z.base64().min(1).max(pictureBytes).describe('Picture, PNG or JPEG in base64, at most 5 MB decoded.'),
      }),
      output: z.object({ imageId: z.string().describe('Identifier of the picture.') }),
      errors: ['not_found', 'image_type', 'image_size', 'payload_too_large', 'rate_limited', 'real_account_required'],
    }),
  },
)
