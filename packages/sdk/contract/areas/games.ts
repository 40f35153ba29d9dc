import * as z from 'zod'
import { Jackpot, Rank, Winner } from '../boards.ts'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import {
  Game,
  GameFeature,
  GameType,
  Instant,
  Language,
  Money,
  NodeId,
  SignedMoney,
  Vassalage,
  Volatility,
  gameFeatures,
  gameTypes,
  pageOf,
  pageQuery,
} from '../shapes.ts'

/** Sent with every game call by clients of this kind; read, checked, not needed. */
export const client = {
  clientType: z.string().max(16).optional(),
  platform: z.string().max(32).optional(),
  merchant: z.string().max(32).optional(),
  merchantCode: z.string().max(32).optional(),
  language: Language.optional(),
}
const narrowing = { gameType: GameType.optional(), vassalage: Vassalage.optional() }

export const VendorCard = z
  .object({
    vassalage: z.string(),
    displayName: z.string(),
    /** Games of this vendor in the category: as many as its list has. */
    gameCount: z.number().int(),
  })
  .meta({ id: 'VendorCard' })

export const Lane = z
  .object({
    gameCategory: GameType,
    title: z.string(),
    /** Sum of the cards'; the vendors' halls (`VASSALAGE`) that a list shows between games are none. */
    gameCount: z.number().int(),
    cards: z.array(VendorCard),
    /** What the list can be narrowed to, each of at least one game. */
    gameClassify: z.array(z.string()),
    features: z.array(GameFeature),
    volatilities: z.array(Volatility),
  })
  .meta({ id: 'Lane' })

/**
 * Orders of a list: as the operator shows it (of a search: the best fit first), most played, title in the language
 * asked for, newest, highest return.
 */
export const gameSorts = ['FEATURED', 'POPULAR', 'NAME', 'NEW', 'RTP'] as const
const features = new RegExp(`^(${gameFeatures.join('|')})(,(${gameFeatures.join('|')}))*$`)

/** How a person did in a game: rounds of the last ninety days, those that are settled. */
export const OwnPlay = z
  .object({
    currency: z.string(),
    /** When the last round began, settled or not. */
    lastPlayedAt: Instant,
    /** What the last settled round brought. */
    lastNet: SignedMoney.optional(),
    rounds: z.number().int(),
    stake: Money,
    win: Money,
    /** Wins less stakes. */
    net: SignedMoney,
  })
  .meta({ id: 'OwnPlay' })

export const GameSheet = z
  .object({
    game: Game,
    vendorName: z.string(),
    /** Absent where no engine of ours computes it, as `game.rtp`. */
    volatility: Volatility.optional(),
    features: z.array(GameFeature),
    /** Languages the game opens in. */
    languages: z.array(z.string()),
    /** Stakes of a round; absent where the vendor does not say. */
    bet: z.object({ currency: z.string(), min: Money, max: Money }).optional(),
    /** Absent for a visitor, and for whoever has not played it. */
    mine: OwnPlay.optional(),
  })
  .meta({ id: 'GameSheet' })

export const Room = z
  .object({
    roomId: z.string(),
    nodeId: z.number().int(),
    gameName: z.string(),
    vassalage: z.string(),
    /** What its vendor is called in the language asked for. */
    vendorName: z.string(),
    /** Name of the stake level in the language asked for. */
    level: z.string(),
    stake: Money,
    minBalance: Money,
    /** People with a game session in the game now. */
    online: z.number().int(),
    status: z.enum(['ON', 'MAINTENANCE', 'SOON']),
  })
  .meta({ id: 'Room' })

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
      output: z.object({ data: z.object({ lanes: z.array(Lane) }) }),
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
        list: z.array(
          z.object({
            vassalage: z.string(),
            displayName: z.string(),
            status: z.enum(['ON', 'MAINTENANCE']),
            gameTypes: z.array(GameType),
            /** When a vendor in maintenance is expected back, where that is known. */
            backAt: Instant.optional(),
            /** Languages its games speak, where a game does not say otherwise. */
            languages: z.array(z.string()),
          }),
        ),
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
        gameClassify: z.string().max(32).optional(),
        /**
         * Search text: a title in any language of the catalogue or in Latin letters, a vendor or a feature, misspelt or
         * not; trimmed.
         */
        gameName: z.string().trim().max(64).optional(),
        filter: z.enum(['ALL', 'HOT', 'NEW']).default('ALL'),
        sort: z.enum(gameSorts).default('FEATURED'),
        volatility: Volatility.optional(),
        /** Least return to player in per cent; games whose return nobody computed are left out. */
        minRtp: z.coerce.number().min(0).max(100).optional(),
        /** Codes of `GameFeature`, separated by commas; a game has all of them. */
        features: z.string().regex(features).optional(),
        /** A stake the game can be played at; games that do not say are left out. */
        stake: z
          .string()
          .regex(/^\d{1,12}(\.\d{1,2})?$/)
          .optional(),
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
        isPlatform: z.coerce.number().int().optional(),
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
        page: z.coerce.number().int().min(1).max(10_000).default(1),
        pageSize: pageQuery(6).pageSize,
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
        nodeId: NodeId.optional(),
        gameCode: z.string().max(64).optional(),
        vassalage: Vassalage,
        gameType: GameType,
        launchMode: z.enum(['GLS', 'LOTT']).default('GLS'),
        language: Language,
        /** What the person agreed to play in where the game does not speak `language`. */
        otherLanguage: Language.optional(),
        device: z.enum(['WEB', 'MOBILE']).default('WEB'),
        /**
         * One of the status' `launchGameCDNs`, chosen at random: where the game may load its files from;
         * absent where the operator has none.
         */
        launchCDN: z.string().max(256).optional(),
        /** With `LOTT`: which lobby, prize mode, lottery and view the lottery front opens at. */
        lottoArea: z.enum(['VN', 'SEA']).optional(),
        lottoPrizeMode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']).optional(),
        lottoGameCode: z
          .string()
          .regex(/^[A-Z0-9_]{2,24}$/)
          .optional(),
        lottoView: z.enum(['betting', 'lobby']).default('lobby'),
        /** The room of a PVP game to sit down in: the game opens at its stake, for whoever has its least balance. */
        roomId: z.string().max(64).optional(),
        /** Path of the site to come back to; same origin only. */
        backUrl: z
          .string()
          .regex(/^\/(?!(?:[/\\]|%2[fF]|%5[cC]))[^\\\s]*$/)
          .max(256),
      }),
      output: z.object({
        /** `language`: what the game opens in, never another than was asked for or agreed to. */
        content: z.object({ game_url: z.string(), session_id: z.string(), expires: Instant, language: Language }),
        /** What is opened; a lottery front outside the operator is told as a vendor's list (`VASSALAGE`, node 0). */
        game: Game,
        /**
         * Money is moved to vendors, this person's not by itself, and at this one lies less than the least stake: it is
         * to be moved first.
         */
        needTransfer: z.boolean(),
      }),
      /**
       * `language_not_available` tells the languages there are: `details.languages`; `insufficient_funds` what a room
       * asks for: `details.minBalance`.
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
        nodeId: NodeId.optional(),
        gameCode: z.string().max(64).optional(),
      }),
      output: z.object({ content: z.object({ game_url: z.string() }), game: Game }),
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
        vassalage: Vassalage.optional(),
        nodeId: NodeId.optional(),
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
        'Largest wins of the last seven days, names masked: what a settled round brought beyond its stake. Who does not want to be shown is not.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({
        ...client,
        limitNum: z.coerce.number().int().min(1).max(100).default(20),
        gameCategory: z.enum(['ALL', ...gameTypes]).default('ALL'),
      }),
      output: z.object({ list: z.array(z.object({ vo: Winner })) }),
      errors: [],
    }),
    ranks: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getRankList',
      summary:
        'Players of the last seven days by turnover, wins (what exceeded the stakes) or largest multiple, names masked. Who does not want to be shown is not.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({
        ...client,
        limitNum: z.coerce.number().int().min(1).max(100).default(20),
        gameCategory: z.enum(['ALL', ...gameTypes]).default('ALL'),
        by: z.enum(['turnover', 'win', 'multiplier']).default('turnover'),
      }),
      output: z.object({ list: z.array(Rank) }),
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
