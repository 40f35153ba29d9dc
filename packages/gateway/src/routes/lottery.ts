import { desc, eq } from 'drizzle-orm'
import { briefly } from '../catalogue/briefly.ts'
import { refuse, type Ctx, type Handlers } from '../context.ts'
import { lottoRecent } from '../db/schema/index.ts'
import { lotteries, lotteryOf, lottoGame, menuOf, type Lottery } from '../lottery/games.ts'
import { drawnIssues, running, told } from '../lottery/issues.ts'

/** So short that a countdown never sees an issue that is over. */
const BRIEF_MS = 500

function chosen(vietnamese: boolean, gameCode: string | undefined): readonly Lottery[] {
  const list = lotteries.filter((one) => one.vietnamese === vietnamese && (gameCode === undefined || one.code === gameCode))
  if (list.length === 0) throw refuse('not_found', { field: 'gameCode' })
  return list
}

async function opened(ctx: Ctx, which: readonly Lottery[]) {
  const list = await briefly(ctx, `lotto ${which.map(({ code }) => code).join()}`, BRIEF_MS, async () => {
    const now = ctx.clock.now()
    return (await running(ctx.db, which, now)).map(({ issue, last }) => ({ ...told(issue, now), ...(last && { last: told(last, now) }) }))
  })
  return { serverTime: ctx.clock.now().toISOString(), list: [...list] }
}

export const lottery: Handlers<'lottery'> = {
  menus: async ({ language }, { prizeMode }) => ({ gameMenus: menuOf(lotteries.filter((one) => one.prizeMode === prizeMode && !one.vietnamese), language) }),

  vnMenu: async ({ language }) => ({ gameMenus: menuOf(lotteries.filter((one) => one.vietnamese), language) }),

  async vnRecent({ db, session, language }) {
    const rows = await db.select({ code: lottoRecent.gameCode }).from(lottoRecent)
      .where(eq(lottoRecent.memberId, session.memberId)).orderBy(desc(lottoRecent.at)).limit(6)
    return { list: rows.flatMap(({ code }) => { const known = lotteryOf(code); return known ? [lottoGame(known, language)] : [] }) }
  },

  vnOpened: (ctx, { gameCode }) => opened(ctx, chosen(true, gameCode)),
  opened: (ctx, { gameCode }) => opened(ctx, chosen(false, gameCode)),

  async draws({ db, clock }, { gameCode, pageNo, pageSize }) {
    if (!lotteryOf(gameCode)) throw refuse('not_found', { field: 'gameCode' })
    const now = clock.now()
    const { rows, total } = await drawnIssues(db, gameCode, now, pageNo, pageSize)
    return { list: rows.map((row) => told(row, now)), pageNum: pageNo, totalPages: Math.ceil(total / pageSize), totalCount: total }
  },
}
