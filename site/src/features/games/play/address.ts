import type { GamesLaunchInput, GameType } from '@brand/sdk'
import { isGameType } from '../../../app/games/categories.ts'
import { lobbyPath, paths } from '../../../app/routing/paths.ts'
import { safePath } from '../../../app/routing/redirect.ts'

/** Where a game may be: https, or http in a sandbox. */
export const gameAddress = { schemes: ['https:', 'http:'] }

export interface PlayAddress {
  nodeId: number
  vassalage: string
  gameType: GameType
  /** Path of this site that leaving leads to. */
  back: string
  /** The room of a PVP game to sit down in. */
  room?: string
  /** A lottery is opened by its area, prize mode and code. */
  lotto?: Pick<GamesLaunchInput, 'launchMode' | 'lottoArea' | 'lottoPrizeMode' | 'lottoGameCode' | 'lottoView'>
}

/**
 * The game that `/seamless?vassalage&gameType&nodeId&back&room` names, or null without one. `back` never leaves the
 * site, nor leads into another game.
 */
export function readAddress(query: URLSearchParams): PlayAddress | null {
  const nodeId = Number(query.get('nodeId'))
  const vassalage = query.get('vassalage') ?? ''
  const gameType = query.get('gameType') ?? ''
  if (!Number.isInteger(nodeId) || nodeId < 1 || !/^[A-Z0-9_]{1,24}$/.test(vassalage) || !isGameType(gameType))
    return null
  const lobby = lobbyPath(gameType) ?? paths.home
  const back = safePath(query.get('back'), lobby)
  const room = query.get('room') ?? ''
  return {
    nodeId,
    vassalage,
    gameType,
    back: back.length > 256 || back.split(/[?#]/)[0] === paths.seamless ? lobby : back,
    ...(/^\d{1,10}-[\w-]{1,40}$/.test(room) ? { room } : {}),
  }
}
