import * as z from 'zod'
import {
  Currency,
  Game,
  GameFeature,
  GameNumber,
  GameTitle,
  GameType,
  Money,
  SignedMoney,
  VendorCode,
  VendorName,
  Volatility,
} from './shapes.ts'
import { Instant } from './scalars.ts'

export const share = z.number().int().describe('Share of a valid bet that counts, in per cent.')

export const OwnPlay = z
  .object({
    currency: Currency,
    lastPlayedAt: Instant.describe('When the last round began, whether or not it is settled.'),
    lastNet: SignedMoney.optional().describe(
      'Result of the last settled round, win less stake; absent if none is settled.',
    ),
    rounds: z.number().int().describe('Number of settled rounds.'),
    stake: Money.describe('Sum of the stakes.'),
    win: Money.describe('Sum of the wins.'),
    net: SignedMoney.describe('Wins less stakes.'),
  })
  .meta({ id: 'OwnPlay', description: 'Results of a person in a game, over the settled rounds of the last 90 days.' })

export const GameSheet = z
  .object({
    game: Game.describe('The game.'),
    vendorName: VendorName,
    volatility: Volatility.optional().describe('Volatility of the game; absent if not computed.'),
    features: z.array(GameFeature).describe('Features of the game.'),
    languages: z.array(z.string()).describe('BCP 47 languages of the game.'),
    bet: z
      .object({
        currency: Currency,
        min: Money.describe('Minimum stake of a round.'),
        max: Money.describe('Maximum stake of a round.'),
      })
      .optional()
      .describe('Stake limits of a round; absent if the vendor does not publish them.'),
    bonus: z
      .object({
        percent: z
          .number()
          .int()
          .describe(
            'Share of a valid bet that counts, in per cent; 0: it does not count, and such bets are refused while a ' +
              'bonus is open.',
          ),
        running: z.boolean().describe('Whether it is that of the bonus the person plays with; else of a new bonus.'),
      })
      .describe('What bets on the game count for the play that a bonus requires.'),
    mine: OwnPlay.optional().describe(
      "The person's own results in the game; absent for visitors and if the person has not played it.",
    ),
  })
  .meta({ id: 'GameSheet', description: 'Details of a game.' })

export const Room = z
  .object({
    roomId: z.string().describe('Identifier of the room, for `games.launch`.'),
    nodeId: GameNumber,
    gameName: GameTitle,
    vassalage: VendorCode,
    vendorName: VendorName,
    level: z.string().describe('Name of the stake level in the requested language.'),
    stake: Money.describe('Stake of a round in the room.'),
    minBalance: Money.describe('Minimum balance to enter the room.'),
    online: z.number().int().describe('Number of people who have a game session in the game now.'),
    status: z
      .enum(['ON', 'MAINTENANCE', 'SOON'])
      .describe('`ON`: can be entered; `MAINTENANCE`: temporarily unavailable; `SOON`: not yet available.'),
  })
  .meta({ id: 'Room', description: 'A room of a PVP game.' })

export const VendorCard = z
  .object({
    vassalage: VendorCode,
    displayName: z.string().describe('Name of the vendor in the requested language.'),
    gameCount: z
      .number()
      .int()
      .describe("Number of the vendor's games in the category, equal to the length of its list."),
  })
  .meta({ id: 'VendorCard', description: 'A vendor in a category.' })

export const Lane = z
  .object({
    gameCategory: GameType.describe('Category.'),
    title: z.string().describe('Name of the category in the requested language.'),
    gameCount: z
      .number()
      .int()
      .describe(
        'Sum of the game counts of `cards`, without vendor lobbies (`VASSALAGE`) that are listed among the games.',
      ),
    cards: z.array(VendorCard).describe('Vendors of the category in display order.'),
    gameClassify: z.array(z.string()).describe('Groups by which the list can be filtered; each has at least one game.'),
    features: z.array(GameFeature).describe('Features by which the list can be filtered; each has at least one game.'),
    volatilities: z
      .array(Volatility)
      .describe('Volatilities by which the list can be filtered; each has at least one game.'),
  })
  .meta({ id: 'Lane', description: 'A category of games with its vendors.' })
