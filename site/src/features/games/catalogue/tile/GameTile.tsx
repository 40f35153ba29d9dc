import { GameCard, type GameState } from '@brand/ui/game-card'
import { memo } from 'react'
import type { Game } from '@brand/sdk'
import { drawnTile, useArt } from '../../../../app/art.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { useSetFavourite } from '../favourites/favourites.ts'
import { squareTypes } from '../limits.ts'
import type { useOpen } from './use-open.ts'

const states: Record<Game['status'], GameState> = { ON: 'open', MAINTENANCE: 'maintenance', SOON: 'soon' }

interface GameTileProps {
  game: Game
  open: ReturnType<typeof useOpen>
  favourite: boolean
  /** Undefined where the operator keeps no favourites. */
  setFavourite: ReturnType<typeof useSetFavourite>
  /** Of the first screen: its picture does not wait. */
  eager?: boolean | undefined
  shape?: 'portrait' | 'square' | undefined
  /** What of a bet counts for the bonus that is played, per cent. */
  share?: number | undefined
}

/**
 * A game of the catalogue as a card: picture in the brand's style, what pressing it does, its heart where the operator
 * keeps favourites.
 */
export const GameTile = memo(function GameTile({
  game,
  open,
  favourite,
  setFavourite,
  eager,
  shape = shapeOf(game),
  share,
}: GameTileProps) {
  const art = useArt()
  const t = useWords('games')
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
      note={
        share === undefined
          ? undefined
          : {
              text: t('tile.bonus', { percent: share }),
              label: t(share === 0 ? 'tile.bonus.none' : 'tile.bonus.label', { percent: share }),
            }
      }
      state={states[game.status]}
      variant={shape}
      eager={eager}
      favourite={favourite}
      {...opening}
      {...(setFavourite
        ? { onFavouriteChange: (on) => setFavourite(game, on) }
        : onVisitor && { onVisitor: undefined, onPlay: (event) => onVisitor('play', event) })}
    />
  )
})

export const shapeOf = ({ gameType }: Pick<Game, 'gameType'>) =>
  squareTypes.includes(gameType) ? 'square' : 'portrait'
