import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { MoneyField } from '@brand/ui/money-field'
import { RadioGroup } from '@brand/ui/radio'
import { isGatewayError, type RgProfile } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useErrorText } from '../../../app/calls/error-text.ts'
import { member } from '../../../app/calls/member-client.ts'
import { useLang, useWords } from '../../../app/language/i18n.ts'
import { minorOf } from '../../../app/language/money.ts'
import * as css from '../limits.css.ts'
import { lengthOf, useUnits } from '../units.ts'

interface SessionDialogProps {
  terms: NonNullable<RgProfile['presetSession']>
  /** It is set: games open. */
  onSet: () => void
  onLeave: () => void
}

/** Before the first game of a session: how long, and how much may be lost. */
export function SessionDialog({ terms: { minutes, coolOffMin }, onSet, onLeave }: SessionDialogProps) {
  const t = useWords('limits')
  const lang = useLang()
  const errorText = useErrorText()
  const client = useQueryClient()
  const { symbol } = useUnits()
  const form = useId()
  const [length, setLength] = useState(String(minutes[0] ?? ''))
  const [loss, setLoss] = useState('')
  const [empty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const nothing = (minorOf(loss) ?? 0n) === 0n
    setEmpty(nothing)
    if (nothing || busy) return
    setBusy(true)
    setFault(undefined)
    try {
      await member.limits.preset({ minutes: Number(length), loss })
      void client.invalidateQueries({ queryKey: ['limits'] })
      onSet()
    } catch (error) {
      // Another tab was faster, or a pause runs: opening the game again tells which.
      if (isGatewayError(error) && (error.code === 'rg_session_set' || error.code === 'rg_pause')) return onSet()
      setFault(errorText(error))
      setBusy(false)
    }
  }
  const actions = (
    <>
      <Button onClick={onLeave}>{t('session.leave')}</Button>
      <Button type="submit" form={form} variant="primary" busy={busy} busyLabel={t('session.beginning')}>
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
      <form id={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <RadioGroup
          label={t('session.minutes')}
          look="cards"
          value={length}
          onValueChange={setLength}
          options={minutes.map((one) => ({ value: String(one), label: lengthOf(one * 60, lang) }))}
        />
        <MoneyField
          label={t('session.loss')}
          hint={t('session.loss.about')}
          symbol={symbol}
          min="0.01"
          required
          value={loss}
          onValueChange={setLoss}
          error={empty && (minorOf(loss) ?? 0n) === 0n ? t('form.required') : undefined}
        />
        {fault ? (
          <p role="alert" className={css.failure}>
            {fault}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
