import { safeHref } from '@brand/ui/safe-link'
import type { Banner } from '@brand/sdk'
import { useArt } from '../../app/art.ts'
import { seamlessPath } from '../../app/routing/paths.ts'
import * as css from './menu-banners.css.ts'

const targetOf = ({ linkageType, url, game }: Banner): string | undefined =>
  linkageType === 'GAME' && game ? seamlessPath(game) : url === undefined ? undefined : safeHref(url)

/** What the operator shows in the side menu: `w_leftmenu`. */
export default function MenuBanners({ list }: { list: readonly Banner[] }) {
  const art = useArt()
  return list.map((banner) => {
    const { id, imageUrl, title, alt } = banner
    const picture = safeHref(art(imageUrl), { schemes: ['https:'] })
    const to = targetOf(banner)
    const Element = to ? 'a' : 'div'
    return (
      <Element key={id} {...(to && { href: to })} className={css.banner}>
        {picture ? <img src={picture} alt={alt ?? ''} loading="lazy" className={css.picture} /> : null}
        <span className={css.title}>{title}</span>
      </Element>
    )
  })
}
