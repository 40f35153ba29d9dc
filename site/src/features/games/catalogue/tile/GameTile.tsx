import { GameCard, type GameState } from '@brand/ui/game-card'
import { memo } from 'react'
import type { Game } from '@brand/sdk'
import { drawnTile, useArt } from '../../../../app/art.ts'
import { useIsFavourite, useSetFavourite } from '../favourites/favourites.ts'
import { squareTypes } from '../limits.ts'
import type { useOpen } from './use-open.ts'

const states: Record<Game['status'], GameState> = { ON: 'open', MAINTENANCE: 'maintenance', SOON: 'soon' }

interface GameTileProps {
  game: Game
  open: ReturnType<typeof useOpen>
  /** Of the first screen: its picture does not wait. */
  eager?: boolean | undefined
  shape?: 'portrait' | 'square' | undefined
}

/**
 * A game of the catalogue as a card: picture in the brand's style, what pressing it does, its heart where the operator
 * keeps favourites.
 */
export const GameTile = memo(function GameTile({ game, open, eager, shape = shapeOf(game) }: GameTileProps) {
  const art = useArt()
  const favourite = useIsFavourite(game.nodeId)
  const set = useSetFavourite()
  const opening = open(game)
  const { onVisitor } = opening
  return (
    <GameCard
      nodeId={game.nodeId}
      name={game.displayName}
      vendor={game.vendorName}
      image={art(game.iconUrl)}
      fallback={art(drawnTile(game), '')}
      tag={game.isHot === 1 ? 'hot' : game.isNew === 1 ? 'new' : undefined}
      state={states[game.status]}
      variant={shape}
      eager={eager}
      favourite={favourite}
      {...opening}
      {...(set
        ? { onFavouriteChange: (on) => set(game, on) }
        : onVisitor && { onVisitor: undefined, onPlay: (event) => onVisitor('play', event) })}
    />
  )
})

export const shapeOf = ({ gameType }: Pick<Game, 'gameType'>) =>
  squareTypes.includes(gameType) ? 'square' : 'portrait'
