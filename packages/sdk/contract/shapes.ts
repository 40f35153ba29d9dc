import * as z from 'zod'

/**
 * Money in an answer: a decimal string, at most two decimals, never a float. Negative only where a field says so.
 * One amount has twelve digits at most; a sum may have more.
 */
export const Money = z
  .string()
  .regex(/^\d{1,17}(\.\d{1,2})?$/)
  .meta({ id: 'Money' })
/** The same with a minus in front where it was lost. */
export const SignedMoney = z
  .string()
  .regex(/^-?\d{1,17}(\.\d{1,2})?$/)
  .meta({ id: 'SignedMoney' })
/** Money in a question: more than zero, at most twelve digits and two decimals. */
export const Amount = z
  .string()
  .regex(/^(?!0(\.0{1,2})?$)(0|[1-9]\d{0,11})(\.\d{1,2})?$/)
  .meta({ id: 'Amount' })
/**
 * Version of terms that were shown. Sent with what they are for, it is refused with `terms_changed` where other terms
 * hold by then; who sends none takes what holds.
 */
export const TermsVersion = z.string().regex(/^[A-Za-z0-9_-]{4,64}$/)
/** Versions of what a person has seen, by what they are of. */
export const ShownTerms = z.record(z.string().max(32), TermsVersion).refine((shown) => Object.keys(shown).length <= 8)
/** ISO 8601 instant, UTC. */
export const Instant = z.iso.datetime().meta({ id: 'Instant' })
/** BCP 47 language of the site, as the person set it. */
export const Language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
export const NodeId = z.coerce.number().int().positive().max(2_147_483_647)
/** Product line a game belongs to (glossary: category, gameType). */
export const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
export const GameType = z.enum(gameTypes).meta({ id: 'GameType' })
/** Game vendor code, for instance `PG`. */
export const Vassalage = z.string().regex(/^[A-Z0-9_]{1,24}$/)

/** What a game has beside plain rounds. */
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
export const GameFeature = z.enum(gameFeatures).meta({ id: 'GameFeature' })
/** How unevenly a game pays: its deviation per stake, times 1.65, below 5, 10, 15, and above. */
export const volatilities = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const
export const Volatility = z.enum(volatilities).meta({ id: 'Volatility' })

/** A code of six digits, as sent by sms or mail. */
export const Code = z.string().regex(/^\d{6}$/)
/** Digits, with or without the plus. */
export const DialingCode = z.string().regex(/^\+?\d{1,4}$/)
/** Digits as people write them, in any script they type: spaces, dots, dashes and brackets are read over. */
export const MobileNumber = z.string().regex(/^[0-9٠-٩۰-۹०-९০-৯０-９\s()+.-]{4,24}$/)

export const pageQuery = (size: number) => ({
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(99).default(size),
})

export const Game = z
  .object({
    nodeId: z.number().int(),
    /** Title in the language asked for; English where there is none. */
    gameName: z.string(),
    displayName: z.string(),
    iconUrl: z.string(),
    vassalage: z.string(),
    /** What its vendor is called in the language asked for. */
    vendorName: z.string(),
    gameType: GameType,
    gameClassify: z.string(),
    gameCode: z.string(),
    isGame: z.enum(['GAME', 'VASSALAGE']),
    isHot: z.union([z.literal(0), z.literal(1)]),
    isNew: z.union([z.literal(0), z.literal(1)]),
    /** `SOON`: listed, its engine is not built yet; launch is refused with `game_maintenance`. */
    status: z.enum(['ON', 'MAINTENANCE', 'SOON']),
    /** Computed return to player in per cent; only where the engine computes it. */
    rtp: z.number().optional(),
    /** Trial players may play it. */
    demo: z.boolean(),
  })
  .meta({ id: 'Game' })

/** One page of a list as the wire names it; every list also says which page it is and how many there are. */
export function pageOf<K extends 'games' | 'content' | 'list', T extends z.ZodType>(key: K, item: T) {
  const shape = { [key]: z.array(item) } as Record<K, z.ZodArray<T>>
  return z.object({
    ...shape,
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    totalCount: z.number().int(),
  })
}
