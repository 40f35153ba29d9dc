import type { WalletVendorsOutput } from '@brand/sdk'
import { Switch } from '@brand/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import * as css from './transfer.css.ts'

/**
 * Whether money goes to games by itself: switched at once, and back where the operator did not take it. Where the
 * operator decides: how it stands.
 */
export function AutoTransfer({ wallets: { autoTransfer, autoTransferSwitch } }: { wallets: WalletVendorsOutput }) {
  const t = useWords('transfer')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [wanted, setWanted] = useState<boolean>()
  const on = wanted ?? autoTransfer
  const about = t(on ? 'auto.on' : 'auto.off')
  async function turn(next: boolean) {
    setWanted(next)
    try {
      const kept = await member.funds.setAutoTransfer({ autoTransfer: next })
      const queryKey = sdk.wallet.vendors.key({})
      // An answer that was asked for before would switch it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData<WalletVendorsOutput>(queryKey, (known) => known && { ...known, ...kept })
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
      // Perhaps the operator took it, and the answer was lost.
      await client.invalidateQueries({ queryKey: ['wallet', 'vendors'] })
    }
    setWanted(undefined)
  }
  if (!autoTransferSwitch) return <p className={css.small}>{about}</p>
  return (
    <Switch
      label={t('auto')}
      hint={about}
      checked={on}
      busy={wanted !== undefined}
      onCheckedChange={(next) => void turn(next)}
    />
  )
}
