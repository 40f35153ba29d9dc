import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { GameType, Instant, Language, pageOf, pageQuery } from '../shapes.ts'

export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
const LottoCode = z.string().regex(/^[A-Z0-9_]{2,24}$/)

export const LottoGame = z
  .object({
    gameCode: z.string(),
    /** The same lottery in the catalogue: what favourites and records know it by. */
    nodeId: z.number().int(),
    gameType: GameType,
    gameName: z.string(),
    gameGroupCode: z.string(),
    /** Whose menu it stands in, and its vendor in the catalogue, for instance `TCG_LOTTO_VN`. */
    accountType: z.string(),
    prizeMode: z.enum(prizeModes),
    /** Seconds from one draw to the next. */
    everySeconds: z.number().int(),
    /** Seconds before the draw at which an issue closes. */
    lockSeconds: z.number().int(),
    /** How many numbers are drawn, from which to which; `unique` draws no number twice. */
    format: z.object({ count: z.number().int(), from: z.number().int(), to: z.number().int(), unique: z.boolean() }),
  })
  .meta({ id: 'LottoGame' })

export const LottoMenu = z
  .object({ gameGroupCode: z.string(), gameGroupName: z.string(), games: z.array(LottoGame) })
  .meta({ id: 'LottoMenu' })

const menuOutput = z.object({ gameMenus: z.array(LottoMenu) })

export const LottoIssue = z
  .object({
    gameCode: z.string(),
    /** Number of the issue: the day, and its place in it. */
    numero: z.string(),
    openTime: Instant,
    closeTime: Instant,
    drawTime: Instant,
    /** `CLOSED` takes no more bets and is not drawn yet. */
    status: z.enum(['OPEN', 'CLOSED', 'DRAWN']),
    /** sha256 (hex) of the seed, fixed before the issue opens. */
    commitment: z.string(),
    /** Hex; told when it is drawn. The numbers follow from it alone. */
    seed: z.string().optional(),
    numbers: z.array(z.number().int()).optional(),
  })
  .meta({ id: 'LottoIssue' })

const opened = z.object({
  /** The client counts down from here, never from its own clock. */
  serverTime: Instant,
  list: z.array(LottoIssue.extend({ last: LottoIssue.optional() })),
})
const ofGame = z.strictObject({ gameCode: LottoCode.optional() })

export default area(
  'lottery',
  { entry: 'member' },
  {
    menus: endpoint({
      method: 'GET',
      path: '/lgw/games/game_menus',
      summary: 'Lotteries of a prize mode, by group.',
      principals: everyone,
      module: 'GAMELO3',
      cache: 'language',
      input: z.strictObject({ prizeMode: z.enum(prizeModes).default('LOTT'), language: Language.optional() }),
      output: menuOutput,
      errors: [],
    }),
    vnMenu: endpoint({
      method: 'GET',
      path: '/lgw/vn/games/game_menu',
      summary: 'Lotteries of the Vietnamese lobby, tagged TCG_LOTTO_VN.',
      principals: everyone,
      module: 'GAMELO3',
      cache: 'language',
      input: z.strictObject({ device: z.enum(['WEB', 'MOBILE']).default('WEB'), language: Language.optional() }),
      output: menuOutput,
      errors: [],
    }),
    vnRecent: endpoint({
      method: 'GET',
      path: '/lgw/vn/games/game_menu/recent',
      summary: 'Lotteries the person opened, latest first.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({ device: z.enum(['WEB', 'MOBILE']).default('WEB'), language: Language.optional() }),
      output: z.object({ list: z.array(LottoGame) }),
      errors: [],
    }),
    vnOpened: endpoint({
      method: 'GET',
      path: '/lgw/vn/numeros/opened/game',
      summary: 'The running issue of each Vietnamese lottery, with the one drawn last.',
      principals: everyone,
      module: 'GAMELO3',
      input: ofGame,
      output: opened,
      errors: ['not_found'],
    }),
    opened: endpoint({
      method: 'GET',
      path: '/lotto/lgw/games/opened/numero',
      summary: 'The running issue of every other lottery, with the one drawn last.',
      principals: everyone,
      module: 'GAMELO3',
      input: ofGame,
      output: opened,
      errors: ['not_found'],
    }),
    draws: endpoint({
      method: 'GET',
      path: '/lgw/draw',
      summary: 'Drawn issues of a lottery, latest first, each with the seed that proves it.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        gameCode: LottoCode,
        /** One issue alone. */
        numero: z
          .string()
          .regex(/^\d{9,15}$/)
          .optional(),
        /** Drawn from this instant on, and before that one. */
        startTime: Instant.optional(),
        endTime: Instant.optional(),
        ...pageQuery(20),
      }),
      output: pageOf('list', LottoIssue),
      list: { key: 'list', item: LottoIssue },
      errors: ['not_found'],
    }),
    near: endpoint({
      method: 'GET',
      path: '/lgw/numeros/near',
      summary:
        'Issues of a lottery around now, in the order of their draws: drawn ones, the running one, and those to come as far as they are made.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        gameCode: LottoCode,
        before: z.coerce.number().int().min(0).max(50).default(5),
        after: z.coerce.number().int().min(0).max(10).default(3),
      }),
      output: z.object({ serverTime: Instant, list: z.array(LottoIssue) }),
      errors: ['not_found'],
    }),
  },
)
