import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { bannerOf, useArt } from '../../../app/art.ts'
import { hotFetch } from '../../../app/games/page-sizes.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Logo } from '../../../shell/Logo.tsx'
import * as css from './download.css.ts'

/** How the app looks on a phone: with the games that are played most, as the home page shows them. */
export function Phone() {
  const t = useWords('download')
  const art = useArt()
  const { data } = useApiQuery(sdk.games.hot, { pageSize: hotFetch })
  const [first, ...rest] = data?.items ?? []
  return (
    <div className={css.phone} role="img" aria-label={t('preview')}>
      <div className={css.screen} aria-hidden="true">
        <div className={css.screenHead}>
          <Logo />
        </div>
        <div className={css.wide}>{first ? <img src={art(bannerOf(first))} alt="" className={css.art} /> : null}</div>
        <div className={css.tiles}>
          {Array.from({ length: 6 }, (_none, at) => (
            <span key={at} className={css.tile}>
              {rest[at] ? <img src={art(rest[at].iconUrl)} alt="" className={css.art} /> : null}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
