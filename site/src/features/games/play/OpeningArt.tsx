import type { Game } from '@brand/sdk'
import { bannerOf, useArt } from '../../../app/art.ts'
import * as css from './play.css.ts'

/** The game's picture while it opens: the tile on a phone, the banner on a wide screen (design: launch). */
export function OpeningArt({ game }: { game: Game }) {
  const art = useArt()
  return (
    <picture className={css.pictured}>
      <source media={css.wide} srcSet={art(bannerOf(game))} />
      <img src={art(game.iconUrl)} alt="" className={css.art} />
    </picture>
  )
}
