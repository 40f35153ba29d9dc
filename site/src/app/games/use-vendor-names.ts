import { useCallback } from 'react'
import { useLanesCall } from './use-lanes.ts'

/**
 * What a vendor is called in the language of the page, by its code; its code until the lists are there, or where none
 * has games of it.
 */
export function useVendorNames(): (code: string) => string {
  const lanes = useLanesCall().data?.data.lanes
  return useCallback(
    (code) => lanes?.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === code)?.displayName ?? code,
    [lanes],
  )
}
