import type { Room } from '@brand/sdk'
import { minorOf } from '../../../app/format/money.ts'

/** The tables of one game, smallest stake first. */
export interface RoomsOfGame {
  nodeId: number
  gameName: string
  vassalage: string
  vendorName: string
  online: number
  status: Room['status']
  rooms: readonly Room[]
}

/** Rooms of a page by their game, games in the order they came. */
export function byGame(rooms: readonly Room[]): RoomsOfGame[] {
  return [...Map.groupBy(rooms, ({ nodeId }) => nodeId).values()].flatMap((tables) => {
    const [first] = tables
    if (!first) return []
    const { nodeId, gameName, vassalage, vendorName, online, status } = first
    return [
      {
        nodeId,
        gameName,
        vassalage,
        vendorName,
        online,
        status,
        rooms: tables.toSorted((a, b) => Number(a.stake) - Number(b.stake)),
      },
    ]
  })
}

/** Whether an amount covers another; both are decimal strings of two places, as the wire has them. */
export const covers = (has: string, asks: string): boolean => (minorOf(has) ?? 0n) >= (minorOf(asks) ?? 0n)
