import { EmptyState } from '@brand/ui/empty-state'
import { Grid } from '@brand/ui/grid'
import { ticket } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { Tabs } from '@brand/ui/tabs'
import { useState } from 'react'
import { useLocation, useNavigate } from '../../../app/navigation/router.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { RaffleCard } from './RaffleCard.tsx'
import { idInHash } from '../id-in-hash.ts'

const RaffleSheet = lazyPart(() => import('./RaffleSheet.tsx'))

/** Tickets follow play; a prize is told. */
const news: News = { events: ['raffle.won', 'promo.count', 'balance'], areas: ['raffles'] }
const statuses = ['OPEN', 'PAST'] as const

/** Raffles that run and those that are over; `#id` opens one with its winners and its proof. */
export default function RafflesPage() {
  const t = useWords('raffles')
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const [status, setStatus] = useState<(typeof statuses)[number]>('OPEN')
  useInvalidateOnEvents(news)
  const open = idInHash(hash)
  return (
    <Stack space="xl">
      <PageHeader title={t('title')} description={t('about')} />
      <Tabs
        label={t('which')}
        variant="segmented"
        value={status}
        onValueChange={(next) => setStatus(statuses.find((one) => one === next) ?? 'OPEN')}
        controls="raffles-list"
        items={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <div id="raffles-list">
        <Raffles key={status} status={status} />
      </div>
      {open === undefined ? null : (
        <RaffleSheet key={open} id={open} onClose={() => void navigate({ search, hash: '' }, { replace: true })} />
      )}
    </Stack>
  )
}

/** Those of one status, page after page. */
function Raffles({ status }: { status: (typeof statuses)[number] }) {
  const t = useWords('raffles')
  const [page, setPage] = useState(1)
  const answer = useLastPage(useApiQuery(member.raffles.list, { status, page, size: 10 }, { keep: true }), setPage)
  return (
    <Answered answer={answer} failed={t('failed')}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState icon={ticket} title={t(`none.${status}`)}>
            {t('none.text')}
          </EmptyState>
        ) : (
          <Stack space="lg">
            <Grid as="ul" minColumn="lg" space="md" aria-label={t(`status.${status}`)}>
              {list.map((raffle) => (
                <RaffleCard key={raffle.id} raffle={raffle} />
              ))}
            </Grid>
            <Pagination page={page} total={totalPages} onPageChange={setPage} />
          </Stack>
        )
      }
    </Answered>
  )
}
