import { lazy } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { optional, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { Limits } from './Limits.tsx'

const Statement = lazy(() => inTime(() => import('./review/Statement.tsx')))
const SelfTest = lazy(() => inTime(() => import('./review/SelfTest.tsx')))

/** `/member?page=limits`; `&view=statement` the year in figures, `&view=test` nine questions. */
export default function MemberLimits() {
  const [{ view }] = useUrlState({ view: optional(['statement', 'test']) })
  return view === 'statement' ? <Statement /> : view === 'test' ? <SelfTest /> : <Limits />
}
