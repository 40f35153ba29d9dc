import { desc, eq } from 'drizzle-orm'
import type { Ctx, Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { lottoRecent } from './schema.ts'
import { lotteryOf, lottoGame, menuOf, type Lottery } from '../games/index.ts'
import { drawnIssues, issuesAround, running, presentIssue } from './issues.ts'
import { prizeSeries } from './series.ts'
import { paged } from '../../http/response/paged.ts'

/** Cached so briefly that a countdown never sees an ended issue. */
const BRIEF_MS = 500

function chosen({ services }: Ctx, vietnamese: boolean, gameCode: string | undefined): readonly Lottery[] {
  const list = services.lotteries.filter(
    (one) => one.vietnamese === vietnamese && (gameCode === undefined || one.code === gameCode),
  )
  if (list.length === 0) throw refuse('not_found', { field: 'gameCode' })
  return list
}

async function opened(ctx: Ctx, which: readonly Lottery[]) {
  const list = await ctx.services.ttlCache.get(`lotto ${which.map(({ code }) => code).join()}`, BRIEF_MS, async () => {
    const now = ctx.clock.now()
    return (await running(ctx.db, which, now)).map(({ issue, last }) => ({
      ...presentIssue(issue, now),
      ...(last && { last: presentIssue(last, now) }),
    }))
  })
  return { serverTime: ctx.clock.now().toISOString(), list: [...list] }
}

export const lottery: Handlers<'lottery'> = {
  prizeSeries,

  menus: async ({ language, services }, { prizeMode }) => ({
    gameMenus: menuOf(
      services.lotteries.filter((one) => one.prizeMode === prizeMode && !one.vietnamese),
      language,
    ),
  }),

  vnMenu: async ({ language, services }) => ({
    gameMenus: menuOf(
      services.lotteries.filter((one) => one.vietnamese),
      language,
    ),
  }),

  async vnRecent({ db, session, language }) {
    const rows = await db
      .select({ code: lottoRecent.gameCode })
      .from(lottoRecent)
      .where(eq(lottoRecent.memberId, session.memberId))
      .orderBy(desc(lottoRecent.at))
      .limit(12)
    return {
      list: rows.flatMap(({ code }) => {
        const found = lotteryOf(code)
        return found ? [lottoGame(found, language)] : []
      }),
    }
  },

  vnOpened: (ctx, { gameCode }) => opened(ctx, chosen(ctx, true, gameCode)),
  opened: (ctx, { gameCode }) => opened(ctx, chosen(ctx, false, gameCode)),

  async draws({ db, clock }, input) {
    if (!lotteryOf(input.gameCode)) throw refuse('not_found', { field: 'gameCode' })
    const now = clock.now()
    const { rows, total } = await drawnIssues(db, input, now)
    return { list: rows.map((row) => presentIssue(row, now)), ...paged(total, input.pageNo, input.pageSize) }
  },

  async near({ db, clock, services }, { gameCode, before, after }) {
    const lottery = services.lotteries.find(({ code }) => code === gameCode)
    if (!lottery) throw refuse('not_found', { field: 'gameCode' })
    const now = clock.now()
    return {
      serverTime: now.toISOString(),
      list: (await issuesAround(db, lottery, now, before, after)).map((row) => presentIssue(row, now)),
    }
  },
}
