import { Section } from '@brand/ui/section'
import { Stat, StatGroup } from '@brand/ui/stat'
import { Text } from '@brand/ui/text'
import { agent } from '../../../../app/api/agent-client.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useOwnContracts } from '../../../../app/auth/own-contracts.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { amountOf, signedMinorOf, sumOf } from '../../../../app/format/money.ts'
import { useMoney } from '../../../../app/format/use-money.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { Contract } from '../contracts.model.ts'
import { coveringCount, periodText, usualCount } from '../periods.ts'

/** What the terms of an offer would have paid in the last periods, beside those in force. */
export function Compared({ offer }: { offer: Contract }) {
  const t = useWords('contracts')
  const lang = useLang()
  const timeZone = useStatus().data?.timeZone
  const money = useMoney()
  const own = useOwnContracts()
  const before = own?.inForce.find(({ kind }) => kind === offer.kind)
  // Its place is kept until it is known.
  const replaces = offer.before !== null && (own === undefined || before !== undefined)
  const count = usualCount(offer.period)
  const offered = useApiQuery(agent.contracts.simulate, { contractId: offer.id, periods: count })
  const now = useApiQuery(
    agent.contracts.simulate,
    { contractId: before?.id ?? '', periods: before ? coveringCount(before.period, offer.period, count) : 1 },
    { enabled: before !== undefined },
  )
  // The terms themselves are whole without it.
  if (offered.isError || now.isError) return <Text quiet>{t('compared.failed')}</Text>
  const [would, was] = [offered.data, now.data].map((data) => data && sumOf(data.list.map(({ amount }) => amount)))
  const when = (data: typeof offered.data) => {
    const [first, last] = [data?.list[0], data?.list.at(-1)]
    return first && last ? periodText(first.from, last.to, lang, timeZone) : undefined
  }
  const change =
    before && would !== undefined && was !== undefined
      ? (signedMinorOf(would) ?? 0n) - (signedMinorOf(was) ?? 0n)
      : undefined
  return (
    <Section title={t('compared')} level={4} space="sm">
      <StatGroup label={t('compared')}>
        {replaces ? (
          <Stat
            label={t('tiers.now')}
            value={was === undefined ? undefined : <Amount of={was} />}
            note={when(now.data)}
          />
        ) : null}
        <Stat
          label={t('tiers.offered')}
          value={would === undefined ? undefined : <Amount of={would} />}
          note={when(offered.data)}
          change={
            change === undefined
              ? undefined
              : {
                  by: `${change < 0n ? '−' : '+'} ${money(amountOf(change < 0n ? -change : change))}`,
                  direction: change > 0n ? 'up' : change < 0n ? 'down' : 'same',
                }
          }
        />
      </StatGroup>
      <Text size="caption" quiet>
        {t(before && before.period !== offer.period ? 'compared.about' : 'compared.text')}
      </Text>
    </Section>
  )
}
