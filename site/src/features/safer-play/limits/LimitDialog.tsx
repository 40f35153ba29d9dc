import type { RgProfile } from '@brand/sdk'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { MoneyField } from '@brand/ui/money-field'
import { NumberField } from '@brand/ui/number-field'
import { Select } from '@brand/ui/select'
import { useId, useState, type FormEvent } from 'react'
import { ErrorCallout } from '../../../app/errors/ErrorCallout.tsx'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { member } from '../../../app/api/member-client.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { minorOf } from '../../../app/format/money.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { isKind, useUnits, type Kind, type OwnLimit, type Period } from './units.ts'
import { changedByLimits } from './use-limits.ts'

interface LimitDialogProps {
  profile: RgProfile
  limits: readonly OwnLimit[]
  /** The one to change; none for a new one. */
  changing: OwnLimit | undefined
  onClose: () => void
}

const windows = ['DAY', 'WEEK', 'MONTH'] as const

/** Sets a limit, or changes one, and shows beforehand when it will hold. */
export function LimitDialog({ profile, limits, changing, onClose }: LimitDialogProps) {
  const t = useWords('limits')
  const lang = useLang()
  const units = useUnits()
  const form = useId()
  const [element, focusFirstWrong] = useFirstWrong()
  const { increaseDelayH } = profile.limits
  const kinds = profile.limits.kinds.filter(isKind)
  const [kind, setKind] = useState<Kind>(changing?.kind ?? kinds[0] ?? 'DEPOSIT')
  const [window, setWindow] = useState<Period>(changing?.period ?? 'DAY')
  const [value, setValue] = useState(changing?.value ?? '')
  const [tried, setTried] = useState(false)
  const period = kind === 'SINGLE_BET' ? 'BET' : window === 'BET' ? 'DAY' : window
  const bounds = kind === 'SESSION' ? { min: '1', max: '44640' } : { min: '0.01' }
  const holds = limits.find((one) => one.kind === kind && one.period === period)
  const higher = holds && (minorOf(value) ?? 0n) > (minorOf(holds.value) ?? 0n)

  /** A limit, or none any more. */
  const { mutate, isPending, variables, error } = useApiMutation({
    mutationFn: (wanted: string | null) =>
      member.limits.submit({
        kind,
        period,
        value: wanted,
        ...((wanted === null || higher) && { terms: { limits: profile.limits.terms } }),
      }),
    changes: changedByLimits,
    onSuccess(_, wanted) {
      showToast({ tone: 'success', title: t(wanted === null || higher ? 'waits' : 'saved') })
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!value || boundBroken(value, bounds)) return focusFirstWrong()
    mutate(value)
  }
  const missing = tried && !value ? t('form.required') : undefined
  const field = {
    ...bounds,
    value,
    onValueChange: setValue,
    required: true,
    hint: t(`about.${kind}`),
    showFault: tried,
    error: missing,
  }
  const actions = (
    <>
      {changing ? (
        <Button
          variant="quiet"
          busy={isPending && variables === null}
          busyLabel={t('form.saving')}
          onClick={() => mutate(null)}
        >
          {t('form.remove')}
        </Button>
      ) : null}
      <Button
        type="submit"
        form={form}
        variant="primary"
        busy={isPending && variables !== null}
        busyLabel={t('form.saving')}
      >
        {t('form.save')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={changing ? `${t(`kind.${kind}`)} · ${t(`period.${period}`)}` : t('set')}
      actions={actions}
    >
      <form ref={element} id={form} onSubmit={submit} noValidate>
        <Stack space="lg">
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
            <NumberField {...field} label={t('form.minutes')} />
          ) : (
            <MoneyField {...field} label={t('form.value')} symbol={units.symbol} />
          )}
          <Text size="caption" quiet>
            {higher ? t('form.later', { count: increaseDelayH, n: formatCount(increaseDelayH, lang) }) : t('form.now')}
          </Text>
          <ErrorCallout error={error} />
        </Stack>
      </form>
    </Dialog>
  )
}
