import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { Grid } from '@brand/ui/grid'
import { gift } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Select } from '@brand/ui/select'
import { Skeleton } from '@brand/ui/skeleton'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ItemCard } from './ItemCard.tsx'
import { itemTypes, sorts } from './points.model.ts'
import { useHasPoints, usePoints } from './use-points.ts'

/** Items of the mall, by type, price and what the person can afford. */
export function MallPanel() {
  const t = useWords('points')
  const errorText = useErrorText()
  const hasPoints = useHasPoints()
  const { mine } = usePoints()
  const [type, setType] = useState('')
  const [sort, setSort] = useState<(typeof sorts)[number]>('newest')
  const [affordable, setAffordable] = useState(false)
  const chosen = itemTypes.find((one) => one === type)
  const filtered = chosen !== undefined || affordable
  const { data, ...answer } = useApiPages(
    member.points.items,
    {
      sort,
      ...(chosen && { type: chosen }),
      ...(affordable && mine.data && { maxPoints: mine.data.points }),
    },
    { keep: true },
  )
  const rows = data?.pages.flatMap(({ list }) => list)
  const list = () => {
    if (answer.error && !rows)
      return (
        <ErrorState title={t('failed')} onRetry={() => void answer.refetch()} busy={answer.isFetching}>
          {errorText(answer.error)}
        </ErrorState>
      )
    if (!rows)
      return (
        <Grid minColumn="md" aria-busy="true">
          {[1, 2, 3, 4].map((n) => (
            <Skeleton key={n} variant="block" />
          ))}
        </Grid>
      )
    if (rows.length === 0)
      return (
        <EmptyState icon={gift} title={t(filtered ? 'none.filtered' : 'none')}>
          {t(filtered ? 'none.filtered.text' : 'none.text')}
        </EmptyState>
      )
    return (
      <Grid
        as="ul"
        minColumn={{ phone: 'xs', tablet: 'md' }}
        space={{ phone: 'md', tablet: 'lg' }}
        aria-label={t('tab.mall')}
      >
        {rows.map((item) => (
          <ItemCard key={item.itemId} item={item} />
        ))}
      </Grid>
    )
  }
  return (
    <>
      <Inline space="md" justify="between" align="end">
        <Inline space="md">
          <SegmentedControl
            label={t('type')}
            value={chosen ?? 'ALL'}
            onValueChange={setType}
            options={[
              { value: 'ALL', label: t('type.ALL') },
              ...itemTypes.map((value) => ({ value, label: t(`type.${value}`) })),
            ]}
          />
          {hasPoints ? (
            <Checkbox
              label={t('affordable')}
              checked={affordable}
              disabled={!mine.data}
              onCheckedChange={(checked) => setAffordable(checked)}
            />
          ) : null}
        </Inline>
        <Select
          label={t('sort')}
          value={sort}
          onValueChange={(value) => setSort(sorts.find((one) => one === value) ?? 'newest')}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </Inline>
      {list()}
      {answer.hasNextPage ? (
        <Button onClick={() => void answer.fetchNextPage()} busy={answer.isFetchingNextPage} busyLabel={t('loading')}>
          {t('more')}
        </Button>
      ) : null}
    </>
  )
}
