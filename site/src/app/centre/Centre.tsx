import { Stack } from '@brand/ui/stack'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { caretLeft, house } from '@brand/ui/icons'
import type { MenuSection } from '@brand/ui/side-menu'
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import { useSearchParams } from '../navigation/router.ts'
import { ErrorBoundary, type ErrorBoundaryProps } from '../errors/error-view.tsx'
import { usePageTitle } from '../navigation/page-title.ts'
import { hasOwnBack } from '../navigation/place.ts'
import { useBadges } from './badges.ts'
import * as css from './centre.css.ts'
import type { CentrePage } from './centre-pages.ts'
import { centrePath, centres, pageQuery, type CentreName, type Permission } from './centres.ts'
import { Missing } from './Missing.tsx'
import { PageOutline } from './PageOutline.tsx'
import { useArrival } from './use-arrival.ts'
import { useCentreWords } from './use-centre-words.ts'
import { useFirstCalls } from './use-first-calls.ts'
import { usePages } from './use-pages.ts'

interface CentreProps {
  centre: CentreName
  /** Its pages, from `centrePages`. */
  pages: readonly CentrePage[]
  /** What the person may do, as far as it is known. */
  may?: Partial<Record<Permission, boolean>> | undefined
  /** What is open without `?page=`, given the pages of the menu. */
  overview: ComponentType<{ pages: readonly CentrePage[] }>
  /** Lays out the menu and the page. One section: the centre has no page but its overview. */
  layout: (sections: readonly MenuSection[], content: ReactNode) => ReactNode
  /** It is over another page, which keeps its title. */
  inPopup?: boolean
  /** Above every page. */
  notice?: ReactNode
  errorView: ErrorBoundaryProps['view']
}

/** A centre: `?page=` selects a page; a menu of its pages by group, and on a phone a link back to the list. */
export function Centre({
  centre,
  pages: all,
  may,
  overview: Overview,
  layout,
  inPopup = false,
  notice,
  errorView,
}: CentreProps) {
  const [query] = useSearchParams()
  const { t, pageTitle, groupTitle, overview: home } = useCentreWords(centre)
  const badges = useBadges()
  const { open: pages, listed } = usePages(all, may)
  const content = useArrival()
  const name = query.get('page')
  const { path, groups } = centres[centre]
  /** Undefined for the overview, null where there is no such page. */
  const open = name ? (pages.find(({ id }) => pageQuery(id) === name) ?? null) : undefined
  // An address that says more than the page may ask for something else.
  useFirstCalls(open && query.size === 1 ? open : undefined)
  // The menu is made again with each count beside its entries, and the page is not.
  const page = useMemo(
    () =>
      open ? (
        <open.Component key={open.id} />
      ) : open === null ? (
        <Missing centre={centre} />
      ) : (
        <Overview pages={listed} />
      ),
    [open, centre, Overview, listed],
  )
  const title = open ? pageTitle(open) : open === null ? t('missing.title') : home
  usePageTitle(inPopup ? undefined : title)
  const sections: MenuSection[] = [
    {
      id: 'overview',
      entries: [{ id: 'overview', label: home, href: path, icon: house, current: open === undefined }],
    },
    ...groups.map((group) => ({
      id: group,
      title: groupTitle(group),
      entries: listed
        .filter((page) => page.group === group)
        .map((page) => ({
          id: page.id,
          label: pageTitle(page),
          href: centrePath(centre, page.id),
          icon: page.icon,
          current: page === open,
          unread: page.badge && badges[page.badge],
        })),
    })),
  ].filter(({ entries }) => entries.length > 0)
  return layout(
    sections,
    <div ref={content} role="region" tabIndex={-1} aria-label={title} className={css.content}>
      {open === undefined || hasOwnBack(query) ? null : (
        <Hidden above="phone">
          <a href={path} className={css.back}>
            <Icon icon={caretLeft} size={16} flip />
            {home}
          </a>
        </Hidden>
      )}
      <Stack space="xl">
        {notice}
        <Stack space="none">
          <ErrorBoundary at={name ?? ''} view={errorView}>
            <Suspense fallback={<PageOutline title={open ? title : home} />}>{page}</Suspense>
          </ErrorBoundary>
        </Stack>
      </Stack>
    </div>,
  )
}
