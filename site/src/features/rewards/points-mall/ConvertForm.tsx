import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { NumberField } from '@brand/ui/number-field'
import { Text } from '@brand/ui/text'
import type { PointsBalanceOutput, PointsConfigOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { FundPasswordFoot } from '../../../app/forms/FundPasswordFoot.tsx'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { ConvertTerms } from './ConvertTerms.tsx'
import { cashFor, mostOf, wrongPoints } from './points.model.ts'
import { useSpending } from './use-points.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** How many points, what comes for them, and the fund password. */
export function ConvertForm({ mine, rules }: { mine: PointsBalanceOutput; rules: PointsConfigOutput }) {
  const t = useWords('points')
  const count = useCount()
  const money = useMoney()
  const draft = useDraft('convert')
  const typed = draft.values['points'] ?? ''
  const limits = { min: rules.min, step: rules.step, balance: mine.points, leftToday: mine.leftToday }
  const most = mostOf(limits)
  const wrong = wrongPoints(typed, limits)
  const { form, foot, tried, fields, clear } = useSpending({
    name: 'points-convert',
    input: wrong ? undefined : { points: Number(typed), ratio: rules.ratio, multiple: rules.multiple },
    fields: ['points'],
    mutationFn: member.points.convert,
    find: member.points.findConversion,
    onSuccess(made) {
      draft.drop()
      showToast({ tone: 'success', title: t('converted', { amount: money(made.amount) }) })
    },
  })
  const change = (value: string) => (clear(), draft.change('points', value))
  const bound = { min: rules.min, step: rules.step, day: mine.leftToday }
  const wrongWords =
    wrong &&
    t(`wrong.${wrong}`, {
      count: wrong in bound ? bound[wrong as keyof typeof bound] : 0,
      min: count(rules.min),
      step: count(rules.step),
      left: count(mine.leftToday),
    })
  const cash = wrong === 'missing' || wrong === 'min' ? '0.00' : cashFor(Number(typed), rules.ratio)
  const times = rules.multiple
  return (
    <form {...form}>
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
        <FundPasswordFoot {...foot}>{t('convert')}</FundPasswordFoot>
        {times > 0 ? (
          <Text size="caption" quiet>
            {t('convert.play')}
          </Text>
        ) : null}
      </Card>
    </form>
  )
}
