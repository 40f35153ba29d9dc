import { AlertDialog } from '@brand/ui/alert-dialog'
import { useEffect, useState } from 'react'
import { sdk } from '../../app/api/client.ts'
import { useApiMutation } from '../../app/forms/use-api-mutation.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import { showToast } from '../../app/overlays/show-toast.ts'
import { useAccount } from '../../app/auth/session.ts'

/**
 * Redeems a code that carried a login here, once. A person who is logged in confirms first: no session is replaced
 * silently.
 */
export default function CarriedLogin({ code }: { code: string }) {
  const t = useWords('access')
  const { member } = useAccount()
  const [state, setState] = useState<'asking' | 'coming' | 'over'>(() =>
    sdk.store.get().session === null ? 'coming' : 'asking',
  )
  const { mutate, isIdle } = useApiMutation({
    mutationFn: () => sdk.session.exchange({ code }),
    onError: () => showToast({ tone: 'danger', title: t('carried.failed') }),
  })
  useEffect(() => {
    if (state === 'coming' && isIdle) mutate()
  })
  return (
    <AlertDialog
      open={state === 'asking'}
      title={t('carried.title')}
      description={member ? t('carried.as', { name: member.account }) : t('carried.text')}
      confirmLabel={t('carried.go')}
      cancelLabel={t('carried.stay')}
      onOpenChange={(_, { reason }) => setState(reason === 'confirm' ? 'coming' : 'over')}
    />
  )
}
