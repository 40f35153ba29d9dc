import { Slider, type SliderMark } from '@brand/ui/slider'
import { Stack } from '@brand/ui/stack'
import { TextField } from '@brand/ui/text-field'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { slidingRate, stepOf } from './contracts.model.ts'

/** What the rates of an offer are measured by. */
export interface RateScale {
  /** Upper end of the slider, per cent. */
  most: number
  /** Whether that is the rate of the own contract, which no offer exceeds. */
  own: boolean
  /** Rates worth knowing; of one tier with one rate. */
  marks?: readonly SliderMark[] | undefined
}

interface RateFieldProps {
  label: string
  scale: RateScale
  rate: string
  onRateChange: (rate: string) => void
  error?: string | undefined
}

/** A rate, typed to the ten-thousandth or found with the slider below it. */
export function RateField({ label, scale: { most, own, marks }, rate, onRateChange, error }: RateFieldProps) {
  const t = useWords('contracts')
  const lang = useLang()
  const percent = (value: number | string) => formatRate(value, lang)
  return (
    <Stack space="2xs">
      <TextField
        ltr
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        end="%"
        label={label}
        value={rate}
        onValueChange={onRateChange}
        error={error}
      />
      <Slider
        labelHidden
        label={t('rate.slider', { rate: label })}
        max={String(most)}
        step={stepOf(most)}
        value={slidingRate(rate)}
        format={percent}
        maxLabel={own ? t('rate.own', { rate: percent(most) }) : percent(most)}
        marks={marks}
        onValueChange={onRateChange}
      />
    </Stack>
  )
}
