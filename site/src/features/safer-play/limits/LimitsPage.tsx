import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { Limits } from './Limits.tsx'

const Statement = lazy(() => inTime(() => import('./look/Statement.tsx')))
const SelfTest = lazy(() => inTime(() => import('./look/SelfTest.tsx')))

/** `/member?page=limits`; `&view=statement` the year in figures, `&view=test` nine questions. */
export default function MemberLimits() {
  const view = useSearchParams()[0].get('view')
  return view === 'statement' ? <Statement /> : view === 'test' ? <SelfTest /> : <Limits />
}
