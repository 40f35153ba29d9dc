import { paged } from '../../http/response/paged.ts'

export interface Paging {
  page: number
  pageSize: number
  /** Largest id of the record as its first page was answered; later rows are left out. */
  upTo?: string | undefined
}

type Sums = { count: string; upTo: string }

/**
 * A page of a record from its sums and its rows. Pages are counted in what existed when the first was requested, so a
 * row that comes meanwhile neither repeats another nor hides one. An empty page queries no rows.
 */
export async function pageOut<S extends Sums, Row, Totals>(
  { page, pageSize, upTo }: Paging,
  sums: S | undefined,
  rowsOf: (cut: { upTo: string; limit: number; offset: number }) => Promise<Row[]>,
  totalsOf: (sums: S) => Totals,
) {
  if (!sums) throw new Error('sums are one row')
  const totalCount = Number(sums.count)
  const offset = (page - 1) * pageSize
  const end = upTo ?? sums.upTo
  return {
    list: offset < totalCount ? await rowsOf({ upTo: end, limit: pageSize, offset }) : [],
    ...paged(totalCount, page, pageSize),
    upTo: end,
    totals: totalsOf(sums),
  }
}
