import { Icon } from '@brand/ui/icon'
import { fire, heart, house, houseFill, fireFill } from '@brand/ui/icons'
import { categoryIcons, categoryName, knownCategories } from '../../../../app/games/categories.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { lobbyPath, lobbyPaths, paths } from '../../../../app/routing/paths.ts'
import { useSession } from '../../../../app/auth/session.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useLanes } from '../../../../app/games/use-lanes.ts'
import * as css from './home.css.ts'

/** Home with the hot games alone (game type HOT). */
export const hotPath = `${paths.home}?type=HOT`

/**
 * The row of game types: home, favourites, hot, and a lobby for each category of the server; e-lottery opens its first
 * vendor.
 */
export function LobbyTabs({ current }: { current: 'home' | 'hot' }) {
  const t = useWords('games')
  const site = useWords('site')
  const visitor = useSession() === null
  const { show } = useDialogs()
  const lanes = useLanes()
  const [hot, favourites] = [useModule('GAMELOHOT3'), useModule('GAMELOFAV3')]
  const tabs = [
    { id: 'home', label: site('nav.home'), href: paths.home, icon: current === 'home' ? houseFill : house },
    ...(favourites ? [{ id: 'favourites', label: site('nav.favourites'), href: paths.favourites, icon: heart }] : []),
    ...(hot ? [{ id: 'hot', label: t('tab.hot'), href: hotPath, icon: current === 'hot' ? fireFill : fire }] : []),
    ...knownCategories(lanes).map(({ category, title }) => ({
      id: category as string,
      label: categoryName(site, category, title),
      href: category === 'ELOTT' ? `${lobbyPaths.ELOTT}?launch=first` : (lobbyPath(category) ?? paths.home),
      icon: categoryIcons.get(category),
    })),
  ]
  return (
    <nav aria-label={t('tabs')} className={css.tabs}>
      {tabs.map(({ id, label, href, icon }) => (
        <a
          key={id}
          href={href}
          aria-current={id === current ? 'page' : undefined}
          className={css.tab}
          onClick={(event) => {
            if (id !== 'favourites' || !visitor) return
            event.preventDefault()
            show('login', { next: href })
          }}
        >
          {icon ? <Icon icon={icon} size={18} /> : null}
          {label}
        </a>
      ))}
    </nav>
  )
}
