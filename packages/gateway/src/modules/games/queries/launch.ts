import { sql } from 'drizzle-orm'
import { type Db, transact } from '../../../db/client.ts'
import { launchToken, recentGame } from '../schema.ts'
import { one, Values } from './sql.ts'
import { GAME, type GameJson, type GameType, LANGUAGES, named, TITLED } from './rows.ts'

export interface Launchable {
  game: GameJson
  vendorOn: boolean
  /** Languages it opens in. */
  languages: string[]
}
export interface Wanted {
  nodeId?: number | undefined
  gameCode?: string | undefined
  vassalage: string
  gameType: GameType
}

/**
 * The game by its node id or its vendor's code, where vendor and category fit; the first of them where neither is
 * given.
 */
export async function findGame(
  db: Db,
  { nodeId, gameCode, vassalage, gameType }: Wanted,
  language: string,
): Promise<Launchable | null> {
  const values = new Values(language, vassalage, gameType)
  const own =
    (nodeId === undefined ? '' : ` and g.node_id = ${values.add(nodeId)}`) +
    (gameCode === undefined ? '' : ` and g.game_code = ${values.add(gameCode)}`)
  const { found } = await one<{ found: Launchable | null }>(
    db.$client,
    `select (
      select json_build_object('game', ${GAME}, 'vendorOn', v.status = 'ON', 'languages', ${LANGUAGES})
      from game g join vendor v on v.code = g.vendor ${TITLED}
      where g.vendor = $2 and g.game_type = $3${own} order by g.sort, g.node_id limit 1) as found`,
    values.list,
  )
  return found && { ...found, game: named(found.game, language) }
}

export interface Launch {
  tokenHash: string
  memberId: string
  /** The login it belongs to. */
  loginSession: string
  nodeId: number
  language: string
  /** Address of the request. */
  ip: string
  createdAt: Date
  expiresAt: Date
  /** False for trial players, who have no records. */
  remember: boolean
}

/**
 * Writes the one-time token and puts the game first among the member's recent ones. @returns id of the game session to
 * come
 */
export async function recordLaunch(db: Db, { remember, ...token }: Launch): Promise<string> {
  return transact(db, async (tx) => {
    const [row] = await tx.insert(launchToken).values(token).returning({ sessionId: launchToken.sessionId })
    if (!row) throw new Error('no launch token was written')
    if (remember) {
      const { memberId, nodeId, createdAt: at } = token
      await tx
        .insert(recentGame)
        .values({ memberId, nodeId, at })
        .onConflictDoUpdate({
          target: [recentGame.memberId, recentGame.nodeId],
          set: { at, launches: sql`${recentGame.launches} + 1` },
        })
    }
    return row.sessionId
  })
}
