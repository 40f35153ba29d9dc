import { AppShell } from '@brand/ui/app-shell'
import { CategoryNav } from '@brand/ui/category-nav'
import { Header } from '@brand/ui/header'
import { SideMenu } from '@brand/ui/side-menu'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { inTime } from '../app/chunk-errors.ts'
import { useDialogs } from '../app/dialogs.tsx'
import { useLang, useWords } from '../app/i18n.ts'
import { useLinkRouting } from '../app/link-routing.ts'
import { paths } from '../app/paths.ts'
import { useSession } from '../app/session.ts'
import { useLanes } from '../app/use-lanes.ts'
import { barEntries, menuSections, navCategories, type Here } from './entries.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { Logo } from './Logo.tsx'
import * as css from './shell.css.ts'
import { useChoices } from './use-choices.ts'
import { useFilledIcons } from './use-filled-icons.ts'
import { VisitorTools } from './VisitorTools.tsx'

// Visitors, who wait for the first paint of all, do not pay for it.
const MemberTools = lazy(() => inTime(() => import('./MemberTools.tsx')))

/** Pages that are a game: no side menu (spec §2), no footer, the game to the edges. */
const gamePages: readonly string[] = [paths.seamless]

/** Header, side menu, footer and a phone's bottom bar, for whoever is here. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useWords('site')
  const lang = useLang()
  const { pathname } = useLocation()
  const { show } = useDialogs()
  const signedIn = useSession() !== null
  const here: Here = { t, lang, pathname, signedIn, lanes: useLanes(), filled: useFilledIcons(pathname) }
  const choices = useChoices()
  const inGame = gamePages.includes(pathname)
  useLinkRouting()
  const categories = navCategories(here)
  const tools = signedIn ? (
    <Suspense fallback={null}>
      <MemberTools />
    </Suspense>
  ) : (
    <VisitorTools />
  )
  const logo = (
    <a href={paths.home} className={css.home}>
      <Logo />
    </a>
  )
  return (
    <AppShell
      header={
        <Header logo={logo} tools={tools}>
          <CategoryNav categories={categories} />
        </Header>
      }
      menu={<SideMenu sections={menuSections(here)} games={categories} service={choices} />}
      menuHidden={inGame}
      bleed={inGame}
      bar={inGame ? undefined : barEntries(here, { login: () => show('login'), register: () => show('register') })}
      footer={inGame ? undefined : <SiteFooter here={here} />}
    >
      {children}
    </AppShell>
  )
}
