import type { Profile } from '@brand/sdk/member'
import { Switch } from '@brand/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

/** As the gateway masks a name for others. */
const masked = (account: string) => {
  const letters = [...account]
  return letters.length > 3 ? `${letters.slice(0, 2).join('')}***${letters.at(-1)}` : `${letters[0] ?? ''}***`
}

/**
 * Whether others see the person's wins. The switch stands where the operator says, and where it is pushed until the
 * operator has answered.
 */
export function ShowWins({ profile: { account, showWins } }: { profile: Profile }) {
  const t = useWords('security')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const on = wanted ?? showWins
  async function turn(next: boolean) {
    setWanted(next)
    const queryKey = member.profile.show.key({})
    try {
      const kept = await member.profile.setShowWins({ showWins: next })
      // An answer that was asked for before would switch it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData<Profile>(queryKey, (known) => known && { ...known, ...kept })
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
      // Perhaps the operator took it, and the answer was lost.
      await client.invalidateQueries({ queryKey: ['profile'] })
    }
    setWanted(undefined)
  }
  const hint = on ? t('profile.showWins.on', { name: masked(account) }) : t('profile.showWins.off')
  return (
    <Switch
      label={t('profile.showWins')}
      hint={hint}
      checked={on}
      busy={wanted !== undefined}
      onCheckedChange={(next) => void turn(next)}
    />
  )
}
