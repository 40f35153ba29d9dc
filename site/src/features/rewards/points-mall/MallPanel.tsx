import { Checkbox } from '@brand/ui/checkbox'
import { Grid } from '@brand/ui/grid'
import { gift } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Select } from '@brand/ui/select'
import { Skeleton } from '@brand/ui/skeleton'
import { useState } from 'react'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedList } from '../../../app/records/PagedList.tsx'
import { ItemCard } from './ItemCard.tsx'
import { type Item, itemTypes, sorts } from './points.model.ts'
import { useHasPoints, usePoints } from './use-points.ts'

const rowKey = ({ itemId }: Item) => itemId

/** Items of the mall, by type, price and what the person can afford. */
export function MallPanel() {
  const t = useWords('points')
  const hasPoints = useHasPoints()
  const { mine } = usePoints()
  const [type, setType] = useState('')
  const [sort, setSort] = useState<(typeof sorts)[number]>('newest')
  const [affordable, setAffordable] = useState(false)
  const chosen = itemTypes.find((one) => one === type)
  const filtered = chosen !== undefined || affordable
  const pages = useApiPages(
    member.points.items,
    {
      sort,
      ...(chosen && { type: chosen }),
      ...(affordable && mine.data && { maxPoints: mine.data.points }),
    },
    { keep: true, rowKey },
  )
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
      <PagedList
        pages={pages}
        failed={t('failed')}
        waiting={
          <Grid minColumn="md" aria-busy="true">
            {[1, 2, 3, 4].map((n) => (
              <Skeleton key={n} variant="block" />
            ))}
          </Grid>
        }
        empty={
          <EmptyList
            icon={gift}
            title={t(filtered ? 'none.filtered' : 'none')}
            text={t(filtered ? 'none.filtered.text' : 'none.text')}
          />
        }
      >
        {(rows) => (
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
        )}
      </PagedList>
    </>
  )
}
