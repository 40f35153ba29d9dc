import { useEffect } from 'react'
import type { Answer } from '../ssr/hydrated-result.ts'

/** A page of a list: how many there are, and which it is, by either of its names. */
type Numbered = { totalPages: number } & ({ page: number } | { pageNum: number })

/**
 * An answer for one page of a list, which goes to the last page there is where it is beyond it: its last row was
 * removed, or its address is old. Until that one is there, nothing is said to be empty.
 */
export function useLastPage<O extends Numbered>(answer: Answer<O>, goTo: (page: number) => void): Answer<O> {
  const { data, isPlaceholderData } = answer
  const page = data && ('page' in data ? data.page : data.pageNum)
  const last = data && Math.max(1, data.totalPages)
  const beyond = page !== undefined && last !== undefined && page > last
  const target = beyond && !isPlaceholderData ? last : undefined
  useEffect(() => {
    if (target !== undefined) goTo(target)
  })
  return beyond ? { ...answer, data: undefined } : answer
}
