import { lazy, Suspense } from 'react'
import { knownCategories } from '../../../app/categories.ts'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { useLanes } from '../../../app/calls/use-lanes.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { HotRow } from './HotRow.tsx'
import { OwnRows } from './OwnRows.tsx'

// Real wins are news, not part of a page drawn beforehand: they come after it.
const Winners = lazy(() => inTime(() => import('./Winners.tsx')))

/** Home's rows: hot, winners, one's own, then a row per category in the server's order. */
export function HomeRows() {
  return (
    <>
      <HotRow />
      <Suspense fallback={null}>
        <Winners />
      </Suspense>
      <OwnRows />
      {knownCategories(useLanes()).map((known) => (
        <CategoryRow key={known.category} {...known} />
      ))}
    </>
  )
}
