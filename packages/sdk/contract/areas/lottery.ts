import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { GameNumber, GameType, Instant, Language, pageOf, pageQuery } from '../shapes.ts'

export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
const LottoCode = z
  .string()
  .regex(/^[A-Z0-9_]{2,24}$/)
  .describe('Code of the lottery.')

export const LottoGame = z
  .object({
    gameCode: z.string().describe('Code of the lottery.'),
    nodeId: GameNumber.describe('Number of the same lottery in the catalogue: what favourites and records know it by.'),
    gameType: GameType,
    gameName: z.string().describe('Name of the lottery in the language asked for.'),
    gameGroupCode: z.string().describe('Code of the group the lottery stands in.'),
    accountType: z
      .string()
      .describe('Whose menu it stands in, and its vendor in the catalogue, for instance `TCG_LOTTO_VN`.'),
    prizeMode: z.enum(prizeModes).describe('Prize mode of the lottery.'),
    everySeconds: z.number().int().describe('Seconds from one draw to the next.'),
    lockSeconds: z.number().int().describe('Seconds before the draw at which an issue closes.'),
    format: z
      .object({
        count: z.number().int().describe('How many numbers are drawn.'),
        from: z.number().int().describe('Least number.'),
        to: z.number().int().describe('Largest number.'),
        unique: z.boolean().describe('Whether no number is drawn twice.'),
      })
      .describe('What is drawn.'),
  })
  .meta({ id: 'LottoGame', description: 'A lottery and how it is drawn.' })

export const LottoMenu = z
  .object({
    gameGroupCode: z.string().describe('Code of the group the lottery stands in.'),
    gameGroupName: z.string().describe('Name of the group in the language asked for.'),
    games: z.array(LottoGame).describe('Lotteries of the group, in the order they are shown.'),
  })
  .meta({ id: 'LottoMenu', description: 'A group of lotteries.' })

const menuOutput = z.object({ gameMenus: z.array(LottoMenu).describe('Groups in the order they are shown.') })

export const LottoIssue = z
  .object({
    gameCode: z.string().describe('Code of the lottery.'),
    numero: z.string().describe('Number of the issue: the day, and its place in it.'),
    openTime: Instant.describe('When the issue begins to take bets.'),
    closeTime: Instant.describe('When the issue stops taking bets.'),
    drawTime: Instant.describe('When the numbers are drawn.'),
    status: z
      .enum(['OPEN', 'CLOSED', 'DRAWN'])
      .describe('`OPEN` takes bets; `CLOSED` takes none and is not drawn yet; `DRAWN` has its numbers.'),
    commitment: z.string().describe('SHA-256 of the seed in hexadecimal, fixed before the issue opens.'),
    seed: z
      .string()
      .optional()
      .describe('Seed in hexadecimal; the numbers follow from it alone. Absent until the issue is drawn.'),
    numbers: z.array(z.number().int()).optional().describe('Numbers in the order they were drawn; absent until then.'),
  })
  .meta({
    id: 'LottoIssue',
    description: 'An issue of a lottery: one draw, and the time in which bets on it are taken.',
  })

const opened = z.object({
  serverTime: Instant.describe('Time of the server; a client counts down from here, never from its own clock.'),
  list: z
    .array(
      LottoIssue.extend({ last: LottoIssue.optional().describe('The issue drawn last; absent where none was drawn.') }),
    )
    .describe('The running issue of each lottery.'),
})
const ofGame = z.strictObject({ gameCode: LottoCode.optional().describe('Code of a lottery; absent: all of them.') })

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
      input: z.strictObject({
        prizeMode: z.enum(prizeModes).default('LOTT').describe('Prize mode of the lottery.'),
        language: Language.optional(),
      }),
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
      input: z.strictObject({
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device the answer is drawn on.'),
        language: Language.optional(),
      }),
      output: menuOutput,
      errors: [],
    }),
    vnRecent: endpoint({
      method: 'GET',
      path: '/lgw/vn/games/game_menu/recent',
      summary: 'Lotteries the person opened, latest first.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device the answer is drawn on.'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(LottoGame).describe('Lotteries, the one opened last first.') }),
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
        gameCode: LottoCode.describe('Code of the lottery.'),
        numero: z
          .string()
          .regex(/^\d{9,15}$/)
          .optional()
          .describe('Number of one issue, to answer it alone; absent: all.'),
        startTime: Instant.optional().describe('Only issues drawn from this instant on; absent: from the first.'),
        endTime: Instant.optional().describe('Only issues drawn before this instant; absent: up to now.'),
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
        'Issues of a lottery around now, in the order of their draws: drawn ones, the running one, and those ' +
        'to come as far as they are made.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        gameCode: LottoCode.describe('Code of the lottery.'),
        before: z.coerce.number().int().min(0).max(50).default(5).describe('Issues before the running one at most.'),
        after: z.coerce.number().int().min(0).max(10).default(3).describe('Issues after the running one at most.'),
      }),
      output: z.object({
        serverTime: Instant.describe('Time of the server; a client counts down from here, never from its own clock.'),
        list: z.array(LottoIssue).describe('Issues in the order of their draws.'),
      }),
      errors: ['not_found'],
    }),
  },
)
