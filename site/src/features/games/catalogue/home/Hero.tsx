import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { Showcase } from '@brand/ui/showcase'
import { Suspense, useState } from 'react'
import { artFor } from '../../../../app/art.ts'
import { brands } from '../../../../app/storage/preferences.ts'
import { useIdleAfterLoad } from '../../../../app/browser/use-idle-after-load.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { useSession } from '../../../../app/auth/session.ts'
import { drawnBanners, type HomeBanner } from './banners.ts'
import { ServedBanners } from './load-deferred.ts'
import * as css from './hero.css.ts'

/**
 * The banners of home: the prerendered ones, until the page is idle and the gateway's have loaded. CSS selects the
 * pictures of the current brand, so that a prerendered page is right before scripts run.
 */
export function Hero() {
  const t = useWords('games')
  const lang = useLang()
  const visitor = useSession() === null
  const { show } = useDialogs()
  const [served, setServed] = useState<readonly HomeBanner[]>()
  const rested = useIdleAfterLoad(false)
  const slides = (served ?? drawnBanners(t)).map(
    ({ id, picture, alt = '', kicker, title, text, action, href, game, way }, at) => ({
      id,
      kicker,
      title,
      text,
      picture: brands.map((brand, n) => (
        <img
          key={brand.id}
          data-house={brand.id}
          src={artFor(brand.id, picture, lang)}
          alt={alt}
          width={900}
          height={400}
          draggable={false}
          fetchPriority={at + n === 0 ? 'high' : 'low'}
          loading={at + n === 0 ? 'eager' : 'lazy'}
          className={css.picture}
        />
      )),
      action:
        way ??
        (href && (
          <a
            {...buttonAttributes()}
            href={href}
            onClick={(event) => {
              if (!game || !visitor) return
              event.preventDefault()
              show('login', { next: href })
            }}
          >
            {game ? <Icon icon={playFill} size={16} flip /> : null}
            {action}
          </a>
        )),
    }),
  )
  return (
    <>
      <Showcase label={t('hero.label')} items={slides} className={css.hero} />
      {rested ? (
        <Suspense fallback={null}>
          <ServedBanners onServed={setServed} />
        </Suspense>
      ) : null}
    </>
  )
}
