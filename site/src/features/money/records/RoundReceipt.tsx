import { lazy, Suspense } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import type { Filters } from './list/use-filters.ts'

const Receipt = lazy(() => inTime(() => import('./Receipt.tsx')))

/** Over a record: the receipt of the round that the address names. */
export function RoundReceipt({ filters: { get, open } }: { filters: Filters }) {
  const round = get('round')
  return round ? (
    <Suspense fallback={null}>
      <Receipt betNo={round} onClose={() => open('round', null)} />
    </Suspense>
  ) : null
}
