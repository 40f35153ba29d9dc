import * as z from 'zod'
import { GameType, Vassalage, Volatility, gameFeatures } from './shapes.ts'
import { decimal } from './scalars.ts'

/** Which part of the catalogue. */
export const gameScope = {
  gameType: GameType.optional().describe('Filter by category; absent: all categories.'),
  vassalage: Vassalage.optional().describe('Filter by vendor; absent: all vendors.'),
}

/**
 * Sort orders of a game list: order of the operator (in a search: relevance), most played, title in the requested
 * language, newest, highest return to player.
 */
export const gameSorts = ['FEATURED', 'POPULAR', 'NAME', 'NEW', 'RTP'] as const
const features = new RegExp(`^(${gameFeatures.join('|')})(,(${gameFeatures.join('|')}))*$`)

/** By which a list of games is narrowed, searched and sorted. */
export const gameFilters = {
  ...gameScope,
  gameClassify: z
    .string()
    .max(32)
    .optional()
    .describe('Filter by group within the category, at most 32 characters; absent: all.'),
  gameName: z
    .string()
    .trim()
    .max(64)
    .optional()
    .describe(
      'Search text of at most 64 characters: a title in any language of the catalogue or in Latin ' +
        'transcription, a vendor or a feature. The search tolerates typing errors. Absent: no search.',
    ),
  filter: z
    .enum(['ALL', 'HOT', 'NEW'])
    .default('ALL')
    .describe('`HOT`: popular games; `NEW`: new games; `ALL`: all games.'),
  sort: z
    .enum(gameSorts)
    .default('FEATURED')
    .describe(
      '`FEATURED`: order of the operator, or of relevance in a search; `POPULAR`: most played first; ' +
        '`NAME`: by title in the requested language; `NEW`: newest first; `RTP`: highest return to player ' +
        'first.',
    ),
  volatility: Volatility.optional().describe('Filter by volatility; absent: all.'),
  minRtp: decimal(0, 100)
    .optional()
    .describe(
      'Minimum return to player in per cent, 0 to 100; games without a computed return are excluded. Absent: all.',
    ),
  features: z
    .string()
    .regex(features)
    .max(200)
    .optional()
    .describe(
      'Filter by features: codes of `GameFeature` separated by commas, all of which a game must have. ' +
        'Absent: all games.',
    ),
  stake: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .optional()
    .describe(
      "Filter by a possible stake, a decimal in the site's currency; games without published stake limits " +
        'are excluded. Absent: all.',
    ),
}
