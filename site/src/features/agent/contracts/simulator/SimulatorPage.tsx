import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { useSearchParams } from '../../../../app/navigation/router.ts'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useEpoch } from '../../../../app/auth/session.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { kinds, periodsOf, typedTier } from '../contracts.model.ts'
import { Simulator } from './Simulator.tsx'

/**
 * What terms for a direct downline would have come to on both sides. It begins with a contract in force: that of
 * `?account=` and `?kind=`, without them one by days where there is one, as minutes often hold no play.
 */
export default function SimulatorPage() {
  const t = useWords('contracts')
  const epoch = useEpoch()
  const [query] = useSearchParams()
  const account = query.get('account')?.slice(0, 64) ?? ''
  const kind = kinds.find((one) => one === query.get('kind'))
  // An account alone says for whom, and not what.
  const begun = account === '' || kind !== undefined
  const { data, isError } = useApiQuery(
    agent.contracts.list,
    { role: 'UP', ...(account && { account }), ...(kind && { kind }) },
    { enabled: begun },
  )
  const inForce = begun
    ? (data?.list ?? []).filter(({ status }) => status === 'active' || status === 'term_pending')
    : []
  const known = inForce.find(({ period: each }) => each === 'DAILY') ?? inForce[0]
  const of = kinds.find((one) => one === known?.kind) ?? kind
  const period = of && periodsOf[of].find((one) => one === known?.period)
  return (
    <>
      <PageHeader title={t('simulator')} description={t('simulator.about')} />
      {begun && !data && !isError ? (
        <Skeleton variant="block" size="lg" aria-busy="true" />
      ) : (
        // Nothing of another person stays in sight.
        <Simulator
          key={epoch}
          start={{
            account: known?.counterparty ?? account,
            ...(of && { kind: of }),
            ...(known && period && { period, tiers: known.tiers.map(typedTier) }),
          }}
        />
      )}
    </>
  )
}
