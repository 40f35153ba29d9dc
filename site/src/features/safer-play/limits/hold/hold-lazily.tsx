import { lazy, Suspense } from 'react'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import type { HoldProps } from './Hold.tsx'

const Hold = lazy(() => inTime(() => import('./Hold.tsx')))

/** What may stand between a person and any game. */
export const hold = (about: HoldProps) => (
  <Suspense fallback={null}>
    <Hold {...about} />
  </Suspense>
)
