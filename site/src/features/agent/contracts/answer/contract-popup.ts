import { lazy } from 'react'
import { inTime } from '../../../../app/browser/chunk-errors.ts'
import type { Popup } from '../../../../app/overlays/popups.ts'

const view = lazy(() => inTime(() => import('./ContractPopup.tsx')))

/** Asks for an answer to one contract; waits for the person, never over a form or a game. */
export const contractPopup = (id: string): Popup => ({ id: `contract-${id}`, urgency: 'answer', view, at: id })
