import type { Profile } from '@brand/sdk/member'
import { Switch } from '@brand/ui/switch'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useProfileSwitch } from './use-profile.ts'

/** As the gateway masks a name for others. */
const masked = (account: string) => {
  const letters = [...account]
  return letters.length > 3 ? `${letters.slice(0, 2).join('')}***${letters.at(-1)}` : `${letters[0] ?? ''}***`
}

/**
 * Whether others see the person's wins. The switch shows the operator's value, and the chosen one until the
 * operator has answered.
 */
export function ShowWins({ profile: { account, showWins } }: { profile: Profile }) {
  const t = useWords('security')
  const { mutate, isPending, variables } = useProfileSwitch({
    mutationFn: (next) => member.profile.setShowWins({ showWins: next }),
  })
  const on = isPending ? variables : showWins
  const hint = on ? t('profile.showWins.on', { name: masked(account) }) : t('profile.showWins.off')
  return <Switch label={t('profile.showWins')} hint={hint} checked={on} busy={isPending} onCheckedChange={mutate} />
}
