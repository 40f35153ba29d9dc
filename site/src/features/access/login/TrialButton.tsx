import { useId } from 'react'
import { useDeclaredAge } from '../../../app/auth/declared-age.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { TextButton } from '../form/Foot.tsx'

interface TrialButtonProps {
  busy: boolean
  onStart: (input: { ageConfirmed?: true }) => void
}

/** A trial account in one click: play coins, for a day, without a form. */
export function TrialButton({ busy, onStart }: TrialButtonProps) {
  const t = useWords('access')
  const age = useDeclaredAge()
  const lang = useLang()
  const note = useId()
  return (
    <>
      <TextButton
        aria-disabled={busy}
        aria-describedby={age === undefined ? undefined : note}
        onClick={busy ? undefined : () => onStart(age === undefined ? {} : { ageConfirmed: true })}
      >
        {busy ? t('login.trialBusy') : t('login.trial')}
      </TextButton>
      {age === undefined ? null : <small id={note}>{t('login.trialAge', { age: formatCount(age, lang) })}</small>}
    </>
  )
}
