import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { favourite } from './schema.ts'
import { game } from '../games/schema.ts'

/** Node ids of a member's favourites, newest first. */
export async function favouriteIds(db: Db, memberId: string): Promise<number[]> {
  const rows = await db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(eq(favourite.memberId, memberId))
    .orderBy(desc(favourite.at), favourite.nodeId)
  return rows.map((row) => row.nodeId)
}

/** A game by its node id; vendor and category must fit where they are given. */
export interface Target {
  nodeId: number
  vendor?: string | undefined
  gameType?: string | undefined
}

/** Makes a game a favourite; one that is stays as it is. @returns false where there is no such game */
export async function addFavourite(db: Db, memberId: string, target: Target, at: Date): Promise<boolean> {
  const [existing] = await db
    .select({ vendor: game.vendor, gameType: game.gameType })
    .from(game)
    .where(eq(game.nodeId, target.nodeId))
  if (
    !existing ||
    (target.vendor ?? existing.vendor) !== existing.vendor ||
    (target.gameType ?? existing.gameType) !== existing.gameType
  )
    return false
  await db.insert(favourite).values({ memberId, nodeId: target.nodeId, at }).onConflictDoNothing()
  return true
}

/** Removes a game from the favourites; one that is not there is ignored. */
export async function removeFavourite(db: Db, memberId: string, nodeId: number): Promise<void> {
  await db.delete(favourite).where(and(eq(favourite.memberId, memberId), eq(favourite.nodeId, nodeId)))
}
