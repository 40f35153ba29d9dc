import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStatus } from '../../../app/api/status.ts'
import { askedIn, type PaymentsId } from './payments.model.ts'

/** Filters of a page of payments, kept in the URL, so that they can be linked and survive going back. */
export function usePaymentFilters(id: PaymentsId) {
  const [params, setParams] = useSearchParams()
  const timeZone = useStatus().data?.timeZone
  const text = params.toString()
  return useMemo(
    () => ({
      timeZone,
      asked: askedIn(new URLSearchParams(text), id),
      /** Sets several at once; an empty value removes its filter. */
      set: (values: Record<string, string>) => {
        const next = new URLSearchParams(text)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        setParams(next, { preventScrollReset: true })
      },
    }),
    [text, timeZone, id, setParams],
  )
}

export type PaymentFilters = ReturnType<typeof usePaymentFilters>
