import { useSession } from '@brand/sdk/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sdk } from '../../../app/calls/client.ts'
import { dismiss, enqueue } from '../../../app/popups/popups.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { receiptPopup } from './receipt-popup.ts'

/** Puts the question in line as soon as money was sent, and takes it back when it was answered elsewhere. Needs no call: the stream tells. */
export default function ReceiptWatch() {
  const { session, epoch } = useSession(sdk)
  const { pathname, search } = useLocation()
  const signedIn = session !== null
  const [waiting, setWaiting] = useState(0)
  const asked = useRef(0)
  useEffect(() => {
    if (!signedIn) return
    const stop = sdk.stream.subscribe('withdraw.receipts', (next) => setWaiting(next.waiting))
    return () => {
      stop()
      setWaiting(0)
    }
  }, [signedIn, epoch])
  // The page of withdrawals asks by itself.
  const here = pathname + search === memberPath('withdraw')
  useEffect(() => {
    if (waiting > asked.current && !here) enqueue(receiptPopup)
    if (waiting === 0) dismiss(receiptPopup.id)
    asked.current = waiting
  }, [waiting, here])
  return null
}
