import { useId, useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useDeclaredAge } from '../../../app/auth/declared-age.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { TextButton } from '../form/Foot.tsx'

interface TrialButtonProps {
  onDone: () => void
  onError: (error: unknown) => void
}

/** A trial account in one click: play coins, a day long, nothing asked. */
export function TrialButton({ onDone, onError }: TrialButtonProps) {
  const t = useWords('access')
  const [busy, setBusy] = useState(false)
  const age = useDeclaredAge()
  const lang = useLang()
  const note = useId()
  async function start() {
    setBusy(true)
    try {
      await sdk.session.freePlay(age === undefined ? {} : { ageConfirmed: true })
      onDone()
    } catch (error) {
      onError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <TextButton
        aria-disabled={busy}
        aria-describedby={age === undefined ? undefined : note}
        onClick={busy ? undefined : () => void start()}
      >
        {busy ? t('login.trialBusy') : t('login.trial')}
      </TextButton>
      {age === undefined ? null : <small id={note}>{t('login.trialAge', { age: formatCount(age, lang) })}</small>}
    </>
  )
}
