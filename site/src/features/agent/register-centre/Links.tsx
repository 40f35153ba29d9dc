import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Grid } from '@brand/ui/grid'
import { link } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatCount } from '../../../app/format/format.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { LinkCard } from './LinkCard.tsx'
import { LinkDialog } from './LinkDialog.tsx'

/** The agent's links, each with its code, its picture to scan, and what came of it. */
export function Links() {
  const t = useWords('register-centre')
  const lang = useLang()
  const { symbol } = useCurrency()
  const [page, setPage] = useState(1)
  const [making, setMaking] = useState(false)
  const answer = useLastPage(
    useApiQuery(agent.registerCentre.links, { pageNo: page, pageSize: 6 }, { keep: true }),
    setPage,
  )
  const create = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {t('link.create')}
    </Button>
  )
  const none = (
    <EmptyState icon={link} title={t('links.none')} action={create}>
      {t('links.none.text')}
    </EmptyState>
  )
  return (
    <>
      <Answered answer={answer}>
        {(data) =>
          data.totalCount === 0 ? (
            none
          ) : (
            <Stack space="lg">
              <Inline justify="between">
                <Text size="caption" quiet>
                  {t('links.count', { n: formatCount(data.totalCount, lang), most: formatCount(data.most, lang) })}
                </Text>
                {create}
              </Inline>
              <Grid columns={{ phone: 1, wide: 2 }} space="lg">
                {data.list.map((one) => (
                  <LinkCard key={one.code} link={one} />
                ))}
              </Grid>
              <Pagination page={page} total={data.totalPages} onPageChange={setPage} />
              <Text size="caption" quiet>
                {t('active.about', {
                  count: data.activeDays,
                  days: formatCount(data.activeDays, lang),
                  bet: moneyIn(symbol)(data.activeBet),
                })}
              </Text>
            </Stack>
          )
        }
      </Answered>
      {making ? <LinkDialog onClose={() => setMaking(false)} /> : null}
    </>
  )
}
