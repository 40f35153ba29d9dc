import { AlertDialog } from '@brand/ui/alert-dialog'
import { useCallback, useEffect, useRef, useState } from 'react'
import { sdk } from '../../app/api/client.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import { showToast } from '../../app/overlays/show-toast.ts'
import { useAccount } from '../../app/auth/session.ts'

/**
 * Spends a code that carried a login here. Somebody who is here already is asked first: no session is replaced in
 * silence.
 */
export default function CarriedLogin({ code }: { code: string }) {
  const t = useWords('access')
  const { member } = useAccount()
  const [asking, setAsking] = useState(() => sdk.store.get().session !== null)
  const spent = useRef(false)
  const come = useCallback(async () => {
    if (spent.current) return
    spent.current = true
    try {
      await sdk.session.exchange({ code })
    } catch {
      showToast({ tone: 'danger', title: t('carried.failed') })
    }
  }, [code, t])
  useEffect(() => {
    if (!asking && !spent.current && sdk.store.get().session === null) void come()
  }, [asking, come])
  return (
    <AlertDialog
      open={asking}
      title={t('carried.title')}
      description={member ? t('carried.as', { name: member.account }) : t('carried.text')}
      confirmLabel={t('carried.go')}
      cancelLabel={t('carried.stay')}
      onConfirm={come}
      onOpenChange={() => {
        // Whoever stays has answered: the code is not spent later.
        spent.current = true
        setAsking(false)
      }}
    />
  )
}
