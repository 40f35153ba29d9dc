import type { StreamEvents } from '@brand/sdk'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sdk } from '../../../../app/api/client.ts'
import { useInvalidateOnEvents, type News } from '../../../../app/api/use-invalidate-on-events.ts'
import { useOwnContracts } from '../../../../app/auth/own-contracts.ts'
import { useEpoch } from '../../../../app/auth/session.ts'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import { centres } from '../../../../app/centre/centres.ts'
import { dismiss, enqueue } from '../../../../app/overlays/popups.ts'
import { contractPopup } from './contract-popup.ts'
import { isPutOff } from './put-off.ts'

const ContractNews = lazy(() => inTime(() => import('./ContractNews.tsx')))

const changed: News = { events: ['contract.offer'], areas: ['member'] }

/**
 * Queues what waits for an answer of an agent when they arrive, each contract by itself. What comes while they are here
 * is told by a toast and the count in the menu: it interrupts nothing.
 */
export default function ContractWatch() {
  const epoch = useEpoch()
  useInvalidateOnEvents(changed)
  const { pathname, search } = useLocation()
  const requests = useOwnContracts()?.requests
  const [news, setNews] = useState<StreamEvents['contract.offer']>()
  const looked = useRef(false)
  // The page of contracts shows them itself.
  const here = pathname === centres.agent.path && new URLSearchParams(search).get('page') === 'contracts'
  useEffect(
    () =>
      sdk.stream.subscribe('contract.offer', (one) => {
        if (one.status === 'pending' || one.status === 'term_pending') setNews(one)
      }),
    [epoch],
  )
  useEffect(() => {
    if (!requests || looked.current) return
    looked.current = true
    if (!here) requests.filter((one) => !isPutOff(one)).forEach(({ id }) => enqueue(contractPopup(id)))
  }, [requests, here])
  const all = useRef<readonly string[]>([])
  useEffect(() => {
    const now = requests?.map(({ id }) => contractPopup(id).id) ?? []
    // What is over meanwhile opens no more.
    all.current.filter((id) => !now.includes(id)).forEach(dismiss)
    all.current = now
  }, [requests])
  useEffect(() => () => all.current.forEach(dismiss), [])
  return news ? (
    <Suspense fallback={null}>
      <ContractNews key={`${news.contractId} ${news.version}`} news={news} />
    </Suspense>
  ) : null
}
