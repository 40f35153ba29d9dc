import type { Method } from '@brand/sdk'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../../app/api/use-invalidate-on-events.ts'
import type { Filters } from './use-filters.ts'

export interface PageOf<Row> {
  list: Row[]
  pageNum: number
  totalPages: number
  totalCount: number
  upTo: string
}
interface Paging {
  page?: number
  pageSize?: number
  upTo?: string
}

/** Orders tell of themselves; what was played meanwhile is there at the next visit. */
const news: News = { events: ['deposit.status', 'withdraw.status'], areas: ['records'] }

/** A page of a record as its filters ask for it, and how a file of all pages is asked for. */
export function useRecord<I extends Paging, Row, O extends PageOf<Row>>(
  filters: Filters,
  method: Method<I, O & PageOf<Row>>,
  asked: I,
) {
  useInvalidateOnEvents(news)
  const answer = useApiQuery(method, asked)
  return { filters, answer, ask: (paging: Paging): Promise<PageOf<Row>> => method({ ...asked, ...paging }) }
}

export type RecordOf<Row> = ReturnType<typeof useRecord<Paging, Row, PageOf<Row>>>
