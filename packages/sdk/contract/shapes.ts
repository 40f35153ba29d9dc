import * as z from 'zod'
import { oneLine, withoutTowers } from '../identity/one-line.ts'
import { codeText } from '../identity/visible-text.ts'
import { maxInteger, whole } from './scalars.ts'

export const Money = z
  .string()
  .regex(/^\d{1,17}(\.\d{1,2})?$/)
  .meta({
    id: 'Money',
    description:
      'Amount of money in major units of the accompanying currency: a non-negative decimal string with at ' +
      'most two decimals. A single amount has at most twelve integer digits; a sum can have up to 17.',
  })
export const SignedMoney = z
  .string()
  .regex(/^-?\d{1,17}(\.\d{1,2})?$/)
  .meta({
    id: 'SignedMoney',
    description:
      'Signed amount of money in major units of the accompanying currency: a decimal string with at most ' +
      'two decimals, with a leading minus if negative.',
  })
export const Amount = z
  .string()
  .regex(/^(?!0(\.0{1,2})?$)(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
  .meta({
    id: 'Amount',
    description:
      "Amount of money in major units of the person's currency: a decimal string greater than zero, with " +
      'at most twelve integer digits and two decimals.',
  })
/** A person's own words on one line, of at most so many characters. */
export const line = (most: number) => z.string().overwrite(oneLine).max(most)
/** A person's own words on any number of lines. */
export const paragraphs = (most: number) => z.string().trim().overwrite(withoutTowers).max(most)
export const TermsVersion = z
  .string()
  .regex(/^[A-Za-z0-9_-]{4,64}$/)
  .describe(
    'Version of the terms that were shown. When it is sent with a call and other terms apply by then, ' +
      'the call is refused with `terms_changed`; if absent, the current terms apply.',
  )
export const ShownTerms = z
  .record(z.string().max(32), TermsVersion)
  .refine((shown) => Object.keys(shown).length <= 8)
  .describe(
    'Versions of the terms that the person has seen, by their name; at most 8. If other terms apply by ' +
      'then, the call is refused with `terms_changed`; if absent, the current terms apply.',
  )
export const Language = z
  .string()
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$/)
  .describe(
    'BCP 47 language tag, for instance `en`, in letters of either case, its parts also joined by `_`. If a request omits it, the language is taken from the ' +
      'cookie `lang`, then the session, then `Accept-Language`, then the default of the site.',
  )
export const NodeId = whole(1, maxInteger).describe('Number of the game in the catalogue.')
/** What a transfer is for. */
export const transferPurposes = ['WAGES', 'BONUS', 'REFUND', 'GIFT', 'OTHER'] as const
export const TransferPurpose = z
  .enum(transferPurposes)
  .meta({ id: 'TransferPurpose', description: 'What a transfer is for.' })

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
export const GameFeature = z.enum(gameFeatures).meta({ id: 'GameFeature', description: 'Feature of a game.' })
/** Volatility of a game, lowest first. */
export const volatilities = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const
export const Volatility = z.enum(volatilities).meta({
  id: 'Volatility',
  description:
    'Volatility index of a game, which is the standard deviation per unit staked times 1.65: below 5 ' +
    '`LOW`, below 10 `MEDIUM`, below 15 `HIGH`, otherwise `VERY_HIGH`.',
})

/** Common fields of games, vendors and currencies with their descriptions. */
export const GameNumber = z.number().int().describe('Number of the game in the catalogue.')
export const GameTitle = z
  .string()
  .describe('Title of the game in the requested language; in English if there is no translation.')
export const VendorCode = z.string().describe('Code of the game vendor, for instance `PG`.')
export const VendorName = z.string().describe('Name of the vendor in the requested language.')
export const Currency = z.string().describe('Currency code, for instance `BDT`; play money has its own code.')
/** Idempotency key of an earlier call, to query its result. */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,255}$/)
  .describe(
    '`Idempotency-Key` of the original call, to look up its result after a lost response: 8 to 255 ' +
      'visible ASCII characters.',
  )
export const CaptchaAnswer = z.string().max(16).describe('Answer to the captcha; absent if none was shown.')
export const CaptchaId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .describe('The `id` that the captcha was requested with; absent: the id in the cookie.')

export const Code = z
  .string()
  .regex(/^\d{6}$/)
  .describe('Verification code of six digits, sent by SMS or email.')
/** A code of an invitation, as it was meant: what stands around it and letters of full width are read as it. */
export const InvitationCode = z.string().max(64).overwrite(codeText)

export const DialingCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .describe('Country dialling code: digits, with or without the leading plus.')
/** A phone number with digits of any script, as typed, or as copied from contacts, a link or a document. */
export const MobileNumber = z
  .string()
  .regex(/^(?:[Tt][Ee][Ll]:)?[0-9٠-٩۰-۹०-९০-৯０-９\s()+＋.\u2010-\u2015\u2212-]{4,24}$/)
  .describe('Mobile number with digits of any script; spaces, dots, dashes and brackets are ignored.')

export const pageQuery = (size: number) => ({
  pageNo: whole(1, 10_000).default(1).describe('Page number, from 1.'),
  pageSize: whole(1, 99).default(size).describe('Maximum number of rows per page.'),
})

export const Game = z
  .object({
    nodeId: GameNumber,
    gameName: GameTitle,
    displayName: z.string().describe('Same as `gameName`, for clients that read this field.'),
    iconUrl: z.string().describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
    vassalage: VendorCode,
    vendorName: VendorName,
    gameType: GameType,
    gameClassify: z.string().describe('Group within the category that the game is listed in, for instance `DRAW`.'),
    gameCode: z.string().describe('Code of the game at its vendor.'),
    isGame: z
      .enum(['GAME', 'VASSALAGE'])
      .describe('`GAME`: a single game; `VASSALAGE`: the lobby of a vendor with all its games.'),
    isHot: z.union([z.literal(0), z.literal(1)]).describe('1 if the game is marked as popular, otherwise 0.'),
    isNew: z.union([z.literal(0), z.literal(1)]).describe('1 if the game is marked as new, otherwise 0.'),
    status: z
      .enum(['ON', 'MAINTENANCE', 'SOON'])
      .describe(
        '`ON`: can be launched; `MAINTENANCE`: temporarily unavailable; `SOON`: listed but not yet ' +
          'available. A launch in the last two states is refused with `game_maintenance`.',
      ),
    rtp: z
      .number()
      .optional()
      .describe("Return to player in per cent, as computed from the game's mathematics; absent if not computed."),
    demo: z.boolean().describe('Whether trial players can play the game.'),
  })
  .meta({ id: 'Game', description: 'A game of the catalogue.' })

/** Number of the page, and number of pages and rows. */
export const pageCounts = {
  pageNum: z.number().int().describe('Number of this page, from 1.'),
  totalPages: z.number().int().describe('Total number of pages; 0 if there are no rows.'),
  totalCount: z.number().int().describe('Total number of rows of all pages.'),
}

/** One page of a list under its property on the wire, with the counts of pages and rows. */
export function pageOf<K extends 'games' | 'content' | 'list', T extends z.ZodType>(key: K, item: T) {
  const shape = { [key]: z.array(item).describe('Rows of the page.') } as Record<K, z.ZodArray<T>>
  return z.object({ ...shape, ...pageCounts })
}
