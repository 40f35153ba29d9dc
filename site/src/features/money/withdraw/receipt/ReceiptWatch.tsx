import { useSession } from '@brand/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from '../../../../app/navigation/router.ts'
import { sdk } from '../../../../app/api/client.ts'
import { refetchOnEvents } from '../../../../app/api/refetch-on-events.ts'
import { dismiss, enqueue } from '../../../../app/overlays/popups.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import { useWaiting } from '../use-withdraw.ts'
import { receiptPopup } from './receipt-popup.ts'

/**
 * Queues the question as soon as money was sent, and removes it when it was answered elsewhere. Queried once;
 * from then on the stream reports changes.
 */
export default function ReceiptWatch() {
  const { epoch } = useSession(sdk)
  const { pathname, search } = useLocation()
  const client = useQueryClient()
  const asked = useRef(0)
  const { data } = useWaiting()
  const waiting = data?.list.flatMap(({ parts }) => parts).filter(({ deadline }) => deadline !== null).length
  useEffect(
    () => refetchOnEvents(client, ['withdraw.receipts'], { queryKey: ['receipts', 'waiting'] }),
    [client, epoch],
  )
  // The page of withdrawals shows the question itself.
  const here = pathname + search === memberPath('withdraw')
  useEffect(() => {
    if (waiting === undefined) return
    if (waiting > asked.current && !here) enqueue(receiptPopup)
    asked.current = waiting
  }, [waiting, here])
  useEffect(() => () => dismiss(receiptPopup.id), [])
  return null
}
