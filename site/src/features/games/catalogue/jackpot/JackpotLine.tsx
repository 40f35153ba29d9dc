import { Card } from '@brand/ui/card'
import { Inline } from '@brand/ui/inline'
import { Text } from '@brand/ui/text'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useAssetMoney } from '../sheet/use-asset-money.ts'
import { JackpotLink } from './JackpotLink.tsx'

/**
 * On a game's sheet: that its stakes play for the jackpot as well. `currency`: what the game is played in; a pool of
 * another is not shown.
 */
export function JackpotLine({ currency }: { currency: string | undefined }) {
  const t = useWords('games')
  const money = useAssetMoney()
  const { data } = useApiQuery(sdk.games.jackpot, {})
  if (data?.mode !== 'pool' || (currency !== undefined && currency !== data.currency)) return null
  return (
    <Card padding={{ phone: 'sm' }} space="2xs">
      <Inline justify="between" space="sm">
        <Text size="dense">{t('jackpot.line', { amount: `\u2066${money(data.amount, data.currency)}\u2069` })}</Text>
        <JackpotLink />
      </Inline>
    </Card>
  )
}
