import type { Handlers } from '../../http/context.ts'
import { paged } from '../../http/response/paged.ts'
import { periodAt } from './periods.ts'
import { claimMission } from './claim.ts'
import { businessZone } from '../../workflow/business-calendar.ts'
import { mayCount } from './games.ts'
import type { Settings } from '../../settings/settings.ts'
import { showLeaderboard } from './leaderboards/show.ts'
import { stateOf } from './presenter.ts'
import { shown } from './show.ts'
import { type Standing, claimableMissions, claimableOf, currentMissions, endedMissions } from './store.ts'

/** What of its page a list has that is read as a whole. */
const cut = <T>(all: readonly T[], page: number, size: number) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length,
})

const isOpen = ['LOCKED', 'OPEN', 'IN_PROGRESS']

/** What somebody has begun stays, also where the profile in force lets nobody begin it any more. */
const isShown = ({ mission: { metric }, version: { games }, row }: Standing, settings: Pick<Settings, 'rg'>) =>
  row !== null || metric === 'DEPOSITS' || mayCount(games, settings)

/** Missions of the person, and leaderboards. */
export const missions: Handlers<'missions'> = {
  async list(ctx, { status, page, size }) {
    const { db, clock, session, settings } = ctx
    const { memberId, asset } = session
    const now = clock.now()
    const zone = await businessZone(db, settings.site.timeZone, now)
    const pageOf = async () => {
      if (status === 'H') return endedMissions(db, memberId, now, { page, size })
      if (status === 'C') return cut(await claimableMissions(db, memberId, now), page, size)
      const current = await currentMissions(db, memberId, now, zone)
      return cut(
        current.filter((standing) => isOpen.includes(stateOf(standing, now)) && isShown(standing, settings)),
        page,
        size,
      )
    }
    const [{ list, total }, claimable] = await Promise.all([pageOf(), claimableOf(db, memberId, now)])
    return {
      currency: asset,
      list: await shown(ctx, list, zone),
      ...paged(total, page, size),
      claimable,
      timeZone: zone,
      resetAt: {
        daily: periodAt('DAILY', now, zone).resetAt.toISOString(),
        weekly: periodAt('WEEKLY', now, zone).resetAt.toISOString(),
      },
    }
  },

  async claim(ctx, { id, periodKey }) {
    const { tx, clock, session, settings } = ctx
    const claiming = { ...session, settings, now: clock.now() }
    const { standing, paid } = await claimMission(tx, claiming, id, periodKey)
    const [mission] = await shown(
      { ...ctx, db: tx },
      [standing],
      await businessZone(tx, settings.site.timeZone, claiming.now),
    )
    if (!mission) throw new Error('a mission is not shown')
    return { mission, paid }
  },

  leaderboard: showLeaderboard,
}
