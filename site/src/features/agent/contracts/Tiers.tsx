import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { categoryName } from '../../../app/games/categories.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Tier } from './contracts.model.ts'
import { useContractWords } from './use-contract-words.ts'

interface Row {
  at: number
  now?: Tier | undefined
  before?: Tier | undefined
}

interface TiersProps {
  tiers: readonly Tier[]
  /** Tiers of the contract that these would replace, beside them. */
  before?: readonly Tier[] | null
}

/** What is paid from which figures on; beside it, what holds so far. */
export function Tiers({ tiers, before }: TiersProps) {
  const t = useWords('contracts')
  const rows = Array.from({ length: Math.max(tiers.length, before?.length ?? 0) }, (_none, at): Row => ({
    at,
    now: tiers[at],
    before: before?.[at],
  }))
  const columns: Column<Row>[] = [
    { id: 'now', head: t(before ? 'tiers.offered' : 'tiers'), cell: ({ now }) => <Cell tier={now} /> },
    ...(before
      ? [{ id: 'before', head: t('tiers.now'), cell: ({ before: was }: Row) => <Cell tier={was} quiet /> }]
      : []),
  ]
  return <Table variant="panel" label={t('tiers')} columns={columns} rows={rows} rowKey={({ at }) => at} />
}

/** One tier: its rate or rates, and from when on they hold. */
function Cell({ tier, quiet = false }: { tier: Tier | undefined; quiet?: boolean }) {
  const t = useWords('contracts')
  const site = useWords('site')
  const { percent, conditions } = useContractWords()
  if (!tier)
    return (
      <Text as="span" quiet>
        {t('tier.none')}
      </Text>
    )
  const rates =
    tier.rates.length > 0
      ? tier.rates
          .map(({ gameType, rate }) => `\u2068${categoryName(site, gameType)} ${percent(rate)}\u2069`)
          .join(' · ')
      : percent(tier.rate)
  return (
    <Stack as="span" space="none">
      <Text as="span" weight="label" quiet={quiet}>
        {rates}
      </Text>
      <Text as="span" size="caption" quiet>
        {conditions(tier)}
      </Text>
    </Stack>
  )
}
