import { AppShell } from '@brand/ui/app-shell'
import { CategoryNav } from '@brand/ui/category-nav'
import { Header } from '@brand/ui/header'
import type { ModuleId } from '@brand/sdk'
import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import { useLocation } from '../app/navigation/router.ts'
import { lazyPart } from '../app/browser/lazy-part.tsx'
import { useDialogs } from '../app/overlays/dialogs.tsx'
import { useLang, useWords } from '../app/i18n/i18n.ts'
import { useLinkRouting } from '../app/navigation/link-routing.tsx'
import { paths } from '../app/routing/paths.ts'
import { useShown } from '../app/routing/menus.ts'
import { moduleOn } from '../app/api/modules.ts'
import { routeAt } from '../app/routing/route-table.ts'
import { useAccount } from '../app/auth/session.ts'
import { useKnownUnreadChat } from '../app/auth/unread-chat.ts'
import { useStatus } from '../app/api/status.ts'
import { useLanes } from '../app/games/use-lanes.ts'
import { barEntries, menuSections, navCategories, type NavContext, type Offer } from './places/entries.ts'
import { PlacesMenu } from './places/PlacesMenu.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { Logo } from './Logo.tsx'
import { pageHeader } from '../app/page-header.css.ts'
import * as css from './shell.css.ts'
import { useChoices } from './tools/use-choices.ts'
import { useFilledIcons } from './places/use-filled-icons.ts'
import { useMemberEntries } from './places/use-member-entries.ts'
import { useSocial } from './places/use-social.ts'
import { VisitorTools } from './tools/VisitorTools.tsx'

// Visitors, who wait for the first paint of all, do not load it.
const MemberTools = lazyPart(() => import('./tools/MemberTools.tsx'))

interface ShellProps {
  /** A strip under the header: usually the marquee of announcements. */
  notice?: ReactNode
  /** Above the page: usually the floating service menu. */
  floating?: ReactNode
  children: ReactNode
}

/** Header, side menu, footer and a phone's bottom bar, for visitors and accounts. */
export function Shell({ notice, floating, children }: ShellProps) {
  const t = useWords('site')
  const lang = useLang()
  const { pathname } = useLocation()
  const { show } = useDialogs()
  const { kind, signedIn } = useAccount()
  const tree = useStatus().data?.info.whitelabel
  const shown = useShown()
  const on = useCallback((id: string) => moduleOn(tree, id as ModuleId), [tree])
  const lanes = useLanes()
  const mine = useMemberEntries(signedIn, on)
  const filled = useFilledIcons(pathname)
  const unreadChat = useKnownUnreadChat()
  const choices = useChoices()
  const social = useSocial()
  // Pages that are a game: no side menu, no footer, the game to the edges.
  const frame = routeAt(pathname)?.frame
  const inGame = frame === 'game'
  const ownMenu = inGame || frame === 'centre'
  const leaving = useLinkRouting()
  // From here on it is known who is here: what `boot.js` hid from them may be seen by whoever comes after.
  useEffect(() => {
    delete document.documentElement.dataset['session']
  }, [])
  // What a page loads arrives bit by bit: each part around it is made again for what it shows, not for every bit.
  const offer = useMemo<Offer>(() => ({ t, lang, on, shown, lanes }), [t, lang, on, shown, lanes])
  const trial = kind === 'trial'
  const here = useMemo<NavContext>(
    () => ({ ...offer, pathname, signedIn, trial, mine, filled, unreadChat }),
    [offer, pathname, signedIn, trial, mine, filled, unreadChat],
  )
  const categories = useMemo(() => navCategories({ ...offer, pathname }), [offer, pathname])
  const header = useMemo(
    () => (
      <Header
        logo={
          <a href={paths.home} className={css.home}>
            <Logo />
          </a>
        }
        tools={signedIn ? <MemberTools /> : <VisitorTools />}
        className={pageHeader}
      >
        <CategoryNav items={categories} />
      </Header>
    ),
    [categories, signedIn],
  )
  const menu = useMemo(
    () => (
      <PlacesMenu
        sections={menuSections(here)}
        // The menu has a section of its own for promotions.
        games={categories.filter(({ href }) => href !== paths.promotions)}
        allPromotions={here.shown(paths.promotions) ? { href: paths.promotions } : undefined}
        app={here.shown(paths.download)}
        service={choices}
        social={social}
      />
    ),
    [here, categories, choices, social],
  )
  const bar = useMemo(
    () =>
      barEntries(here, {
        login: () => show('login'),
        register: () => show('register', here.signedIn ? { next: location.pathname + location.search } : undefined),
      }),
    [here, show],
  )
  const footer = useMemo(() => <SiteFooter offer={offer} social={social} />, [offer, social])
  return (
    <AppShell
      header={header}
      menu={menu}
      menuHidden={ownMenu}
      bleed={ownMenu}
      bar={inGame ? undefined : bar}
      notice={inGame ? undefined : notice}
      floating={floating}
      footer={inGame ? undefined : footer}
    >
      {children}
      {leaving}
    </AppShell>
  )
}
