import { buttonLook } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { artFor } from '../../../app/art.ts'
import { useDialogs } from '../../../app/dialogs.tsx'
import { useWords } from '../../../app/i18n.ts'
import { paths, seamlessPath } from '../../../app/paths.ts'
import { brands } from '../../../app/preferences.ts'
import { useSession } from '../../../app/session.ts'
import * as css from './hero.css.ts'

/** The first of the hand-picked fishing games: named here, so that the page's largest picture waits for no call. */
export const heroGame = { nodeId: 30001, vassalage: 'JL', gameType: 'FISH' } as const
const picture = '/art/banner/fish/30001-fish-0.svg'

/** One still picture with live text and one thing to do. CSS shows the picture of the brand in force, so a prerendered page is right before any script. */
export function Hero() {
  const t = useWords('games')
  const visitor = useSession() === null
  const { show } = useDialogs()
  const address = seamlessPath(heroGame, paths.home)
  return (
    <section className={css.hero}>
      {brands.map(({ id }, n) => (
        <img
          key={id}
          data-house={id}
          src={artFor(id, picture)}
          alt=""
          width={900}
          height={400}
          draggable={false}
          fetchPriority={n === 0 ? 'high' : 'low'}
          loading={n === 0 ? 'eager' : 'lazy'}
          className={css.picture}
        />
      ))}
      <div className={css.words}>
        <p className={css.kicker}>{t('hero.kicker')}</p>
        <h2 className={css.title}>{t('hero.title')}</h2>
        <p className={css.text}>{t('hero.text')}</p>
        <a
          {...buttonLook({ className: css.play })}
          href={address}
          onClick={(event) => {
            if (!visitor) return
            event.preventDefault()
            show('login', { next: address })
          }}
        >
          <Icon shape={playFill} size={16} flip />
          {t('hero.play')}
        </a>
      </div>
    </section>
  )
}
