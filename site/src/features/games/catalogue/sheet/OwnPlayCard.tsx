import { Card } from '@brand/ui/card'
import { Text } from '@brand/ui/text'
import type { OwnPlay } from '@brand/sdk'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useAssetMoney } from './use-asset-money.ts'

/** How one did in a game in the last ninety days. */
export function OwnPlayCard({ mine: { currency, lastPlayedAt, lastNet, rounds, net } }: { mine: OwnPlay }) {
  const t = useWords('lobby')
  const { time } = useTime()
  const money = useAssetMoney()
  return (
    <Card as="section" aria-labelledby="mine" padding="md" space="2xs">
      <h3 id="mine">
        <Text as="span" size="caption" weight="label" quiet>
          {t('mine.title')}
        </Text>
      </h3>
      <p>
        <Amount of={net} currency={currency} size="headline" signed />
      </p>
      <Text size="dense" quiet>
        {t('mine.rounds', { count: rounds })}
      </Text>
      <Text size="dense" quiet>
        {t('mine.last', { time: time(lastPlayedAt) })}
        {lastNet === undefined ? null : <> · {t('mine.lastNet', { amount: money(lastNet, currency, true) })}</>}
      </Text>
    </Card>
  )
}
