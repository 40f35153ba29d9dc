import * as z from 'zod'
import { Jackpot, Rank, Winner } from '../boards.ts'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import {
  Currency,
  Game,
  GameFeature,
  GameNumber,
  GameTitle,
  GameType,
  Instant,
  Language,
  Money,
  NodeId,
  SignedMoney,
  Vassalage,
  VendorCode,
  VendorName,
  Volatility,
  gameFeatures,
  gameTypes,
  pageOf,
  pageQuery,
} from '../shapes.ts'

/** Sent with every game call by clients of this kind; read, checked, not needed. */
export const client = {
  clientType: z.string().max(16).optional().describe('Kind of client; read and checked, not needed.'),
  platform: z.string().max(32).optional().describe('Platform of the client; read and checked, not needed.'),
  merchant: z.string().max(32).optional().describe('Code of the merchant; read and checked, not needed.'),
  merchantCode: z.string().max(32).optional().describe('Code of the merchant; read and checked, not needed.'),
  language: Language.optional(),
}
const narrowing = {
  gameType: GameType.optional().describe('Category to narrow the list to; absent: all.'),
  vassalage: Vassalage.optional().describe('Vendor to narrow the list to; absent: all.'),
}

export const VendorCard = z
  .object({
    vassalage: VendorCode,
    displayName: z.string().describe('Name of the vendor in the language asked for.'),
    gameCount: z.number().int().describe('Number of games the vendor has in the category: as many as its list has.'),
  })
  .meta({ id: 'VendorCard', description: 'A vendor in a category.' })

export const Lane = z
  .object({
    gameCategory: GameType.describe('Category of the lane.'),
    title: z.string().describe('Name of the category in the language asked for.'),
    gameCount: z
      .number()
      .int()
      .describe(
        "Sum of the counts of the cards; vendors' halls (`VASSALAGE`) that a list shows between games do not count.",
      ),
    cards: z.array(VendorCard).describe('Vendors of the category, in the order they are shown.'),
    gameClassify: z.array(z.string()).describe('Groups the list can be narrowed to, each of at least one game.'),
    features: z.array(GameFeature).describe('Features the list can be narrowed to, each of at least one game.'),
    volatilities: z.array(Volatility).describe('Volatilities the list can be narrowed to, each of at least one game.'),
  })
  .meta({ id: 'Lane', description: 'A category of games with its vendors.' })

/**
 * Orders of a list: as the operator shows it (of a search: the best fit first), most played, title in the requested
 * language, newest, highest return.
 */
export const gameSorts = ['FEATURED', 'POPULAR', 'NAME', 'NEW', 'RTP'] as const
const features = new RegExp(`^(${gameFeatures.join('|')})(,(${gameFeatures.join('|')}))*$`)

export const OwnPlay = z
  .object({
    currency: Currency,
    lastPlayedAt: Instant.describe('When the last round began, settled or not.'),
    lastNet: SignedMoney.optional().describe(
      'What the last settled round brought, wins less stake; absent where none is settled.',
    ),
    rounds: z.number().int().describe('Number of settled rounds.'),
    stake: Money.describe('Sum of the stakes.'),
    win: Money.describe('Sum of the wins.'),
    net: SignedMoney.describe('Wins less stakes.'),
  })
  .meta({ id: 'OwnPlay', description: 'How a person did in a game: settled rounds of the last ninety days.' })

export const GameSheet = z
  .object({
    game: Game.describe('The game.'),
    vendorName: VendorName,
    volatility: Volatility.optional().describe('How unevenly the game pays; absent where no engine computes it.'),
    features: z.array(GameFeature).describe('What the game has beside plain rounds.'),
    languages: z.array(z.string()).describe('BCP 47 languages the game opens in.'),
    bet: z
      .object({
        currency: Currency,
        min: Money.describe('Least stake of a round.'),
        max: Money.describe('Largest stake of a round.'),
      })
      .optional()
      .describe('Stakes of a round; absent where the vendor does not say.'),
    mine: OwnPlay.optional().describe(
      'How the person did in the game; absent for a visitor, and for whoever has not played it.',
    ),
  })
  .meta({ id: 'GameSheet', description: 'What to know of a game before it is opened.' })

export const Room = z
  .object({
    roomId: z.string().describe('Identifier of the room; `games.launch` takes it.'),
    nodeId: GameNumber,
    gameName: GameTitle,
    vassalage: VendorCode,
    vendorName: VendorName,
    level: z.string().describe('Name of the stake level in the language asked for.'),
    stake: Money.describe('Stake of a round in the room.'),
    minBalance: Money.describe('Least balance a player needs to sit down.'),
    online: z.number().int().describe('Number of people with a game session in the game now.'),
    status: z
      .enum(['ON', 'MAINTENANCE', 'SOON'])
      .describe('`ON` can be opened; `MAINTENANCE` cannot for now; `SOON`: its engine is not built yet.'),
  })
  .meta({ id: 'Room', description: 'A room of a PVP game.' })

export default area(
  'games',
  { entry: 'main' },
  {
    lanes: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_newGameVendor',
      summary: 'Categories with their vendors, in the order the navigation shows them.',
      principals: everyone,
      module: 'GAMELO3',
      cache: 'language',
      input: z.strictObject({ ...client }),
      output: z.object({
        data: z
          .object({ lanes: z.array(Lane).describe('Categories in the order the navigation shows them.') })
          .describe('Wrapper of the lanes.'),
      }),
      errors: [],
    }),
    vendorTypes: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getVassGameType',
      summary: 'Which categories each vendor has games in.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({ ...client }),
      output: z.object({
        list: z
          .array(
            z.object({
              vassalage: VendorCode,
              displayName: z.string().describe('Name of the vendor in the language asked for.'),
              status: z
                .enum(['ON', 'MAINTENANCE'])
                .describe('`ON`: its games can be opened; `MAINTENANCE`: not for now.'),
              gameTypes: z.array(GameType).describe('Categories the vendor has games in.'),
              backAt: Instant.optional().describe(
                'When a vendor in maintenance is expected back; absent where that is not known.',
              ),
              languages: z
                .array(z.string())
                .describe('BCP 47 languages its games speak, where a game does not say otherwise.'),
            }),
          )
          .describe('Vendors, each once.'),
      }),
      errors: [],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_gameList',
      summary: 'Games, filtered, searched and paged.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        ...client,
        ...narrowing,
        gameClassify: z
          .string()
          .max(32)
          .optional()
          .describe('Group of the category to narrow the list to, at most 32 characters; absent: all.'),
        gameName: z
          .string()
          .trim()
          .max(64)
          .optional()
          .describe(
            'Search text of at most 64 characters: a title in any language of the catalogue or in Latin letters, ' +
              'a vendor or a feature, misspelt or not. Absent: no search.',
          ),
        filter: z
          .enum(['ALL', 'HOT', 'NEW'])
          .default('ALL')
          .describe('`HOT`: games much played; `NEW`: new ones; `ALL`: every game.'),
        sort: z
          .enum(gameSorts)
          .default('FEATURED')
          .describe(
            '`FEATURED`: as the operator shows them, in a search the best fit first; `POPULAR`: most played; ' +
              '`NAME`: by title in the language asked for; `NEW`: newest; `RTP`: highest return.',
          ),
        volatility: Volatility.optional().describe('How unevenly the games pay; absent: all.'),
        minRtp: z.coerce
          .number()
          .min(0)
          .max(100)
          .optional()
          .describe(
            'Least return to player in per cent, 0 to 100; games whose return nobody computed are left out. Absent: all.',
          ),
        features: z
          .string()
          .regex(features)
          .optional()
          .describe('Codes of `GameFeature`, separated by commas; a game has all of them. Absent: all games.'),
        stake: z
          .string()
          .regex(/^\d{1,12}(\.\d{1,2})?$/)
          .optional()
          .describe(
            "A stake the game can be played at, a decimal in the site's currency; games that do not say are left out. Absent: all.",
          ),
        ...pageQuery(18),
      }),
      output: pageOf('games', Game),
      list: { key: 'games', item: Game },
      errors: [],
    }),
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getGameInfo',
      summary: 'What to know of a game before it is opened, and how oneself did in it.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({ ...client, nodeId: NodeId }),
      output: GameSheet,
      errors: ['not_found'],
    }),
    hot: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_hotGamesV2',
      aliases: [{ method: 'POST', path: '/wps/relay/GCSGAME_hotGamesV2' }],
      summary: 'Games most played, best first.',
      principals: everyone,
      module: 'GAMELOHOT3',
      cache: 'language',
      input: z.strictObject({
        ...client,
        ...narrowing,
        isPlatform: z.coerce
          .number()
          .int()
          .optional()
          .describe('Sent by clients of this kind; read and checked, not needed.'),
        ...pageQuery(12),
      }),
      output: pageOf('list', Game),
      list: { key: 'list', item: Game },
      errors: [],
    }),
    recent: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_recentGame',
      summary: 'Games the person launched, latest first.',
      principals: signedIn,
      module: 'GAMELOREC3',
      input: z.strictObject({
        ...client,
        ...narrowing,
        page: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page to answer, from 1.'),
        pageSize: pageQuery(6).pageSize.describe('Rows of a page at most.'),
      }),
      output: pageOf('list', Game),
      list: { key: 'list', item: Game },
      errors: [],
    }),
    launch: endpoint({
      method: 'POST',
      path: '/wps/game/launchGame',
      summary: "A one-time address of the game on the vendor's origin.",
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({
        nodeId: NodeId.optional().describe('Number of the game in the catalogue; absent where `gameCode` names it.'),
        gameCode: z
          .string()
          .max(64)
          .optional()
          .describe('Code of the game at its vendor; absent where `nodeId` names it.'),
        vassalage: Vassalage,
        gameType: GameType,
        launchMode: z
          .enum(['GLS', 'LOTT'])
          .default('GLS')
          .describe('`GLS`: a game of a vendor; `LOTT`: the lottery front.'),
        language: Language,
        otherLanguage: Language.optional().describe(
          'Language the person agreed to play in where the game does not speak `language`; absent: none.',
        ),
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device the answer is drawn on.'),
        launchCDN: z
          .string()
          .max(256)
          .optional()
          .describe(
            "One of the status' `launchGameCDNs`, chosen at random, where the game may load its files from; absent where there is none.",
          ),
        lottoArea: z
          .enum(['VN', 'SEA'])
          .optional()
          .describe('With `LOTT`: lobby the lottery front opens at; absent: the front chooses.'),
        lottoPrizeMode: z
          .enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])
          .optional()
          .describe('With `LOTT`: prize mode the lottery front opens at; absent: the front chooses.'),
        lottoGameCode: z
          .string()
          .regex(/^[A-Z0-9_]{2,24}$/)
          .optional()
          .describe('With `LOTT`: lottery the front opens at; absent: none.'),
        lottoView: z
          .enum(['betting', 'lobby'])
          .default('lobby')
          .describe('With `LOTT`: view the front opens at, the betting page or the lobby.'),
        roomId: z
          .string()
          .max(64)
          .optional()
          .describe(
            'Room of a PVP game to sit down in: the game opens at its stake, for whoever has its least balance. Absent: no room.',
          ),
        backUrl: z
          .string()
          .regex(/^\/(?!(?:[/\\]|%2[fF]|%5[cC]))[^\\\s]*$/)
          .max(256)
          .describe('Path of the site to come back to; same origin only.'),
      }),
      output: z.object({
        content: z
          .object({
            game_url: z.string().describe("Address of the game on the vendor's origin, good once."),
            session_id: z.string().describe('Identifier of the game session; `play.end` takes it.'),
            expires: Instant.describe('Until when the address can be opened.'),
            language: Language.describe('Language the game opens in: never another than was asked for or agreed to.'),
          })
          .describe('What to open.'),
        game: Game.describe(
          "What is opened; a lottery front of another vendor is told as a vendor's list (`VASSALAGE`, node 0).",
        ),
        needTransfer: z
          .boolean()
          .describe(
            "Whether money has to be moved to the vendor first: it is moved to vendors, this person's not by " +
              'itself, and less than the least stake lies at this one.',
          ),
      }),
      /**
       * `language_not_available` returns the available languages: `details.languages`; `insufficient_funds` the balance
       * a room requires: `details.minBalance`.
       */
      errors: [
        'rg_timeout',
        'rg_excluded',
        'rg_game_type',
        'rg_pause',
        'rg_session_required',
        'real_account_required',
        'insufficient_funds',
        'game_maintenance',
        'vendor_maintenance',
        'transfer_unknown',
        'not_found',
        'language_not_available',
      ],
    }),
    guestLaunch: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_gameLaunchFB',
      summary: 'A sports page to look at before logging in: odds, no bets.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        ...client,
        vassalage: Vassalage,
        nodeId: NodeId.optional().describe(
          'Number of the game in the catalogue; absent where `gameCode` names it, or any sports game of the vendor is meant.',
        ),
        gameCode: z
          .string()
          .max(64)
          .optional()
          .describe('Code of the game at its vendor; absent where `nodeId` names it.'),
      }),
      output: z.object({
        content: z
          .object({ game_url: z.string().describe("Address of the game on the vendor's origin, good once.") })
          .describe('What to open.'),
        game: Game.describe('The game.'),
      }),
      errors: ['game_maintenance', 'vendor_maintenance', 'not_found'],
    }),
    rooms: endpoint({
      method: 'GET',
      path: '/wps/relay/GLS2_roomList',
      summary: 'PVP rooms by stake level.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        ...client,
        vassalage: Vassalage.optional().describe('Vendor of the rooms; absent: all.'),
        nodeId: NodeId.optional().describe('Game of the rooms; absent: all.'),
        ...pageQuery(18),
      }),
      output: pageOf('list', Room),
      list: { key: 'list', item: Room },
      errors: [],
    }),
    winners: endpoint({
      method: 'GET',
      path: '/wps/relay/ODSFE2_getWinnerBoard',
      summary:
        'Largest wins of the last seven days, names masked: what a settled round brought beyond its stake. ' +
        'Who does not want to be shown is not.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({
        ...client,
        limitNum: z.coerce.number().int().min(1).max(100).default(20).describe('Rows at most, 1 to 100.'),
        gameCategory: z
          .enum(['ALL', ...gameTypes])
          .default('ALL')
          .describe('Category to count; `ALL` counts every one.'),
      }),
      output: z.object({
        list: z.array(z.object({ vo: Winner.describe('The win.') })).describe('Wins, largest first.'),
      }),
      errors: [],
    }),
    ranks: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getRankList',
      summary:
        'Players of the last seven days by turnover, wins (what exceeded the stakes) or largest multiple, ' +
        'names masked. Who does not want to be shown is not.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({
        ...client,
        limitNum: z.coerce.number().int().min(1).max(100).default(20).describe('Rows at most, 1 to 100.'),
        gameCategory: z
          .enum(['ALL', ...gameTypes])
          .default('ALL')
          .describe('Category to count; `ALL` counts every one.'),
        by: z
          .enum(['turnover', 'win', 'multiplier'])
          .default('turnover')
          .describe(
            'What to rank by: sum of the stakes, sum of wins beyond the stakes, or largest multiple of a stake.',
          ),
      }),
      output: z.object({ list: z.array(Rank).describe('Players, best first.') }),
      errors: [],
    }),
    jackpot: endpoint({
      method: 'GET',
      path: '/wps/relay/VIS_getJackpot',
      summary: "The jackpot: the ledger's pools where there are any, else an illustration that says so.",
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({ ...client }),
      output: Jackpot,
      errors: [],
    }),
  },
)
