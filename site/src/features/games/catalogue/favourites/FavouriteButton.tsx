import { IconButton } from '@brand/ui/icon-button'
import { heart, heartFill } from '@brand/ui/icons'
import type { Game } from '@brand/sdk'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useFavouriteIds, useSetFavourite, type FavouriteGame } from './favourites.ts'

/** The heart of one game outside its tile; none where the operator keeps no favourites. */
export function FavouriteButton({ game }: { game: FavouriteGame & Pick<Game, 'displayName'> }) {
  const t = useWords('games')
  const on = useFavouriteIds()?.includes(String(game.nodeId)) ?? false
  const set = useSetFavourite()
  if (!set) return null
  return (
    <IconButton
      label={t('favourite', { game: game.displayName })}
      icon={on ? heartFill : heart}
      pressed={on}
      onClick={() => set(game, !on)}
    />
  )
}
