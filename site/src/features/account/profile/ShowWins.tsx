import type { Profile } from '@brand/sdk/member'
import { Switch } from '@brand/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

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
  const client = useQueryClient()
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (next: boolean) => member.profile.setShowWins({ showWins: next }),
    async onSuccess(kept) {
      const queryKey = member.profile.show.key({})
      // An answer requested before would switch it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData<Profile>(queryKey, (known) => known && { ...known, ...kept })
    },
    // Perhaps the operator took it, and the answer was lost.
    onError: () => client.invalidateQueries({ queryKey: ['profile'] }),
    toastError: true,
  })
  const on = isPending ? variables : showWins
  const hint = on ? t('profile.showWins.on', { name: masked(account) }) : t('profile.showWins.off')
  return <Switch label={t('profile.showWins')} hint={hint} checked={on} busy={isPending} onCheckedChange={mutate} />
}
