import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import type { Filters } from './list/use-filters.ts'

const Receipt = lazyPart(() => import('./Receipt.tsx'))

/** Over a record: the receipt of the round that the address names. */
export function RoundReceipt({ filters: { get, open } }: { filters: Filters }) {
  const round = get('round')
  return round ? <Receipt betNo={round} onClose={() => open('round', null)} /> : null
}
