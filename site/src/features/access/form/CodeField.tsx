import { AlertDialog } from '@brand/ui/alert-dialog'
import { CountdownButton } from '@brand/ui/countdown-button'
import type { FieldRule, RuleControl } from '@brand/ui/forms'
import { OtpField } from '@brand/ui/otp-field'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { InboxLink } from './InboxLink.tsx'
import type { CodeSender } from './use-code.ts'

export const codeRule: FieldRule = {
  field: 'verificationCode',
  required: true,
  type: 'text',
  patternId: 'digits',
  minLength: 6,
  maxLength: 6,
}

interface CodeFieldProps {
  control: RuleControl
  sender: CodeSender
  /** Has it sent; what is needed for that is looked at first. */
  onSend: () => void
  /** It is sent to an account of that address, if there is one: the words do not tell. */
  ifKnown?: boolean
  /** What to know once it has been sent; absent: how long it is valid. */
  sentText?: ReactNode
}

/**
 * Six digits that come by message, and the button that has them sent; a refusal of that is a dialog of its own.
 */
export function CodeField({ control, sender, onSend, ifKnown = false, sentText }: CodeFieldProps) {
  const t = useWords('access')
  const { until, busy, minutes, failure, forget } = sender
  const { hint: _bounds, ...field } = control
  return (
    <>
      <OtpField
        {...field}
        hint={minutes === undefined ? t('code.hint') : undefined}
        // Who tabs on to the button has not forgotten the code.
        onBlur={() => control.value !== '' && control.onBlur()}
        after={
          minutes === undefined ? null : (
            <Text role="status" size="caption" quiet>
              {sentText ?? t(ifKnown ? 'code.ifKnown' : 'code.lasts', { count: minutes })} <InboxLink />
            </Text>
          )
        }
        end={
          <CountdownButton
            variant="quiet"
            size="sm"
            until={until}
            busy={busy}
            busyLabel={t('code.sending')}
            onClick={onSend}
          >
            {minutes === undefined ? t('code.send') : t('code.again')}
          </CountdownButton>
        }
      />
      <AlertDialog
        open={failure !== undefined}
        variant="notice"
        tone="warning"
        title={t('code.failed')}
        description={failure}
        confirmLabel={t('in_increase_submit')}
        onOpenChange={forget}
      />
    </>
  )
}
