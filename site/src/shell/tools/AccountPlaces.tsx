import {
  arrowCircleUp,
  chatCircleDots,
  clockCounterClockwise,
  crown,
  envelopeSimple,
  globe,
  headset,
  heart,
  lock,
  receipt,
  signOut,
  ticket,
  user,
  userPlus,
  usersThree,
} from '@brand/ui/icons'
import { Menu, type MenuItem, type MenuLink } from '@brand/ui/menu'
import { useLocation } from '../../app/navigation/router.ts'
import { centreAt } from '../../app/centre/centres.ts'
import { useDialogs } from '../../app/overlays/dialogs.tsx'
import { formatCount } from '../../app/format/format.ts'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { nameOf } from '../../app/i18n/language.ts'
import { useMemberShown } from '../../app/routing/use-member-shown.ts'
import { feedbackPath } from '../../app/routing/feedback-path.ts'
import { routeAt } from '../../app/routing/route-table.ts'
import { memberPath, paths } from '../../app/routing/paths.ts'
import { useAccount } from '../../app/auth/session.ts'
import { useModule } from '../../app/api/status.ts'
import { useUnread } from '../../app/auth/unread.ts'
import { useOpening, type OpenedProps } from '../../app/overlays/open-on-press.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'
import { useLookChoices } from './choices.ts'

/** The member's pages and games, the choices of this device, and the logout. */
export default function AccountPlaces(opened: OpenedProps) {
  const t = useWords('site')
  const mine = useWords('member')
  const lang = useLang()
  const { show } = useDialogs()
  const { kind, member } = useAccount()
  const shown = useMemberShown()
  const unread = useUnread()
  const ownPassword = useModule('PASS3') && kind !== 'trial'
  const mayWrite = useModule('FEEDBACK3')
  const mayJoin = useModule('REG3') && kind === 'trial'
  const name = member?.nickname ?? ''

  // Over a game a centre opens as a popup: the round goes on below.
  const inGame = routeAt(useLocation().pathname)?.frame === 'game'
  const overGame = ({ href, ...place }: Omit<MenuLink, 'kind'>): MenuItem | undefined => {
    const [path = '', query] = href.split('?')
    const centre = inGame ? centreAt(path) : undefined
    const page = new URLSearchParams(query).get('page') ?? undefined
    return centre && { ...place, onSelect: () => openPopup(centre, page) }
  }
  const places: Omit<MenuLink, 'kind'>[] = [
    { id: 'member', label: mine('account'), href: paths.member, icon: user },
    ...(kind === 'agent' ? [{ id: 'agent', label: t('nav.agent'), href: paths.agentHome, icon: usersThree }] : []),
    { id: 'withdraw', label: mine('withdraw'), href: memberPath('withdraw'), icon: arrowCircleUp },
    { id: 'transactions', label: mine('transactions'), href: memberPath('transactions'), icon: receipt },
    { id: 'bets', label: mine('bets'), href: memberPath('bets'), icon: ticket },
    {
      id: 'messages',
      label: mine('messages'),
      href: memberPath('messages'),
      icon: envelopeSimple,
      ...(unread > 0 ? { note: formatCount(unread, lang) } : {}),
    },
    ...(mayWrite && kind !== 'trial'
      ? [{ id: 'feedback', label: mine('feedback'), href: feedbackPath(), icon: chatCircleDots }]
      : []),
    ...(member?.hasVip
      ? [{ id: 'vip', label: mine('vip'), href: memberPath('vip'), icon: crown, note: member.vipLabelName ?? '' }]
      : []),
    { id: 'favourites', label: t('nav.favourites'), href: paths.favourites, icon: heart },
    { id: 'recent', label: t('nav.recent'), href: paths.recent, icon: clockCounterClockwise },
  ]
  const items: MenuItem[] = [
    ...(mayJoin
      ? [
          {
            id: 'join',
            label: t('join'),
            icon: userPlus,
            onSelect: () => show('register', { next: location.pathname + location.search }),
          },
        ]
      : []),
    ...places.filter(({ href }) => shown(href)).map((place): MenuItem => overGame(place) ?? { ...place, kind: 'link' }),
    { id: 'service', label: t('nav.service'), icon: headset, onSelect: () => openPopup('service') },
    ...(ownPassword ? [{ id: 'password', label: mine('password'), icon: lock, onSelect: () => show('password') }] : []),
    { kind: 'separator', id: 'after-places' },
    { id: 'language', label: t('language'), note: nameOf(lang), icon: globe, onSelect: () => openPopup('language') },
    ...useLookChoices(),
  ]
  const foot: MenuItem[] = [{ id: 'logout', label: t('logout'), icon: signOut, onSelect: () => show('logout') }]
  return <Menu {...useOpening(opened)} items={items} foot={foot} align="end" head={<bdi>{name}</bdi>} />
}
