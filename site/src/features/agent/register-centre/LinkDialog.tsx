import { Callout } from '@brand/ui/callout'
import { Dialog } from '@brand/ui/dialog'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { TextField } from '@brand/ui/text-field'
import type { RegisterCentreCreateLinkInput } from '@brand/sdk/agent'
import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { useAccount } from '../../../app/auth/session.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { agent } from '../../../app/api/agent-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { KindField, type Kind } from './KindField.tsx'
import { RateFields } from './RateFields.tsx'
import { isWrongRate, passable, ratesOf, type TypedRates } from './rates.model.ts'
import { useOwnRates } from './use-own-rates.ts'

const days = [7, 30, 90, 365]

/** Makes a link. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('register-centre')
  const lang = useLang()
  const errorText = useErrorText()
  const own = useOwnRates()
  const account = useAccount().member?.account ?? ''
  const [kind, setKind] = useState<Kind>('PLAYER')
  const [rates, setRates] = useState<TypedRates>({})
  const [channel, setChannel] = useState('')
  const [valid, setValid] = useState('never')
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: (input: RegisterCentreCreateLinkInput) =>
      callOnce('link', account, input, (idempotencyKey) => agent.registerCentre.createLink(input, { idempotencyKey })),
    changes: ['registerCentre'],
    onSuccess() {
      showToast({ tone: 'success', title: t('link.made') })
      onClose()
    },
  })
  const rateNames = passable(own ?? []).map(({ gameType }) => `rates.${gameType}`)
  const { fields, message } = useFormErrors(error, rateNames, {
    text: errorText,
    ofField: (code) => (code === 'rate_above_own' ? t('rates.above') : undefined),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (own?.some(({ gameType, rate }) => isWrongRate(rates[gameType], rate)) ?? true) return focusFirstWrong()
    const validDays = days.find((one) => String(one) === valid)
    mutate({ kind, rates: ratesOf(own ?? [], rates), channel: channel.trim(), ...(validDays && { validDays }) })
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('link.create')} description={t('link.about')}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack space="lg">
          <KindField value={kind} onChange={setKind} />
          <RateFields own={own} typed={rates} onChange={setRates} tried={tried} faults={fields} />
          <TextField
            label={t('channel')}
            optional
            maxLength={60}
            value={channel}
            onValueChange={setChannel}
            hint={t('channel.hint')}
          />
          <Select
            label={t('valid')}
            value={valid}
            onValueChange={setValid}
            options={[
              { value: 'never', label: t('valid.never') },
              ...days.map((n) => ({ value: String(n), label: t('valid.days', { count: n, n: formatCount(n, lang) }) })),
            ]}
          />
          <Callout live tone="danger">
            {message}
          </Callout>
          <SubmitButton busy={isPending} busyLabel={t('creating')}>
            {t('link.create')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
