import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import { PasswordField } from '@brand/ui/password-field'
import { useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'

/** Instead of a form that would need the fund password: where one is set. */
export function NoFundPassword() {
  const t = useWords('points')
  return (
    <Callout>
      {t('fund.none')} <Link href={memberPath('security')}>{t('fund.set')}</Link>
    </Callout>
  )
}

interface FundFieldsProps {
  state: 'idle' | 'busy' | 'unknown'
  password: string
  onPassword: (password: string) => void
  /** What is wrong with the fund password. */
  wrong: string | undefined
  /** Why nothing was spent, where it is about no field. */
  message: string | undefined
}

/** The fund password, and what happened to the press before. */
export function FundFields({ state, password, onPassword, wrong, message }: FundFieldsProps) {
  const t = useWords('points')
  return (
    <>
      <PasswordField
        label={t('fund')}
        required
        autoComplete="off"
        inputMode="numeric"
        maxLength={64}
        value={password}
        onValueChange={onPassword}
        error={wrong}
      />
      <Callout live tone="danger">
        {message}
      </Callout>
      <Callout live tone="info">
        {state === 'unknown' ? t('unknown') : null}
      </Callout>
    </>
  )
}
