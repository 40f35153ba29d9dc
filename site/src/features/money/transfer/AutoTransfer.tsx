import type { WalletVendorsOutput } from '@brand/sdk'
import { Text } from '@brand/ui/text'
import { Switch } from '@brand/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import type { CallKey } from '../../../app/api/call-names.ts'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

/**
 * Whether money goes to games by itself: switched at once, and back where the operator did not take it. Where the
 * operator decides: the current state.
 */
export function AutoTransfer({ wallets: { autoTransfer, autoTransferSwitch } }: { wallets: WalletVendorsOutput }) {
  const t = useWords('transfer')
  const client = useQueryClient()
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (next: boolean) => member.funds.setAutoTransfer({ autoTransfer: next }),
    async onSuccess(kept) {
      const queryKey = sdk.wallet.vendors.key({})
      // An answer requested before would switch it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData<WalletVendorsOutput>(queryKey, (known) => known && { ...known, ...kept })
    },
    // Perhaps the operator took it, and the answer was lost.
    onError: () => client.invalidateQueries({ queryKey: ['wallet', 'vendors'] satisfies CallKey }),
    toastError: true,
  })
  const on = isPending ? variables : autoTransfer
  const about = t(on ? 'auto.on' : 'auto.off')
  if (!autoTransferSwitch)
    return (
      <Text size="caption" quiet>
        {about}
      </Text>
    )
  return <Switch label={t('auto')} hint={about} checked={on} busy={isPending} onCheckedChange={mutate} />
}
