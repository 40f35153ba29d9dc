import * as z from 'zod'

export const Money = z
  .string()
  .regex(/^\d{1,17}(\.\d{1,2})?$/)
  .meta({
    id: 'Money',
    description:
      'Money in major units of the currency beside it: a decimal string with at most two decimals, never ' +
      'negative. One amount has twelve digits at most; a sum may have more.',
  })
export const SignedMoney = z
  .string()
  .regex(/^-?\d{1,17}(\.\d{1,2})?$/)
  .meta({
    id: 'SignedMoney',
    description:
      'Money in major units of the currency beside it: a decimal string with at most two decimals, with a ' +
      'minus in front where it was lost.',
  })
export const Amount = z
  .string()
  .regex(/^(?!0(\.0{1,2})?$)(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
  .meta({
    id: 'Amount',
    description:
      "Money in major units of the person's currency: a decimal string of at most twelve digits and two decimals, more than zero.",
  })
export const TermsVersion = z
  .string()
  .regex(/^[A-Za-z0-9_-]{4,64}$/)
  .describe(
    'Version of terms that were shown. Sent with what they are for, the call is refused with ' +
      '`terms_changed` where other terms hold by then; absent: what holds is taken.',
  )
export const ShownTerms = z
  .record(z.string().max(32), TermsVersion)
  .refine((shown) => Object.keys(shown).length <= 8)
  .describe(
    'Versions of what the person has seen, by what they are of; at most 8. A call is refused with ' +
      '`terms_changed` where other terms hold by then; absent: what holds is taken.',
  )
export const Instant = z.iso.datetime().meta({ id: 'Instant', description: 'ISO 8601 instant in UTC.' })
export const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
  .describe(
    'BCP 47 language of the site, for instance `en`. Left out of a request, it is the language of the ' +
      'session, of the cookie `lang`, of `Accept-Language`, or else of the site.',
  )
export const NodeId = z.coerce
  .number()
  .int()
  .positive()
  .max(2_147_483_647)
  .describe('Number of the game in the catalogue.')
/** Category a game belongs to. */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
export const GameType = z.enum(gameTypes).meta({
  id: 'GameType',
  description:
    'Category of games: `RNG` slots and other games of chance, `LIVE` live dealers, `FISH` fishing, ' +
    '`PVP` players against each other, `SPORTS`, `ESPORTS`, `LOTT` lotteries, `ELOTT` electronic ' +
    'lotteries, `COCKFIGHT`.',
})
export const Vassalage = z
  .string()
  .regex(/^[A-Z0-9_]{1,24}$/)
  .describe('Code of the game vendor, for instance `PG`.')

/** Features of a game beside plain rounds. */
export const gameFeatures = [
  'FREE_SPINS',
  'MULTIPLIER',
  'WILDS',
  'RESPINS',
  'CASCADES',
  'BONUS_ROUND',
  'BONUS_BUY',
  'JACKPOT',
] as const
export const GameFeature = z
  .enum(gameFeatures)
  .meta({ id: 'GameFeature', description: 'What a game has beside plain rounds.' })
/** How unevenly a game pays, the most even first. */
export const volatilities = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const
export const Volatility = z.enum(volatilities).meta({
  id: 'Volatility',
  description:
    'How unevenly a game pays: its deviation per stake, times 1.65, below 5 (`LOW`), below 10 (`MEDIUM`), below 15 (`HIGH`), and above.',
})

/** What answers contain about a game, its vendor and the currency; the descriptions are here for all such fields. */
export const GameNumber = z.number().int().describe('Number of the game in the catalogue.')
export const GameTitle = z
  .string()
  .describe('Title of the game in the language asked for; English where there is none.')
export const VendorCode = z.string().describe('Code of the game vendor, for instance `PG`.')
export const VendorName = z.string().describe('Name of the vendor in the language asked for.')
export const Currency = z
  .string()
  .describe('Code of the currency, for instance `BDT`; play coins have a code of their own.')
/** The key a money call was sent with, to query its result. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,255}$/)
  .describe('`Idempotency-Key` of the call whose answer was lost: 8 to 255 visible ASCII characters.')
export const CaptchaAnswer = z.string().max(16).describe('Text read in the captcha; absent where none was shown.')
export const CaptchaId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .describe('The `id` the captcha was asked for with; absent: the one of the cookie.')

export const Code = z
  .string()
  .regex(/^\d{6}$/)
  .describe('A code of six digits, as it was sent by text message or mail.')
export const DialingCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .describe('Dialling code of the number: digits, with or without the plus.')
/** A mobile number as people write it. */
export const MobileNumber = z
  .string()
  .regex(/^[0-9٠-٩۰-۹०-९০-৯０-９\s()+.-]{4,24}$/)
  .describe(
    'Mobile number: digits as people write them, in any script; spaces, dots, dashes and brackets are read over.',
  )

export const pageQuery = (size: number) => ({
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page to answer, from 1.'),
  pageSize: z.coerce.number().int().min(1).max(99).default(size).describe('Rows of a page at most.'),
})

export const Game = z
  .object({
    nodeId: GameNumber,
    gameName: GameTitle,
    displayName: z.string().describe('The same title, where clients of this kind read it.'),
    iconUrl: z
      .string()
      .describe('Address of the picture: a path of the site, or an `https` address at one of its image hosts.'),
    vassalage: VendorCode,
    vendorName: VendorName,
    gameType: GameType,
    gameClassify: z.string().describe('Group of the category the game is listed under, for instance `DRAW`.'),
    gameCode: z.string().describe('Code of the game at its vendor.'),
    isGame: z
      .enum(['GAME', 'VASSALAGE'])
      .describe("`GAME` is one game; `VASSALAGE` stands for all games of a vendor and opens the vendor's own lobby."),
    isHot: z.union([z.literal(0), z.literal(1)]).describe('1: marked as much played, else 0.'),
    isNew: z.union([z.literal(0), z.literal(1)]).describe('1: marked as new, else 0.'),
    status: z
      .enum(['ON', 'MAINTENANCE', 'SOON'])
      .describe(
        '`ON` can be opened; `MAINTENANCE` cannot for now; `SOON` is listed, but its engine is not built ' +
          'yet: a launch is refused with `game_maintenance`.',
      ),
    rtp: z.number().optional().describe('Computed return to player in per cent; absent where no engine computes it.'),
    demo: z.boolean().describe('Whether trial players may play it.'),
  })
  .meta({ id: 'Game', description: 'A game of the catalogue.' })

/** Which page of a list was answered, and how much there is. */
export const pageCounts = {
  pageNum: z.number().int().describe('Page that was answered, from 1.'),
  totalPages: z.number().int().describe('Number of pages; 0 where there are no rows.'),
  totalCount: z.number().int().describe('Number of rows of all pages together.'),
}

/** One page of a list as the wire names it; every list also has its page number and the number of pages. */
export function pageOf<K extends 'games' | 'content' | 'list', T extends z.ZodType>(key: K, item: T) {
  const shape = { [key]: z.array(item).describe('Rows of the page.') } as Record<K, z.ZodArray<T>>
  return z.object({ ...shape, ...pageCounts })
}
