import { Grid } from '@brand/ui/grid'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import type { GameRate } from '@brand/sdk/agent'
import { categoryName } from '../../../app/games/categories.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { isWrongRate, passable, type TypedRates } from './rates.model.ts'

interface RateFieldsProps {
  /** The agent's own; undefined until they are known. */
  own: readonly GameRate[] | undefined
  typed: TypedRates
  onChange: (typed: TypedRates) => void
  /** Shows what is wrong. */
  tried: boolean
  /** What the gateway refused, by `rates.<category>`. */
  faults: Readonly<Record<string, string>>
}

/** A rate for each category of which the agent earns something: at most that. */
export function RateFields({ own, typed, onChange, tried, faults }: RateFieldsProps) {
  const t = useWords('register-centre')
  const site = useWords('site')
  const lang = useLang()
  if (!own) return <Skeleton variant="block" aria-busy />
  const list = passable(own)
  return (
    <Stack space="md" role="group" aria-label={t('rates')}>
      <Text weight="label">{t('rates')}</Text>
      <Text size="caption" quiet>
        {t(list.length > 0 ? 'rates.hint' : 'rates.none')}
      </Text>
      {list.length > 0 ? (
        <Grid columns={{ phone: 2, tablet: 3 }} space="md">
          {list.map(({ gameType, rate }) => (
            <TextField
              key={gameType}
              label={categoryName(site, gameType)}
              ltr
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              placeholder="0"
              end="%"
              value={typed[gameType] ?? ''}
              onValueChange={(value) => onChange({ ...typed, [gameType]: value })}
              hint={t('rates.most', { rate: formatRate(rate, lang) })}
              error={
                tried && isWrongRate(typed[gameType], rate)
                  ? t('rates.wrong', { rate: Number(rate) })
                  : faults[`rates.${gameType}`]
              }
            />
          ))}
        </Grid>
      ) : null}
    </Stack>
  )
}
