import { useState } from 'react'
import { sdk } from '../../../app/calls/client.ts'
import { useWords } from '../../../app/language/i18n.ts'
import * as css from '../session.css.ts'

interface TrialButtonProps {
  onDone: () => void
  onError: (error: unknown) => void
}

/** A trial account in one click: play coins, a day long, nothing asked. */
export function TrialButton({ onDone, onError }: TrialButtonProps) {
  const t = useWords('session')
  const [busy, setBusy] = useState(false)
  async function start() {
    setBusy(true)
    try {
      await sdk.session.freePlay({})
      onDone()
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className={css.link} aria-disabled={busy} onClick={busy ? undefined : () => void start()}>
      {busy ? t('login.trialBusy') : t('login.trial')}
    </button>
  )
}
