import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { Figures } from './Figures.tsx'
import { lengthOf } from './units.ts'
import { useSessions } from './use-limits.ts'

/** Stretches of play, newest first: how long each was, and what came of it. */
export function Sessions() {
  const t = useWords('limits')
  const lang = useLang()
  const [page, setPage] = useState(1)
  const answer = useLastPage(useSessions(page), setPage)
  const { time } = useTime()
  return (
    <Section title={t('history')}>
      <Answered answer={answer} level={3}>
        {(data) =>
          data.items.length === 0 ? (
            <Text quiet>{t('history.none')}</Text>
          ) : (
            <Stack>
              <Grid as="ul" minColumn="lg">
                {data.items.map(({ startedAt, endedAt, ...sums }) => (
                  <Card as="li" key={startedAt}>
                    <Inline justify="between" align="baseline">
                      <time dateTime={startedAt}>{time(startedAt)}</time>
                      <Text as="span" size="caption" quiet>
                        {lengthOf((Date.parse(endedAt) - Date.parse(startedAt)) / 1000, lang)}
                      </Text>
                    </Inline>
                    <Figures {...sums} />
                  </Card>
                ))}
              </Grid>
              <Pagination page={page} total={data.totalPages} onPageChange={setPage} />
            </Stack>
          )
        }
      </Answered>
    </Section>
  )
}
