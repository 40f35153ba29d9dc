import { GameGrid } from '@brand/ui/game-grid'
import { Skeleton } from '@brand/ui/skeleton'
import type { Game } from '@brand/sdk'
import { memo } from 'react'
import * as css from './tile.css.ts'
import { useFavouriteIds, useSetFavourite } from '../favourites/favourites.ts'
import { GameTile } from './GameTile.tsx'
import { useBonusShare } from './use-bonus-share.ts'
import { useOpen } from './use-open.ts'

interface TilesProps {
  games: readonly Game[]
  /** How many pictures belong to the first screen. */
  eager?: number | undefined
  /** Tiles of a mixed list keep one shape. */
  shape?: 'portrait' | undefined
  label?: string | undefined
  className?: string | undefined
}

interface GameTilesProps extends Omit<TilesProps, 'games'>, OutlinesProps {
  /** Outlines stand in while there are none yet. */
  games: readonly Game[] | undefined
}

/** Tiles of games six in a row, or as many outlines of the same height while they load. */
export const GameTiles = ({ games, outlines, square, far, className, ...tiles }: GameTilesProps) =>
  games ? (
    <Tiles games={games} className={className} {...tiles} />
  ) : (
    <Outlines outlines={outlines} square={square} far={far} className={className} />
  )

function Tiles({ games, eager = 0, shape, label, className }: TilesProps) {
  const open = useOpen()
  const share = useBonusShare()
  const favourites = useFavouriteIds()
  const setFavourite = useSetFavourite()
  return (
    <GameGrid aria-label={label} className={className}>
      {games.map((game, n) => (
        <GameTile
          key={game.nodeId}
          game={game}
          open={open}
          favourite={favourites?.includes(String(game.nodeId)) ?? false}
          setFavourite={setFavourite}
          eager={n < eager}
          shape={shape}
          share={share?.(game)}
        />
      ))}
    </GameGrid>
  )
}

interface OutlinesProps {
  /** How many outlines. */
  outlines: number
  square?: boolean | undefined
  /** Far from the screen: the first of them keeps the room of all. */
  far?: boolean | undefined
  className?: string | undefined
}

/** A row is made again with what surrounds it: its outlines stay as they are. */
const Outlines = memo(function Outlines({ outlines, square, far, className }: OutlinesProps) {
  return (
    <GameGrid aria-hidden="true" className={far ? css.room : className}>
      {Array.from({ length: outlines }, (_, n) => (
        <div key={n}>
          {far && n > 0 ? null : (
            <>
              <Skeleton variant={square ? 'square' : 'tile'} />
              <span className={css.ghostName}>
                <Skeleton />
              </span>
              <span className={css.ghostVendor}>
                <Skeleton />
              </span>
            </>
          )}
        </div>
      ))}
    </GameGrid>
  )
})
