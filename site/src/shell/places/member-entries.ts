import type { BarEntry } from '@brand/ui/app-shell'
import {
  coins,
  crown,
  gift,
  giftFill,
  percent,
  shieldCheck,
  target,
  userCircle,
  userCircleFill,
  wallet,
  walletFill,
} from '@brand/ui/icons'
import { pageQuery } from '../../app/centre/centres.ts'
import type { Visit } from '../../app/routing/guards.ts'
import { pageInMenus } from '../../app/routing/member-pages.ts'
import { memberPath, paths, type MemberPage } from '../../app/routing/paths.ts'
import type { Words } from '../../app/i18n/words.ts'

/** Places of a logged-in account, by name: the side menu and a phone's bottom bar take what they show. */
export type MemberEntries = Partial<
  Record<'rewards' | 'missions' | 'points' | 'security' | 'vip' | 'rebate' | 'deposit' | 'account', BarEntry>
>

/** Those whose page is built and switched on. `at` is the current address: path and query. */
export function memberEntries(t: Words<'member'>, at: string, on: Visit['moduleOn']): MemberEntries {
  const open = at.startsWith(`${paths.member}?`) ? new URLSearchParams(at.split('?')[1]).get('page') : null
  const page = (name: MemberPage) => ({ href: memberPath(name), current: open === pageQuery(name) })
  const entries: MemberEntries = {
    rewards: { id: 'rewards', label: t('rewards'), icon: gift, iconOn: giftFill, ...page('rewards') },
    missions: { id: 'missions', label: t('missions'), icon: target, ...page('missions') },
    points: {
      id: 'points',
      label: t('points'),
      icon: coins,
      href: paths.pointMall,
      current: at.split('?')[0] === paths.pointMall,
    },
    security: { id: 'security', label: t('security'), icon: shieldCheck, ...page('security') },
    vip: { id: 'vip', label: t('vip'), icon: crown, ...page('vip') },
    rebate: { id: 'rebate', label: t('rebate'), icon: percent, ...page('rebate') },
    deposit: {
      id: 'deposit',
      label: t('deposit'),
      icon: wallet,
      iconOn: walletFill,
      primary: true,
      ...page('deposit'),
    },
    // Every page that has no place of its own in the bar counts as this entry.
    account: {
      id: 'member',
      label: t('bar.account'),
      href: paths.member,
      icon: userCircle,
      iconOn: userCircleFill,
      current: at === paths.member || (open !== null && ![pageQuery('deposit'), pageQuery('rewards')].includes(open)),
    },
  }
  return Object.fromEntries(Object.entries(entries).filter(([, { href = '' }]) => pageInMenus(href, on)))
}
