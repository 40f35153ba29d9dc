import * as z from 'zod'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Currency, GameNumber, GameType, Language, Money, pageOf, pageQuery } from '../shapes.ts'
import { AskedInstant, Instant, whole } from '../scalars.ts'

export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
const LottoCode = z
  .string()
  .regex(/^[A-Z0-9_]{2,24}$/)
  .describe('Code of the lottery.')

export const LottoGame = z
  .object({
    gameCode: z.string().describe('Code of the lottery.'),
    nodeId: GameNumber.describe('Number of the lottery in the game catalogue, as used by favourites and records.'),
    gameType: GameType,
    gameName: z.string().describe('Name of the lottery in the requested language.'),
    gameGroupCode: z.string().describe('Code of the group of the lottery.'),
    accountType: z
      .string()
      .describe(
        'Code of the menu the lottery is listed in, which is also its vendor in the catalogue, for instance ' +
          '`TCG_LOTTO_VN`.',
      ),
    prizeMode: z.enum(prizeModes).describe('Prize mode of the lottery.'),
    everySeconds: z.number().int().describe('Interval between draws, in seconds.'),
    lockSeconds: z.number().int().describe('Seconds before the draw at which betting on an issue closes.'),
    format: z
      .object({
        count: z.number().int().describe('How many numbers are drawn.'),
        from: z.number().int().describe('Smallest number.'),
        to: z.number().int().describe('Largest number.'),
        unique: z.boolean().describe('Whether all drawn numbers differ.'),
      })
      .describe('Format of a draw.'),
  })
  .meta({ id: 'LottoGame', description: 'A lottery with the format of its draws.' })

export const LottoMenu = z
  .object({
    gameGroupCode: z.string().describe('Code of the group of the lottery.'),
    gameGroupName: z.string().describe('Name of the group in the requested language.'),
    games: z.array(LottoGame).describe('Lotteries of the group in display order.'),
  })
  .meta({ id: 'LottoMenu', description: 'A group of lotteries.' })

const menuOutput = z.object({ gameMenus: z.array(LottoMenu).describe('Groups in display order.') })

export const LottoIssue = z
  .object({
    gameCode: z.string().describe('Code of the lottery.'),
    numero: z.string().describe('Number of the issue: the date followed by the sequence number within the day.'),
    openTime: Instant.describe('When betting on the issue opens.'),
    closeTime: Instant.describe('When betting on the issue closes.'),
    drawTime: Instant.describe('When the numbers are drawn.'),
    status: z
      .enum(['OPEN', 'CLOSED', 'DRAWN'])
      .describe(
        '`OPEN`: betting is open; `CLOSED`: betting is closed, the draw is pending; `DRAWN`: the numbers are drawn.',
      ),
    commitment: z
      .string()
      .describe('Commitment: SHA-256 of the seed in hexadecimal, published before the issue opens.'),
    seed: z
      .string()
      .optional()
      .describe('Seed in hexadecimal, from which the numbers are derived; absent until the issue is drawn.'),
    numbers: z
      .array(z.number().int())
      .optional()
      .describe('Numbers in the order drawn; absent until the issue is drawn.'),
  })
  .meta({
    id: 'LottoIssue',
    description: 'An issue of a lottery: one draw and its betting period.',
  })

export const PrizeSeries = z
  .object({
    gameCode: z.string().describe('Code of the lottery.'),
    gameName: z.string().describe('Name of the lottery in the requested language.'),
    gameType: GameType,
    gameGroupCode: z.string().describe('Code of the menu the lottery is listed in, which is also its vendor.'),
    gameGroupName: z.string().describe('Name of that menu in the requested language.'),
    series: z
      .number()
      .int()
      .describe('Prize series: what a stake of 2,000 returns in the long run, by the published return.'),
    returnPercent: z.number().describe('Published return, in per cent.'),
    rebate: z
      .string()
      .nullable()
      .describe('Rebate of the person in per cent, with the factor of the rank; null: there are no rebates.'),
    maxWin: Money.nullable().describe('The most that one bet can return, stake included; null: not published.'),
  })
  .meta({ id: 'PrizeSeries', description: 'What a lottery returns, and the rebate of the person for it.' })

const opened = z.object({
  serverTime: Instant.describe('Current time of the server; clients base countdowns on it instead of the local clock.'),
  list: z
    .array(
      LottoIssue.extend({ last: LottoIssue.optional().describe('The last drawn issue; absent if none was drawn.') }),
    )
    .describe('Current issue of each lottery.'),
})
const ofGame = z.strictObject({ gameCode: LottoCode.optional().describe('Code of a lottery; absent: all lotteries.') })

export default area(
  'lottery',
  { entry: 'member', about: 'Lotteries, their issues and their results.' },
  {
    menus: endpoint({
      method: 'GET',
      path: '/lgw/games/game_menus',
      summary: 'Returns the lotteries of a prize mode, by group.',
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
      summary: 'Returns the lotteries of the Vietnamese lobby (account type `TCG_LOTTO_VN`).',
      principals: everyone,
      module: 'GAMELO3',
      cache: 'language',
      input: z.strictObject({
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device.'),
        language: Language.optional(),
      }),
      output: menuOutput,
      errors: [],
    }),
    vnRecent: endpoint({
      method: 'GET',
      path: '/lgw/vn/games/game_menu/recent',
      summary: 'Returns the lotteries the person opened, most recent first.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device.'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(LottoGame).describe('Lotteries, most recently opened first.') }),
      errors: [],
    }),
    vnOpened: endpoint({
      method: 'GET',
      path: '/lgw/vn/numeros/opened/game',
      summary: 'Returns the current and the last drawn issue of each Vietnamese lottery.',
      principals: everyone,
      module: 'GAMELO3',
      input: ofGame,
      output: opened,
      errors: ['not_found'],
    }),
    opened: endpoint({
      method: 'GET',
      path: '/lotto/lgw/games/opened/numero',
      summary: 'Returns the current and the last drawn issue of each lottery outside of the Vietnamese lobby.',
      principals: everyone,
      module: 'GAMELO3',
      input: ofGame,
      output: opened,
      errors: ['not_found'],
    }),
    draws: endpoint({
      method: 'GET',
      path: '/lgw/draw',
      summary: 'Returns the drawn issues of a lottery with their seeds, newest first.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        gameCode: LottoCode.describe('Code of the lottery.'),
        numero: z
          .string()
          .regex(/^\d{9,15}$/)
          .optional()
          .describe('Number of a single issue; absent: all issues.'),
        startTime: AskedInstant.optional().describe(
          'Start of the range of draw times, inclusive; absent: no lower bound.',
        ),
        endTime: AskedInstant.optional().describe('End of the range of draw times, exclusive; absent: now.'),
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
        'Returns the issues of a lottery around the current one in order of draw time: drawn issues, the ' +
        'current one and the scheduled ones.',
      principals: everyone,
      module: 'GAMELO3',
      input: z.strictObject({
        gameCode: LottoCode.describe('Code of the lottery.'),
        before: whole(0, 50).default(5).describe('Maximum number of issues before the current one.'),
        after: whole(0, 10).default(3).describe('Maximum number of issues after the current one.'),
      }),
      output: z.object({
        serverTime: Instant.describe(
          'Current time of the server; clients base countdowns on it instead of the local clock.',
        ),
        list: z.array(LottoIssue).describe('Issues in order of draw time.'),
      }),
      errors: ['not_found'],
    }),
    prizeSeries: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getPrizeSeries',
      summary:
        'Returns the prize series of each lottery with the rebate of the person. Lotteries whose return is not ' +
        'published are left out, and all of them where they are played at a front of another service.',
      principals: ['member', 'agent'],
      module: 'GAMELO3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        currency: Currency,
        list: z.array(PrizeSeries).describe('Lotteries in display order.'),
      }),
      errors: ['real_account_required'],
    }),
  },
)
