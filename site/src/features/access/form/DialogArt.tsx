import { useLang } from '../../../app/i18n/i18n.ts'
import { safeHref } from '@brand/ui/safe-link'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useArt } from '../../../app/art.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { useStatus } from '../../../app/api/status.ts'
import * as css from '../session.css.ts'
import { bannerOf } from './banner.ts'

interface DialogArtProps {
  /** Place of the banners, and name of the resource, that the operator shows here instead, where there is one. */
  banner: 'w_login' | 'w_register'
  /** What to draw otherwise: motif and colour of the operator's game art. */
  motif: string
  title: string
  text: string
}

/** The picture beside a form: the first banner of the operator at its place, else their resource, else one in the brand's art style. */
export function DialogArt({ banner, motif, title, text }: DialogArtProps) {
  const { brand } = usePreferences()
  const lang = useLang()
  const art = useArt()
  const given = bannerOf(useStatus().data?.info.resources, banner, lang)
  const [hung] = useApiQuery(sdk.content.banners, { groupName: banner }).data?.list ?? []
  const hanging = hung && safeHref(art(hung.imageUrl), { schemes: ['https:'] })
  if (hanging) {
    return (
      <>
        <img src={hanging} alt={hung.alt ?? ''} className={css.art} />
        <div className={css.artWords}>
          <p className={css.artTitle}>{hung.title}</p>
          {hung.text}
        </div>
      </>
    )
  }
  const picture = given && safeHref(given.url, { schemes: ['https:'] })
  if (picture) return <img src={picture} alt={given.label} className={css.art} />
  const style = brand === 'haat' ? '?style=market' : ''
  return (
    <>
      <img src={`/art/slots/door-${motif}.svg${style}`} alt="" className={css.art} />
      <div className={css.artWords}>
        <p className={css.artTitle}>{title}</p>
        {text}
      </div>
    </>
  )
}
