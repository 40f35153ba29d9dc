import * as z from 'zod'
import { Jackpot, Rank, Winner } from '../boards.ts'
import { gameFilters, gameScope } from '../game-filters.ts'
import { GameSheet, Lane, Room, share } from '../game-shapes.ts'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import {
  Game,
  GameNumber,
  GameType,
  Language,
  NodeId,
  Vassalage,
  VendorCode,
  gameTypes,
  pageOf,
  pageQuery,
} from '../shapes.ts'
import { Instant, flag, whole } from '../scalars.ts'

/** Fields that some clients send with every game call; they are validated but have no effect. */
export const client = {
  clientType: z.string().max(16).optional().describe('Kind of client; validated, but has no effect.'),
  platform: z.string().max(32).optional().describe('Platform of the client; validated, but has no effect.'),
  merchant: z.string().max(32).optional().describe('Code of the merchant; validated, but has no effect.'),
  merchantCode: z.string().max(32).optional().describe('Code of the merchant; validated, but has no effect.'),
  language: Language.optional(),
}
export default area(
  'games',
  { entry: 'main', about: 'Categories, vendors, games and their launch; winners and jackpots.' },
  {
    lanes: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_newGameVendor',
      summary: 'Returns the categories with their vendors, in the order of the navigation.',
      principals: everyone,
      module: 'GAMELO3',
      cache: 'language',
      input: z.strictObject({ ...client }),
      output: z.object({
        data: z
          .object({ lanes: z.array(Lane).describe('Categories in the order of the navigation.') })
          .describe('Wrapper object.'),
      }),
      errors: [],
    }),
    vendorTypes: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getVassGameType',
      summary: 'Returns the vendors with the categories of their games.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({ ...client }),
      output: z.object({
        list: z
          .array(
            z.object({
              vassalage: VendorCode,
              displayName: z.string().describe('Name of the vendor in the requested language.'),
              status: z
                .enum(['ON', 'MAINTENANCE'])
                .describe('`ON`: its games can be launched; `MAINTENANCE`: temporarily unavailable.'),
              gameTypes: z.array(GameType).describe("Categories of the vendor's games."),
              backAt: Instant.optional().describe("Expected end of the vendor's maintenance; absent if unknown."),
              languages: z.array(z.string()).describe('BCP 47 languages of its games, unless a game has its own list.'),
            }),
          )
          .describe('All vendors.'),
      }),
      errors: [],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_gameList',
      summary: 'Returns games, filtered, searched, sorted and paged.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        ...client,
        ...gameFilters,
        ...pageQuery(18),
      }),
      output: pageOf('games', Game),
      list: { key: 'games', item: Game },
      errors: [],
    }),
    info: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_getGameInfo',
      summary: "Returns the details of a game and the person's own results in it.",
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({ ...client, nodeId: NodeId }),
      output: GameSheet,
      errors: ['not_found'],
    }),
    bonusShares: endpoint({
      method: 'GET',
      path: '/wps/relay/PROMOFE_getBonusShares',
      summary:
        'Returns what bets on games count for the bonus that the person plays with. Bets that count nothing are refused ' +
        'meanwhile.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({ ...client }),
      output: z.object({
        running: z.boolean().describe('Whether a bonus is played; if not, the lists are empty.'),
        categories: z
          .array(z.object({ gameType: GameType, percent: share }))
          .describe('By category; a category that is not listed counts nothing.'),
        games: z
          .array(z.object({ nodeId: GameNumber, percent: share }))
          .describe('Games that differ from their category.'),
      }),
      errors: [],
    }),
    hot: endpoint({
      method: 'GET',
      path: '/wps/relay/GCSGAME_hotGamesV2',
      aliases: [{ method: 'POST', path: '/wps/relay/GCSGAME_hotGamesV2' }],
      summary: 'Returns the most played games, most popular first.',
      principals: everyone,
      module: 'GAMELOHOT3',
      cache: 'language',
      input: z.strictObject({
        ...client,
        ...gameScope,
        isPlatform: whole(0, 9).optional().describe('Platform flag; validated, but has no effect.'),
        ...pageQuery(12),
      }),
      output: pageOf('list', Game),
      list: { key: 'list', item: Game },
      errors: [],
    }),
    recent: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_recentGame',
      summary: 'Returns the games the person launched, most recent first.',
      principals: signedIn,
      module: 'GAMELOREC3',
      input: z.strictObject({
        ...client,
        ...gameScope,
        page: whole(1, 10_000).default(1).describe('Page number, from 1.'),
        pageSize: pageQuery(6).pageSize.describe('Maximum number of rows per page.'),
      }),
      output: pageOf('list', Game),
      list: { key: 'list', item: Game },
      errors: [],
    }),
    launch: endpoint({
      method: 'POST',
      path: '/wps/game/launchGame',
      summary: "Opens a game session and returns a one-time URL of the game on the vendor's origin.",
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({
        nodeId: NodeId.optional().describe('Number of the game in the catalogue; absent if `gameCode` is given.'),
        gameCode: z
          .string()
          .max(64)
          .optional()
          .describe('Code of the game at its vendor; absent if `nodeId` is given.'),
        vassalage: Vassalage,
        gameType: GameType,
        launchMode: z
          .enum(['GLS', 'LOTT'])
          .default('GLS')
          .describe('`GLS`: a game of a vendor; `LOTT`: the lottery client.'),
        accountType: whole(0, 1)
          .optional()
          .describe('1: real account, 0: trial; validated, but has no effect: the session decides.'),
        language: Language,
        otherLanguage: Language.optional().describe(
          'Language that the person accepts if the game does not support `language`; absent: none.',
        ),
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device.'),
        launchCDN: z
          .string()
          .max(256)
          .optional()
          .describe(
            'Host from which the game may load its assets, chosen at random from `launchGameCDNs` of ' +
              '`system.status`; absent if there is none.',
          ),
        lottoArea: z
          .enum(['VN', 'SEA'])
          .optional()
          .describe('With `LOTT`: lobby that the lottery client opens; absent: its default.'),
        lottoPrizeMode: z
          .enum(['LOTT', 'ZY', 'ELOTT', 'SEA'])
          .optional()
          .describe('With `LOTT`: prize mode that the lottery client opens; absent: its default.'),
        lottoGameCode: z
          .string()
          .regex(/^[A-Z0-9_]{2,24}$/)
          .optional()
          .describe('With `LOTT`: lottery that the lottery client opens; absent: none.'),
        lottoView: z
          .enum(['betting', 'lobby'])
          .default('lobby')
          .describe('With `LOTT`: initial view of the lottery client, the betting page or the lobby.'),
        roomId: z
          .string()
          .max(64)
          .optional()
          .describe(
            "PVP room to enter: the game opens with the room's stake and requires its minimum balance. Absent: no room.",
          ),
        backUrl: z
          .string()
          .regex(/^\/(?!(?:[/\\]|%2[fF]|%5[cC]))[^\\\s]*$/)
          .max(256)
          .describe('Path of the site to return to from the game, on the same origin.'),
      }),
      output: z.object({
        content: z
          .object({
            game_url: z.string().describe("One-time URL of the game on the vendor's origin."),
            session_id: z.string().describe('Identifier of the game session, for `play.end`.'),
            expires: Instant.describe('When the URL expires.'),
            language: Language.describe(
              'Language in which the game opens: `language`, or otherwise the accepted `otherLanguage`.',
            ),
          })
          .describe('Launch data.'),
        game: Game.describe(
          'The game that is opened. The lottery client of another vendor is returned as a vendor lobby ' +
            '(`VASSALAGE`) with `nodeId` 0.',
        ),
        needTransfer: z
          .boolean()
          .describe(
            'Whether the person has to transfer money to the vendor first. True only with transfer wallets, if ' +
              'automatic transfers are off and the balance at the vendor is below the minimum stake.',
          ),
      }),
      /**
       * `language_not_available` lists the available languages in `details.languages`; `insufficient_funds` has the
       * minimum balance of a room in `details.minBalance`.
       */
      underTerms: true,
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
      summary: 'Returns the URL of a sports page for visitors, which shows odds but takes no bets.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        ...client,
        vassalage: Vassalage,
        nodeId: NodeId.optional().describe(
          'Number of the game in the catalogue; absent if `gameCode` is given, or for any sports game of the vendor.',
        ),
        gameCode: z
          .string()
          .max(64)
          .optional()
          .describe('Code of the game at its vendor; absent if `nodeId` is given.'),
      }),
      output: z.object({
        content: z
          .object({ game_url: z.string().describe("One-time URL of the game on the vendor's origin.") })
          .describe('Launch data.'),
        game: Game.describe('The game.'),
      }),
      errors: ['game_maintenance', 'vendor_maintenance', 'not_found'],
    }),
    rooms: endpoint({
      method: 'GET',
      path: '/wps/relay/GLS2_roomList',
      summary: 'Returns the PVP rooms by stake level.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        ...client,
        vassalage: Vassalage.optional().describe('Filter by vendor; absent: all vendors.'),
        nodeId: NodeId.optional().describe('Filter by game; absent: all games.'),
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
        'Returns the largest net wins of settled rounds of the last day or seven days, with masked names and ' +
        'without players who opted out or take a break from play.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({
        ...client,
        limitNum: whole(1, 100).default(20).describe('Maximum number of rows, 1 to 100.'),
        gameCategory: z
          .enum(['ALL', ...gameTypes])
          .default('ALL')
          .describe('Category of games; `ALL`: all categories.'),
        period: z
          .enum(['DAY', 'WEEK'])
          .default('WEEK')
          .describe('Rounds of the last 24 hours or of the last seven days, to the quarter of an hour.'),
        bigOnly: flag
          .optional()
          .describe('True: only wins of at least ten times the stake; false or absent: all wins.'),
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
        'Returns the leaderboard of the last seven days by turnover, net wins or largest multiple, with ' +
        'masked names and without players who opted out or take a break from play.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({
        ...client,
        limitNum: whole(1, 100).default(20).describe('Maximum number of rows, 1 to 100.'),
        gameCategory: z
          .enum(['ALL', ...gameTypes])
          .default('ALL')
          .describe('Category of games; `ALL`: all categories.'),
        by: z
          .enum(['turnover', 'win', 'multiplier'])
          .default('turnover')
          .describe('Ranking criterion: sum of stakes, sum of net wins, or largest multiple of a stake.'),
      }),
      output: z.object({ list: z.array(Rank).describe('Players, best first.') }),
      errors: [],
    }),
    jackpot: endpoint({
      method: 'GET',
      path: '/wps/relay/VIS_getJackpot',
      summary:
        'Returns the jackpot: the pools of the ledger if there are any, otherwise an illustration labelled as such.',
      principals: everyone,
      module: 'WINNER3',
      input: z.strictObject({ ...client }),
      output: Jackpot,
      errors: [],
    }),
  },
)
