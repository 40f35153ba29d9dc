import { useSession } from '@brand/sdk/react'
import { useEffect } from 'react'
import { sdk } from '../../../app/calls/client.ts'
import { dismiss, enqueue } from '../../../app/popups/popups.ts'
import { receiptPopup } from './receipt-popup.ts'

/** Puts the question in line as soon as money was sent, and takes it back when it was answered elsewhere. Needs no call: the stream tells. */
export default function ReceiptWatch() {
  const { session, epoch } = useSession(sdk)
  const signedIn = session !== null
  useEffect(() => {
    if (!signedIn) return
    let asked = 0
    const stop = sdk.stream.subscribe('withdraw.receipts', ({ waiting }) => {
      if (waiting > asked) enqueue(receiptPopup)
      else if (waiting === 0) dismiss(receiptPopup.id)
      asked = waiting
    })
    return () => {
      stop()
      dismiss(receiptPopup.id)
    }
  }, [signedIn, epoch])
  return null
}
