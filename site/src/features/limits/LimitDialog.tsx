import type { RgProfile } from '@brand/sdk'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { MoneyField } from '@brand/ui/money-field'
import { NumberField } from '@brand/ui/number-field'
import { Select } from '@brand/ui/select'
import { useId, useState, type FormEvent } from 'react'
import { useErrorText } from '../../app/calls/error-text.ts'
import { member } from '../../app/calls/member-client.ts'
import { formatCount } from '../../app/language/format.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'
import { minorOf } from '../../app/language/money.ts'
import { say } from '../../app/popups/say.ts'
import * as css from './limits.css.ts'
import { isKind, useUnits, type Kind, type OwnLimit, type Period } from './units.ts'
import { useChange } from './use-limits.ts'

interface LimitDialogProps {
  profile: RgProfile
  limits: readonly OwnLimit[]
  /** The one to change; none for a new one. */
  changing: OwnLimit | undefined
  onClose: () => void
}

const windows = ['DAY', 'WEEK', 'MONTH'] as const

/** Sets a limit, or changes one, and says beforehand when it will hold. */
export function LimitDialog({ profile, limits, changing, onClose }: LimitDialogProps) {
  const t = useWords('limits')
  const lang = useLang()
  const units = useUnits()
  const errorText = useErrorText()
  const change = useChange()
  const form = useId()
  const { increaseDelayH } = profile.limits
  const kinds = profile.limits.kinds.filter(isKind)
  const [kind, setKind] = useState<Kind>(changing?.kind ?? kinds[0] ?? 'DEPOSIT')
  const [window, setWindow] = useState<Period>(changing?.period ?? 'DAY')
  const [value, setValue] = useState(changing?.value ?? '')
  const [busy, setBusy] = useState<'save' | 'remove'>()
  const [fault, setFault] = useState<string>()
  const [empty, setEmpty] = useState(false)
  const period = kind === 'SINGLE_BET' ? 'BET' : window === 'BET' ? 'DAY' : window
  const holds = limits.find((one) => one.kind === kind && one.period === period)
  const higher = holds && (minorOf(value) ?? 0n) > (minorOf(holds.value) ?? 0n)

  async function save(wanted: string | null) {
    setBusy(wanted === null ? 'remove' : 'save')
    setFault(undefined)
    try {
      await change(() => member.limits.submit({ kind, period, value: wanted }))
      say({ tone: 'success', title: t(wanted === null || higher ? 'waits' : 'saved') })
      onClose()
    } catch (error) {
      setFault(errorText(error))
      setBusy(undefined)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const nothing = (minorOf(value) ?? 0n) === 0n
    setEmpty(nothing)
    if (!nothing && !busy) void save(value)
  }
  const field = {
    value,
    onValueChange: setValue,
    required: true,
    hint: t(`about.${kind}`),
    error: empty && (minorOf(value) ?? 0n) === 0n ? t('form.required') : undefined,
  }
  const actions = (
    <>
      {changing ? (
        <Button variant="quiet" busy={busy === 'remove'} busyLabel={t('form.saving')} onClick={() => void save(null)}>
          {t('form.remove')}
        </Button>
      ) : null}
      <Button type="submit" form={form} variant="primary" busy={busy === 'save'} busyLabel={t('form.saving')}>
        {t('form.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={changing ? `${t(`kind.${kind}`)}, ${t(`period.${period}`)}` : t('set')}
      actions={actions}
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {changing ? null : (
          <Select
            label={t('form.kind')}
            value={kind}
            onValueChange={(next) => setKind(next as Kind)}
            options={kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          />
        )}
        {changing || kind === 'SINGLE_BET' ? null : (
          <Select
            label={t('form.period')}
            value={period}
            onValueChange={(next) => setWindow(next as Period)}
            options={windows.map((one) => ({ value: one, label: t(`period.${one}`) }))}
          />
        )}
        {kind === 'SESSION' ? (
          <NumberField {...field} label={t('form.minutes')} min="1" max="44640" step="5" />
        ) : (
          <MoneyField {...field} label={t('form.value')} symbol={units.symbol} min="0.01" />
        )}
        <p className={css.quiet}>
          {higher ? t('form.later', { count: increaseDelayH, n: formatCount(increaseDelayH, lang) }) : t('form.now')}
        </p>
        {fault ? (
          <p role="alert" className={css.failure}>
            {fault}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
