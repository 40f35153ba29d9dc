import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Grid } from '@brand/ui/grid'
import { handshake } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import type { ContractsListInput } from '@brand/sdk/agent'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ContractItem } from './ContractItem.tsx'

/** Contracts, those that wait for an answer of the person first. */
export function ContractList({ asked, empty }: { asked: ContractsListInput; empty: string }) {
  const t = useWords('contracts')
  const pages = useApiPages(agent.contracts.list, asked)
  const rows = pages.data?.pages.flatMap(({ list }) => list)
  if (pages.error && !rows) return <LoadFailed answer={pages} title={t('failed')} level={2} />
  if (!rows) return <Skeleton variant="block" aria-busy="true" />
  if (rows.length === 0) return <EmptyState icon={handshake} title={empty} />
  return (
    <Stack space="lg">
      <Grid columns={{ phone: 1, wide: 2 }} space="lg">
        {rows
          .toSorted((a, b) => Number(b.request !== null) - Number(a.request !== null))
          .map((contract) => (
            <ContractItem key={contract.id} contract={contract} />
          ))}
      </Grid>
      {pages.hasNextPage ? (
        <Button onClick={() => void pages.fetchNextPage()} busy={pages.isFetchingNextPage} busyLabel={t('loading')}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
  )
}
