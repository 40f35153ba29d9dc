import { EmptyState } from '@brand/ui/empty-state'
import { Grid } from '@brand/ui/grid'
import { handshake } from '@brand/ui/icons'
import type { ContractsListInput } from '@brand/sdk/agent'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { ContractItem } from './ContractItem.tsx'

/** Contracts, those that wait for an answer of the person first. */
export function ContractList({ asked, empty }: { asked: ContractsListInput; empty: string }) {
  const t = useWords('contracts')
  const pages = useApiPages(agent.contracts.list, asked)
  return (
    <PagedList pages={pages} failed={t('failed')} empty={<EmptyState icon={handshake} title={empty} />}>
      {(rows) => (
        <Grid columns={{ phone: 1, wide: 2 }} space="lg">
          {rows
            .toSorted((a, b) => Number(b.request !== null) - Number(a.request !== null))
            .map((contract) => (
              <ContractItem key={contract.id} contract={contract} />
            ))}
        </Grid>
      )}
    </PagedList>
  )
}
