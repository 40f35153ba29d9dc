import { buttonLook } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { Showcase } from '@brand/ui/showcase'
import { artFor } from '../../../app/art.ts'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { useWords } from '../../../app/language/i18n.ts'
import { brands } from '../../../app/browser/preferences.ts'
import { useSession } from '../../../app/session/session.ts'
import { homeBanners } from './banners.ts'
import * as css from './hero.css.ts'

/** The banners of home. CSS shows the pictures of the brand in force, so a prerendered page is right before any script. */
export function Hero() {
  const t = useWords('games')
  const visitor = useSession() === null
  const { show } = useDialogs()
  const slides = homeBanners.map(({ id, picture, href, game }, at) => ({
    id,
    kicker: t(`hero.${id}.kicker`),
    title: t(`hero.${id}.title`),
    text: t(`hero.${id}.text`),
    picture: brands.map((brand, n) => (
      <img
        key={brand.id}
        data-house={brand.id}
        src={artFor(brand.id, picture)}
        alt=""
        width={900}
        height={400}
        draggable={false}
        fetchPriority={at + n === 0 ? 'high' : 'low'}
        loading={at + n === 0 ? 'eager' : 'lazy'}
        className={css.picture}
      />
    )),
    action: (
      <a
        {...buttonLook()}
        href={href}
        onClick={(event) => {
          if (!game || !visitor) return
          event.preventDefault()
          show('login', { next: href })
        }}
      >
        {game ? <Icon shape={playFill} size={16} flip /> : null}
        {t(`hero.${id}.play`)}
      </a>
    ),
  }))
  return <Showcase label={t('hero.label')} slides={slides} className={css.hero} />
}
