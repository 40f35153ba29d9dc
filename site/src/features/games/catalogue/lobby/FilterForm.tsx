import { Chip } from '@brand/ui/chip'
import { FilterBar } from '@brand/ui/filter-bar'
import { MoneyField } from '@brand/ui/money-field'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { Lane } from '@brand/sdk'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { offered, rtpSteps, type Narrowing } from './lobby-filters.ts'
import * as css from './tools.css.ts'

/** Stakes to choose from at a press. */
const stakes = ['0.50', '1', '5', '20']

interface FilterFormProps {
  id: string
  lane: Lane | undefined
  value: Narrowing
  onChange: (next: Narrowing) => void
  /** Whether what was typed as a stake is none. */
  onFault: (faulty: boolean) => void
  /** It was tried: what is wrong is shown. */
  tried: boolean
  onSubmit: () => void
}

/** What a list can be narrowed to: only what the category has is offered. */
export function FilterForm({ id, lane, value, onChange, onFault, tried, onSubmit }: FilterFormProps) {
  const t = useWords('lobby')
  const currency = useStatus().data?.currency
  const { volatilities, features } = offered(lane)
  const change = (next: Partial<Narrowing>) => onChange({ ...value, ...next })
  return (
    <form
      id={id}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {volatilities.length > 0 ? (
        <Part name={t('volatility.label')}>
          <FilterBar
            className={css.choices}
            label={t('volatility.label')}
            all={t('any')}
            value={value.volatility}
            options={volatilities.map((one) => ({ value: one, label: t(`volatility.${one}`) }))}
            onValueChange={(next) => change({ volatility: volatilities.find((one) => one === next) ?? '' })}
          />
        </Part>
      ) : null}
      <Part name={t('rtp.label')}>
        <FilterBar
          className={css.choices}
          label={t('rtp.label')}
          all={t('any')}
          value={value.minRtp ? String(value.minRtp) : ''}
          options={rtpSteps.map((one) => ({ value: String(one), label: t('rtp.least', { rtp: one }) }))}
          onValueChange={(next) => change({ minRtp: Number(next) })}
        />
      </Part>
      {features.length > 0 ? (
        <Part name={t('features.label')}>
          <Inline role="group" aria-label={t('features.label')}>
            {features.map((one) => (
              <Chip
                key={one}
                pressed={value.features.includes(one)}
                onPressedChange={(on) =>
                  change({ features: features.filter((each) => (each === one ? on : value.features.includes(each))) })
                }
              >
                {t(`feature.${one}`)}
              </Chip>
            ))}
          </Inline>
        </Part>
      ) : null}
      <MoneyField
        label={t('stake.label')}
        hint={t('stake.hint')}
        symbol={currency?.symbol}
        decimals={currency?.decimals}
        amounts={stakes}
        value={value.stake}
        min="0.01"
        showFault={tried}
        onValueChange={(stake, { error }) => {
          onFault(error !== undefined)
          change({ stake })
        }}
      />
    </form>
  )
}

/** The name is seen; the choices say it themselves. */
function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Stack space="xs">
      <Text aria-hidden size="caption" weight="label" quiet>
        {name}
      </Text>
      {children}
    </Stack>
  )
}
