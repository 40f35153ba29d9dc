import { Skeleton } from '@brand/ui/skeleton'
import { Suspense } from 'react'
import { knownCategories } from '../../../../app/games/categories.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useLanes } from '../../../../app/games/use-lanes.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { HotRow } from './HotRow.tsx'
import { Winners } from './load-deferred.ts'
import * as css from './home.css.ts'
import { OwnRows } from './OwnRows.tsx'

/** Home's rows: hot, winners, one's own, then a row per category in the server's order. */
export function HomeRows() {
  const winners = useModule('WINNER3')
  return (
    <>
      <HotRow />
      {winners ? (
        <div className={css.winners}>
          <Suspense fallback={<Skeleton variant="block" className={css.winnersRoom} />}>
            <Winners />
          </Suspense>
        </div>
      ) : null}
      <OwnRows />
      {knownCategories(useLanes()).map((known) => (
        <CategoryRow key={known.category} {...known} />
      ))}
    </>
  )
}
