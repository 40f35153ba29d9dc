import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { NumberField } from '@brand/ui/number-field'
import { Text } from '@brand/ui/text'
import type { PointsBalanceOutput, PointsConfigOutput } from '@brand/sdk/member'
import { useState, type FormEvent } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { ConvertTerms } from './ConvertTerms.tsx'
import { FundFields } from './FundFields.tsx'
import { cashFor, mostOf, wrongPoints } from './points.model.ts'
import { useCount, useSpending } from './use-points.ts'

/** How many points, what comes for them, and the fund password. */
export function ConvertForm({ mine, rules }: { mine: PointsBalanceOutput; rules: PointsConfigOutput }) {
  const t = useWords('points')
  const count = useCount()
  const errorText = useErrorText()
  const money = moneyIn(useCurrency().symbol)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const limits = { min: rules.min, step: rules.step, balance: mine.points, leftToday: mine.leftToday }
  const most = mostOf(limits)
  const wrong = wrongPoints(typed, limits)
  const { state, error, spend, clear } = useSpending({
    name: 'points-convert',
    mutationFn: member.points.convert,
    find: member.points.findConversion,
    onDone(made) {
      setTyped('')
      setTried(false)
      showToast({ tone: 'success', title: t('converted', { amount: money(made.amount) }) })
    },
  })
  const { fields, message } = useFormErrors(error, ['points', 'fundPassword'], {
    text: (failure) => (isSilence(failure) ? t('lost') : errorText(failure)),
  })
  const change = (value: string) => (clear(), setTyped(value))
  const wrongWords =
    wrong && t(`wrong.${wrong}`, { min: count(rules.min), step: count(rules.step), left: count(mine.leftToday) })
  const cash = wrong === 'missing' || wrong === 'min' ? '0.00' : cashFor(Number(typed), rules.ratio)
  const times = rules.multiple

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong || !password) return focusFirstWrong()
    spend({ points: Number(typed), ratio: rules.ratio, multiple: rules.multiple }, password)
    setPassword('')
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Card space="lg">
        <ConvertTerms mine={mine} rules={rules} />
        <NumberField
          label={t('points')}
          min={String(rules.min)}
          max={String(Math.max(most, rules.min))}
          step={String(rules.step)}
          value={typed}
          onValueChange={change}
          required
          hint={t('points.hint', { min: count(rules.min), step: count(rules.step) })}
          error={tried && wrongWords ? wrongWords : fields['points']}
          aside={
            <Button size="sm" variant="quiet" disabled={most === 0} onClick={() => change(String(most))}>
              {t('points.all')}
            </Button>
          }
        />
        <DataList
          aria-live="polite"
          items={[
            { term: t('preview'), value: <Amount of={cash} />, total: true },
            ...(times > 0
              ? [{ term: t('preview.play'), value: t('preview.times', { count: times, n: count(times) }) }]
              : []),
          ]}
        />
        <FundFields
          state={state}
          password={password}
          onPassword={(value) => (clear(), setPassword(value))}
          wrong={tried && !password && state === 'idle' && !error ? t('fund.missing') : fields['fundPassword']}
          message={message}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          busy={state !== 'idle'}
          busyLabel={t(state === 'unknown' ? 'checking' : 'sending')}
        >
          {t('convert')}
        </Button>
        {times > 0 ? (
          <Text size="caption" quiet>
            {t('convert.play')}
          </Text>
        ) : null}
      </Card>
    </form>
  )
}
