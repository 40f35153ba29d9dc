import type { BarEntry } from '@brand/ui/app-shell'
import { gift, percent, shieldCheck, user, wallet } from '@brand/ui/icons'
import { memberPath, paths } from '../app/routing/paths.ts'
import type { Words } from '../app/language/words.ts'

/** Places of whoever is logged in, by name: the side menu and a phone's bottom bar take what they show (spec §2). */
export interface MemberEntries {
  rewards: BarEntry
  security: BarEntry
  rebate: BarEntry
  deposit: BarEntry
  account: BarEntry
}

export const memberEntries = (t: Words<'member'>): MemberEntries => ({
  rewards: { id: 'rewards', label: t('rewards'), href: memberPath('rewardCenter'), icon: gift },
  security: { id: 'security', label: t('security'), href: memberPath('securityCenter'), icon: shieldCheck },
  rebate: { id: 'rebate', label: t('rebate'), href: memberPath('manualRebate'), icon: percent },
  deposit: { id: 'deposit', label: t('deposit'), href: memberPath('depositv2'), icon: wallet, primary: true },
  account: { id: 'member', label: t('account'), href: paths.member, icon: user },
})
