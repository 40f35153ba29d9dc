import { GameGrid } from '@brand/ui/game-grid'
import { Skeleton } from '@brand/ui/skeleton'
import type { Game } from '@brand/sdk'
import * as css from './tile.css.ts'
import { GameTile } from './GameTile.tsx'
import { useBonusShare } from './use-bonus-share.ts'
import { useOpen } from './use-open.ts'

interface GameTilesProps {
  /** Outlines stand in while there are none yet. */
  games: readonly Game[] | undefined
  /** How many outlines. */
  outlines: number
  square?: boolean | undefined
  /** How many pictures belong to the first screen. */
  eager?: number | undefined
  /** Tiles of a mixed list keep one shape. */
  shape?: 'portrait' | undefined
  label?: string | undefined
}

/** Tiles of games six in a row, or as many outlines of the same height while they load. */
export function GameTiles({ games, outlines, square, eager = 0, shape, label }: GameTilesProps) {
  const open = useOpen()
  const share = useBonusShare()
  if (games) {
    return (
      <GameGrid aria-label={label}>
        {games.map((game, n) => (
          <GameTile key={game.nodeId} game={game} open={open} eager={n < eager} shape={shape} share={share?.(game)} />
        ))}
      </GameGrid>
    )
  }
  return (
    <GameGrid aria-hidden="true">
      {Array.from({ length: outlines }, (_, n) => (
        <div key={n}>
          <Skeleton variant={square ? 'square' : 'tile'} />
          <span className={css.ghostName}>
            <Skeleton />
          </span>
          <span className={css.ghostVendor}>
            <Skeleton />
          </span>
        </div>
      ))}
    </GameGrid>
  )
}
