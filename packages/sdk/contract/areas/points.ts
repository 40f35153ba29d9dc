import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { Currency, GameType, IdempotencyKey, Language, Money, TermsVersion, line } from '../shapes.ts'
import { after, next, pageSize } from '../team-shapes.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { SpinTerms } from './rewards.ts'
import { Instant, whole } from '../scalars.ts'

const owners = ['member', 'agent'] as const

export const pointItemTypes = ['GOODS', 'BONUS', 'SPINS', 'CASH'] as const
export const PointItemType = z.enum(pointItemTypes).meta({
  id: 'PointItemType',
  description:
    '`GOODS`: something that is delivered; `BONUS`: a bonus, which becomes cash once its turnover is met; `SPINS`: ' +
    'free spins of a game; `CASH`. All but goods come as a reward, which is claimed in the reward centre.',
})

export const pointOrderStates = ['PROCESSING', 'APPROVED', 'REJECTED'] as const
export const PointOrderState = z.enum(pointOrderStates).meta({
  id: 'PointOrderState',
  description:
    '`PROCESSING`: points and stock are reserved; `APPROVED`: it was sent or offered; `REJECTED`: points and stock ' +
    'were returned.',
})

export const pointSorts = ['newest', 'cheapest', 'dearest'] as const

const Points = z.number().int().min(0)
const itemId = z.string().regex(/^\d{1,18}$/)

export const PointItem = z
  .object({
    itemId: z.string().describe('Identifier of the item.'),
    type: PointItemType,
    title: z.string().describe('Title in the requested language.'),
    note: z.string().nullable().describe('Description in the requested language; null: none.'),
    image: z.string().describe('Path of its picture.'),
    points: Points.describe('Price in points.'),
    stock: Points.nullable().describe('How many are left; null: no limit.'),
    limit: Points.nullable().describe('How many one person can redeem; null: no limit.'),
    taken: Points.describe('How many the person has redeemed; 0 for visitors.'),
    rank: z
      .object({
        label: z.string().describe('Name of the rank in the requested language.'),
        reached: z.boolean().describe('Whether the person has it, or a higher one; false for visitors.'),
      })
      .nullable()
      .describe('Least rank that can redeem it; null: none is asked for.'),
    amount: Money.nullable().describe(
      'Of a bonus and of cash: what is given; of free spins the stakes they are worth; null: goods.',
    ),
    multiple: z.number().nullable().describe('Wagering multiple of the amount, 0: no play is required; null: goods.'),
    days: z.number().int().nullable().describe('Days for the play of a bonus; null: no limit, or no bonus.'),
    spins: SpinTerms.nullable().describe('Free spins; null: it is no `SPINS`.'),
    version: z.string().describe('Version of price and terms, for `redeem`.'),
  })
  .meta({ id: 'PointItem', description: 'An item of the points mall.' })

const address = {
  name: line(80).min(1).describe('Name of the recipient.'),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d\s()-]{6,24}$/)
    .describe('Telephone number: digits, with or without a leading plus.'),
  street: line(140).min(1).describe('Street and number.'),
  city: line(80).min(1).describe('City.'),
  postcode: line(16).min(1).describe('Postcode.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('ISO 3166-1 code of the country.'),
}
export const PointAddress = z.object(address).meta({ id: 'PointAddress', description: 'Where goods are delivered to.' })

export const PointOrder = z
  .object({
    orderId: z.string().describe('Number of the order.'),
    itemId: z.string().describe('Identifier of the item.'),
    type: PointItemType,
    title: z.string().describe('Title of the item in the requested language, as it was when it was redeemed.'),
    image: z.string().describe('Path of its picture.'),
    points: Points.describe('Price paid, in points.'),
    amount: Money.nullable().describe(
      'Of a bonus and of cash: what is given; of free spins the stakes they are worth; null: goods.',
    ),
    status: PointOrderState,
    remark: z.string().nullable().describe('What the operator wrote: the reason of a rejection; null: nothing.'),
    deliveryNo: z.string().nullable().describe('Delivery number of goods that were sent; null: none yet.'),
    address: PointAddress.nullable().describe('Where goods are delivered to; null: no goods.'),
    at: Instant.describe('When it was redeemed.'),
    closedAt: Instant.nullable().describe('When it was approved or rejected; null: not yet.'),
  })
  .meta({ id: 'PointOrder', description: 'A redeemed item.' })

export const PointConversion = z
  .object({
    conversionNo: z.string().describe('Number of the conversion: `txNo` of its entry in the ledger of points.'),
    points: Points.describe('Points that were converted.'),
    amount: Money.describe('Cash that came for them.'),
    required: Money.describe('Turnover that the cash requires.'),
    balance: Points.describe('Points that are left.'),
    at: Instant.describe('When they were converted.'),
  })
  .meta({ id: 'PointConversion', description: 'Points that were converted into cash.' })

export default area(
  'points',
  { entry: 'member', about: 'Points for play and the mall that takes them.' },
  {
    balance: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getPointBalance',
      summary: 'Returns the points balance and the restrictions on its use.',
      principals: owners,
      module: 'PTSYS3',
      input: z.strictObject({}),
      output: z.object({
        points: Points.describe('Balance.'),
        owed: Points.describe(
          'Points that were spent before the play they came from was rolled back. New points pay them first; until ' +
            'then nothing can be redeemed or converted.',
        ),
        leftToday: Points.describe('Points that can still be converted today.'),
        resetAt: Instant.describe("When `leftToday` is reset: midnight in the site's time zone."),
        hasFundPassword: z.boolean().describe('Whether a fund password is set.'),
        lastAddress: PointAddress.nullable().describe('Address of the last goods that were redeemed; null: none.'),
      }),
      errors: ['real_account_required'],
    }),
    config: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getPointConfig',
      summary: 'Returns how points are earned and converted.',
      principals: everyone,
      module: 'PTSYS3',
      input: z.strictObject({}),
      output: z.object({
        currency: Currency,
        ratio: Points.describe('Points for 1.00 in cash. Cash is rounded down to 0.01.'),
        min: Points.describe('Minimum number of points of a conversion.'),
        step: Points.describe('A conversion takes a multiple of this many points.'),
        perDay: Points.describe('Maximum number of points converted per day.'),
        multiple: z.number().describe('Wagering multiple of the cash; 0: no play is required.'),
        rates: z
          .array(
            z.object({
              gameType: GameType,
              per100: z.number().describe('Points per 100.00 of valid bet, at the rank of whoever asks.'),
            }),
          )
          .describe('Categories of games that earn points. What is less than a point is kept and adds up.'),
        countries: z.array(z.string()).describe('Countries goods are delivered to, as ISO 3166-1 codes.'),
      }),
      errors: [],
    }),
    items: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getPointReward',
      summary: 'Returns the items of the points mall.',
      principals: everyone,
      module: 'PTSYS3',
      input: z.strictObject({
        type: PointItemType.optional().describe('Filter by type; absent: all.'),
        maxPoints: whole(0, 1_000_000_000)
          .optional()
          .describe('Only items that cost at most this many points; absent: all.'),
        sort: z.enum(pointSorts).default('newest').describe('Order of the list.'),
        language: Language.optional(),
        after,
        pageSize,
      }),
      output: z.object({
        currency: Currency,
        list: z.array(PointItem).describe('Rows of the page.'),
        next,
      }),
      errors: [],
    }),
    orders: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getRedeemPointList',
      summary: 'Returns the person’s orders in the points mall, newest first.',
      principals: owners,
      module: 'PTSYS3',
      input: z.strictObject({
        status: PointOrderState.optional().describe('Filter by state; absent: all.'),
        language: Language.optional(),
        after,
        pageSize,
      }),
      output: z.object({
        currency: Currency,
        list: z.array(PointOrder).describe('Rows of the page.'),
        next,
      }),
      errors: ['real_account_required'],
    }),
    redeem: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
      summary: 'Redeems an item: reserves its points and stock until an operator has approved or rejected it.',
      principals: owners,
      module: 'PTSYS3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        itemId: itemId.describe('Identifier of the item.'),
        version: TermsVersion.optional(),
        address: z
          .strictObject(address)
          .optional()
          .describe('Where to deliver goods; required with them, ignored otherwise.'),
        language: Language.optional(),
        fundPassword: FundPassword,
      }),
      output: PointOrder,
      underTerms: true,
      errors: [
        ...fundPasswordErrors,
        'not_found',
        'terms_changed',
        'points_not_enough',
        'rank_too_low',
        'points_owed',
        'out_of_stock',
        'limit_reached',
      ],
    }),
    findOrder: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_findPointOrder',
      summary: 'Returns an order by its idempotency key, to look up its result after a lost response.',
      principals: owners,
      module: 'PTSYS3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey, language: Language.optional() }),
      output: PointOrder,
      errors: ['not_found', 'real_account_required'],
    }),
    convert: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/MCS2_convertPoint',
      summary: 'Converts points into cash with a turnover requirement.',
      principals: owners,
      module: 'PTSYS3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        points: z.number().int().min(1).max(1_000_000_000).describe('Points to convert.'),
        ratio: z
          .number()
          .int()
          .min(1)
          .max(1_000_000)
          .optional()
          .describe('`ratio` as it was shown. If another applies by then, the call is refused with `terms_changed`.'),
        multiple: z.number().min(0).max(100).optional().describe('Likewise `multiple`, as it was shown.'),
        fundPassword: FundPassword,
      }),
      output: PointConversion,
      underTerms: true,
      errors: [
        ...fundPasswordErrors,
        'terms_changed',
        'points_not_enough',
        'points_owed',
        'points_out_of_range',
        'rg_excluded',
        'rg_timeout',
      ],
    }),
    findConversion: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_findPointConversion',
      summary: 'Returns a conversion by its idempotency key, to look up its result after a lost response.',
      principals: owners,
      module: 'PTSYS3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: PointConversion,
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
