import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { tell } from '../../foundation/details.ts'
import type { PageDetails } from '../Pagination/Pagination.tsx'

interface PageOptions<Row> {
  /** Undefined: all rows are one page. */
  size: number | undefined
  rows: readonly Row[] | undefined
  /** Rows there are in all: more than the rows, which are then one page of a server. */
  count: number | undefined
  given: number | undefined
  first: number | undefined
  /** What the rows answer: with another answer the first page is shown. */
  answer: unknown
  box: RefObject<HTMLElement | null>
  onPageChange: ((page: number, details: PageDetails) => void) | undefined
}

/** The rows of one page. */
export function usePage<Row>({ size, rows, count, given, first = 1, answer, box, onPageChange }: PageOptions<Row>) {
  const [own, setOwn] = useState(first)
  const [answered, setAnswered] = useState(answer)
  if (answer !== answered) {
    setAnswered(answer)
    setOwn(1)
  }
  const served = rows !== undefined && count !== undefined && count > rows.length
  const all = served ? count : (rows?.length ?? 0)
  const total = size === undefined ? 1 : Math.max(1, Math.ceil(all / size))
  const page = Math.max(1, Math.min(given ?? own, total))
  const slice = useMemo(
    () => (size === undefined || served ? rows : rows?.slice((page - 1) * size, page * size)),
    [size, served, rows, page],
  )
  const before = useRef(page)
  useEffect(() => {
    const node = box.current
    if (node && before.current !== page) {
      node.scrollTo?.({ top: 0 })
      // On a phone the page scrolls: it goes to the first of the new rows.
      if (node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' })
    }
    before.current = page
  }, [page, box])
  return {
    slice,
    page,
    total,
    onPage: (next: number, details: PageDetails) => void tell(next, details, onPageChange, setOwn),
  }
}
