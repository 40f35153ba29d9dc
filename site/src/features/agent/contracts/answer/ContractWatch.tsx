import { useEffect, useRef } from 'react'
import { useLocation } from '../../../../app/navigation/router.ts'
import { useInvalidateOnEvents, type News } from '../../../../app/api/use-invalidate-on-events.ts'
import { useOwnContracts, type AgentContract } from '../../../../app/auth/own-contracts.ts'
import { centres } from '../../../../app/centre/centres.ts'
import { dismiss, enqueue } from '../../../../app/overlays/popups.ts'
import { contractPopup } from './contract-popup.ts'
import { isPutOff } from './put-off.ts'

const changed: News = { events: ['contract.offer'], areas: ['member'] }

const keyOf = ({ id, version }: AgentContract) => `${id}:${version}`

/**
 * Queues what waits for an answer of an agent, on arrival and while they are here, each contract by itself: it opens
 * when nobody types and no game runs, and until then is in the count of the menu.
 */
export default function ContractWatch() {
  useInvalidateOnEvents(changed)
  const { pathname, search } = useLocation()
  const requests = useOwnContracts()?.requests
  const known = useRef<readonly AgentContract[]>([])
  // The page of contracts shows them itself.
  const here = pathname === centres.agent.path && new URLSearchParams(search).get('page') === 'contracts'
  useEffect(() => {
    const now = requests ?? []
    // What is over meanwhile opens no more.
    known.current.filter(({ id }) => !now.some((one) => one.id === id)).forEach(withdraw)
    const isNew = (request: AgentContract) => !known.current.some((one) => keyOf(one) === keyOf(request))
    if (!here) now.filter((one) => isNew(one) && !isPutOff(one)).forEach(({ id }) => enqueue(contractPopup(id)))
    known.current = now
  }, [requests, here])
  useEffect(() => () => known.current.forEach(withdraw), [])
  return null
}

const withdraw = ({ id }: AgentContract) => dismiss(contractPopup(id).id)
