import { useMemo } from 'react'
import { useStatus } from '../../../app/api/status.ts'
import { useUrlTexts } from '../../../app/navigation/use-url-state.ts'
import { askedIn, type PaymentsId } from './payments.model.ts'

/** Filters of a page of payments, kept in the URL, so that they can be linked and survive going back. */
export function usePaymentFilters(id: PaymentsId) {
  const { params, get, set } = useUrlTexts()
  const timeZone = useStatus().data?.timeZone
  return useMemo(() => ({ timeZone, asked: askedIn(params, id), get, set }), [params, timeZone, id, get, set])
}

export type PaymentFilters = ReturnType<typeof usePaymentFilters>
