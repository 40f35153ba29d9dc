import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Inline } from '@brand/ui/inline'
import { MoneyField } from '@brand/ui/money-field'
import { NumberField, type NumberDetails } from '@brand/ui/number-field'
import { Text } from '@brand/ui/text'
import type { GameType } from '@brand/sdk'
import { formatCount } from '../../../app/format/format.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { Figure, TierFault, TypedTier } from './contracts.model.ts'
import { RateField, type RateScale } from './RateField.tsx'

interface TierFieldsProps {
  /** From 1. */
  number: number
  tier: TypedTier
  /** Categories with a rate of their own; empty: one rate. */
  categories: readonly GameType[]
  /** What its rates are measured by. */
  scale: RateScale
  fault: TierFault | undefined
  /** The form was submitted: fields say what is wrong. */
  tried: boolean
  onChange: (tier: TypedTier) => void
  /** Fields below each other in every layout. */
  narrow?: boolean | undefined
  /** Absent: the only tier stays. */
  onRemove: (() => void) | undefined
}

/** A rate, and from which figures of a period on it holds; an empty figure is no condition. */
export function TierFields(props: TierFieldsProps) {
  const { number, tier, categories, scale, fault, tried, onChange, narrow, onRemove } = props
  const t = useWords('contracts')
  const { symbol } = useCurrency()
  const name = t('tier', { n: formatCount(number, useLang()) })
  const site = useWords('site')
  const words = fault && fault !== 'figure' ? t(`fault.${fault}`) : undefined
  const figure = (name: Figure) => ({
    optional: true,
    showFault: tried,
    onValueChange(value: string, { error }: NumberDetails) {
      const others = tier.wrong.filter((one) => one !== name)
      onChange({ ...tier, [name]: value, wrong: error ? [...others, name] : others })
    },
  })
  return (
    <Card role="group" aria-label={name} space="md">
      <Inline justify="between">
        <Text weight="label">{name}</Text>
        {onRemove ? (
          <Button variant="quiet" size="sm" aria-label={t('tier.remove', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        ) : null}
      </Inline>
      <Grid columns={narrow ? 1 : { phone: 1, tablet: 2 }} space="md">
        {categories.length === 0 ? (
          <RateField
            label={t('rate')}
            scale={scale}
            rate={tier.rate}
            onRateChange={(rate) => onChange({ ...tier, rate })}
            error={words}
          />
        ) : (
          categories.map((gameType, at) => (
            <RateField
              key={gameType}
              label={t('rate.of', { category: categoryName(site, gameType) })}
              scale={scale}
              rate={tier.rates[gameType] ?? ''}
              onRateChange={(rate) => onChange({ ...tier, rates: { ...tier.rates, [gameType]: rate } })}
              error={at === 0 ? words : undefined}
            />
          ))
        )}
        <NumberField {...figure('minActive')} label={t('minActive')} min="1" max="1000000" value={tier.minActive} />
        <MoneyField
          {...figure('minValidBet')}
          label={t('minValidBet')}
          min="0.01"
          symbol={symbol}
          value={tier.minValidBet}
        />
        <MoneyField {...figure('minLoss')} label={t('minLoss')} min="0.01" symbol={symbol} value={tier.minLoss} />
      </Grid>
    </Card>
  )
}
