import { Hidden } from '@brand/ui/hidden'
import { Avatar } from '@brand/ui/avatar'
import { Icon } from '@brand/ui/icon'
import { caretLeft, house } from '@brand/ui/icons'
import { MemberLayout } from '@brand/ui/member-layout'
import type { MenuSection } from '@brand/ui/side-menu'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { memberGroups } from '../../../app/routing/define-page.ts'
import { memberPath, paths } from '../../../app/routing/paths.ts'
import { hasOwnBack } from '../../../app/navigation/place.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useBadges } from './badges.ts'
import * as css from './member.css.ts'
import type { CentrePage } from './pages.ts'
import { useArrival } from './use-arrival.ts'

interface MemberFrameProps {
  /** The pages this person has. */
  pages: readonly CentrePage[]
  /** The one that is open; undefined for the overview, null where there is no such page. */
  open: CentrePage | null | undefined
  children: ReactNode
}

/** The member centre around one of its pages: menu, title, and on a phone the way back to the list. */
export function MemberFrame({ pages, open, children }: MemberFrameProps) {
  const t = useWords('member')
  const { member } = useAccount()
  const badges = useBadges()
  const title = open ? t(open.label) : t(open === null ? 'missing.title' : 'account')
  const name = member?.nickname ?? ''
  const content = useArrival()
  const ownBack = hasOwnBack(useSearchParams()[0])
  usePageTitle(title)
  const sections: MenuSection[] = [
    {
      id: 'overview',
      entries: [{ id: 'overview', label: t('account'), href: paths.member, icon: house, current: open === undefined }],
    },
    ...memberGroups.map((group) => ({
      id: group,
      title: t(`group.${group}`),
      entries: pages
        .filter((page) => page.group === group)
        .map((page) => ({
          id: page.id,
          label: t(page.label),
          href: memberPath(page.id),
          icon: page.icon,
          current: page === open,
          unread: page.badge && badges[page.badge],
        })),
    })),
  ].filter(({ entries }) => entries.length > 0)
  return (
    <MemberLayout
      sections={sections}
      member={{ name, note: member?.account === name ? undefined : member?.account, picture: <Avatar name={name} /> }}
    >
      <div ref={content} role="region" tabIndex={-1} aria-label={title} className={css.content}>
        {open === undefined || ownBack ? null : (
          <Hidden above="phone">
            <a href={paths.member} className={css.back}>
              <Icon icon={caretLeft} size={16} flip />
              {t('account')}
            </a>
          </Hidden>
        )}
        {children}
      </div>
    </MemberLayout>
  )
}
