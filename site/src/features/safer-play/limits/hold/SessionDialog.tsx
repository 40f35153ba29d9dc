import { Stack } from '@brand/ui/stack'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { MoneyField } from '@brand/ui/money-field'
import { RadioGroup } from '@brand/ui/radio'
import { isGatewayError, type RgProfile } from '@brand/sdk'
import { useId, useState, type FormEvent } from 'react'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { ignoreErrors } from '../../../../app/forms/ignore-errors.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useInvalidate } from '../../../../app/forms/use-invalidate.ts'
import { useFirstWrong } from '../../../../app/forms/use-first-wrong.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { boundBroken } from '../../../../app/format/bounds.ts'
import { lengthOf, useUnits } from '../units.ts'

interface SessionDialogProps {
  terms: NonNullable<RgProfile['presetSession']>
  /** It is set: games open. */
  onSet: () => void
  onLeave: () => void
}

const bounds = { min: '0.01' }

/** Before the first game of a session: how long, and how much may be lost. */
export function SessionDialog({ terms: { minutes, coolOffMin, terms }, onSet, onLeave }: SessionDialogProps) {
  const t = useWords('limits')
  const lang = useLang()
  const invalidate = useInvalidate()
  const { symbol } = useUnits()
  const form = useId()
  const [length, setLength] = useState(String(minutes[0] ?? ''))
  const [loss, setLoss] = useState('')
  const [tried, setTried] = useState(false)
  const [element, focusFirstWrong] = useFirstWrong()
  async function begin() {
    try {
      const call = member.limits.preset({ minutes: Number(length), loss, terms: { session: terms } })
      // Another tab was faster, or a pause runs: opening the game again shows which.
      return await ignoreErrors(call, 'rg_session_set', 'rg_pause')
    } catch (failure) {
      // The dialog shows the pause that holds now, beside the text that it has changed.
      if (isGatewayError(failure, 'terms_changed')) await invalidate(['limits', 'system'])
      throw failure
    }
  }
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: begin,
    onSuccess() {
      void invalidate(['limits'])
      onSet()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!loss || boundBroken(loss, bounds)) return focusFirstWrong()
    mutate()
  }
  const actions = (
    <>
      <Button onClick={onLeave}>{t('session.leave')}</Button>
      <Button type="submit" form={form} variant="primary" busy={isPending} busyLabel={t('session.beginning')}>
        {t('session.begin')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      mandatory
      size="sm"
      title={t('session.title')}
      description={t('session.text', { pause: lengthOf(coolOffMin * 60, lang) })}
      actions={actions}
    >
      <form ref={element} id={form} onSubmit={submit} noValidate>
        <Stack space="lg">
          <RadioGroup
            label={t('session.minutes')}
            variant="cards"
            value={length}
            onValueChange={setLength}
            options={minutes.map((one) => ({ value: String(one), label: lengthOf(one * 60, lang) }))}
          />
          <MoneyField
            {...bounds}
            label={t('session.loss')}
            hint={t('session.loss.about')}
            symbol={symbol}
            required
            value={loss}
            onValueChange={setLoss}
            showFault={tried}
            error={tried && !loss ? t('form.required') : undefined}
          />
          <ErrorCallout error={error} />
        </Stack>
      </form>
    </Dialog>
  )
}
