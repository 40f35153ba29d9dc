import { lazy } from 'react'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import type { Popup } from '../../../../app/overlays/popups.ts'

/** Asks whether money that was sent has come; waits for the person, never over a form or a game. */
export const receiptPopup: Popup = {
  id: 'receipt',
  urgency: 'answer',
  view: lazy(() => inTime(() => import('./ReceiptDialog.tsx'))),
}
