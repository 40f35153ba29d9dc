import { Accordion } from '@brand/ui/accordion'
import { Callout } from '@brand/ui/callout'
import { Columns } from '@brand/ui/columns'
import { DataList } from '@brand/ui/data-list'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useNames } from '../../../app/records/names.ts'
import * as css from './points.css.ts'
import { useHasPoints, usePoints } from './use-points.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** The balance, that it never expires, and how points are earned. */
export function PointsHead() {
  const t = useWords('points')
  const names = useNames()
  const count = useCount()
  const hasPoints = useHasPoints()
  const { symbol } = useCurrency()
  const { mine, rules } = usePoints()
  const hundred = moneyIn(symbol)('100.00')
  return (
    <Stack space="lg">
      <PageHeader title={t('title')} description={t('about')} />
      <Columns widths="equal" collapseBelow="tablet" align="start" space="xl">
        {hasPoints ? (
          <Stack space="2xs">
            <Text size="dense" quiet>
              {t('balance')}
            </Text>
            <Answered answer={mine} waiting={<Skeleton variant="line" aria-busy="true" />}>
              {({ points }) => (
                <Text className={css.balance} tabular>
                  {count(points)}
                </Text>
              )}
            </Answered>
            <Text size="dense" quiet>
              {t('forever')}
            </Text>
          </Stack>
        ) : (
          <Text>{t('forever')}</Text>
        )}
        <Accordion
          level={2}
          items={[
            {
              id: 'earn',
              title: t('earn'),
              content: (
                <Stack space="md">
                  <Text size="dense" quiet>
                    {t('earn.text', { amount: hundred })}
                  </Text>
                  {rules.data ? (
                    <DataList
                      items={rules.data.rates.map(({ gameType, per100 }) => ({
                        id: gameType,
                        term: names.category(gameType),
                        value: t('count', { count: per100, n: count(per100) }),
                      }))}
                    />
                  ) : null}
                </Stack>
              ),
            },
          ]}
        />
      </Columns>
      {mine.data && mine.data.owed > 0 ? (
        <Callout tone="warning" title={t('owed', { count: mine.data.owed, n: count(mine.data.owed) })}>
          {t('owed.text')}
        </Callout>
      ) : null}
    </Stack>
  )
}
