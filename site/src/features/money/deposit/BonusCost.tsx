import { Callout } from '@brand/ui/callout'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { CostFigures } from '../../../app/records/CostFigures.tsx'

/** What the play of a chosen bonus takes and how it ends, on a game that counts. `amount`: the deposit. */
export default function BonusCost({
  bonusId,
  amount,
  multiple,
}: {
  bonusId: string
  amount: string
  multiple: number
}) {
  const t = useWords('deposit')
  const rewards = useWords('rewards')
  const { data, error } = useApiQuery(member.deposits.bonusCost, { bonusId, amount }, { keep: true })
  const shown = data?.list[0]
  // The terms of the bonus stand above; where this cannot be had, nothing is missing from them.
  if (error) return null
  if (!data) return <Skeleton variant="block" size="md" aria-busy="true" />
  if (!shown) return <Callout tone="info">{rewards('cost.none')}</Callout>
  const title = t('deposit.bonus.real', { game: shown.game.gameName })
  return (
    <Section title={title}>
      <CostFigures label={title} cost={data} multiple={multiple} base={data.base} shown={shown} />
    </Section>
  )
}
