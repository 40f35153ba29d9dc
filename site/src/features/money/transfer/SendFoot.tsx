import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { PasswordField } from '@brand/ui/password-field'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'

interface SendFootProps {
  state: 'idle' | 'busy' | 'unknown'
  password: string
  onPassword: (password: string) => void
  /** What is wrong with the fund password. */
  wrongPassword: string | undefined
  /** Why it was not sent, where it is about no field. */
  message: string | undefined
  /** On the button. */
  label: string
}

/** The end of a form that sends cash: the fund password, what happened, and the button. */
export function SendFoot({ state, password, onPassword, wrongPassword, message, label }: SendFootProps) {
  const t = useWords('transfer')
  return (
    <>
      <PasswordField
        label={t('fundPassword')}
        required
        autoComplete="off"
        inputMode="numeric"
        maxLength={64}
        value={password}
        onValueChange={onPassword}
        error={wrongPassword}
      />
      <Callout live tone="danger">
        {message}
      </Callout>
      <Callout live tone="info">
        {state === 'unknown' ? t('unknown') : null}
      </Callout>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        busy={state !== 'idle'}
        busyLabel={t(state === 'unknown' ? 'checking' : 'sending')}
      >
        {label}
      </Button>
      <Text size="caption" quiet>
        {t('upline.final')}
      </Text>
    </>
  )
}
