import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { addFavourite, favouriteIds, removeFavourite } from './store.ts'
import { ownGames } from '../games/index.ts'
import { paged } from '../../http/response/paged.ts'

export const favourites: Handlers<'favourites'> = {
  async ids({ db, session }) {
    return (await favouriteIds(db, session.memberId)).map(String)
  },

  async list({ db, session, language }, { gameType, vassalage, pageNo, pageSize }) {
    const { rows, total } = await ownGames(
      db,
      'favourite',
      session.memberId,
      { gameType, vassalage },
      { pageNo, pageSize, language },
    )
    return { content: rows, ...paged(total, pageNo, pageSize) }
  },

  // Both state the wanted value, no toggle: sent twice they change nothing.
  async add({ db, session, clock }, target) {
    if (!(await addFavourite(db, session.memberId, target, clock.now()))) throw refuse('not_found', { field: 'nodeId' })
    return { nodeId: String(target.nodeId), favourite: true }
  },

  async remove({ db, session }, { nodeId }) {
    await removeFavourite(db, session.memberId, nodeId)
    return { nodeId: String(nodeId), favourite: false }
  },
}
