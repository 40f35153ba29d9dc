import type { Profile } from '@brand/sdk/member'
import { Switch } from '@brand/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

/** Whether the person wants offers. The switch shows the chosen value until the operator has answered. */
export function Marketing({ profile: { marketing } }: { profile: Profile }) {
  const t = useWords('security')
  const client = useQueryClient()
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (next: boolean) => member.profile.setMarketing({ marketing: next }),
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
  return (
    <Switch
      label={t('profile.marketing')}
      hint={t('profile.marketing.text')}
      checked={isPending ? variables : marketing}
      busy={isPending}
      onCheckedChange={mutate}
    />
  )
}
