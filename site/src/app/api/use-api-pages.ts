import type { Method } from '@brand/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLang } from '../i18n/i18n.ts'
import { useEpoch } from '../auth/session.ts'
import { callQuery } from './call-query.ts'
import { epochOf } from './use-api-query.ts'

/** Input and answer of a call that is paged by key. */
interface Asked {
  after?: string | undefined
}
interface Page<Row> {
  list: Row[]
  next: string | null
}

interface More<Row> {
  /** Shows the rows of the question before, of the same person, until the new ones are there. */
  keep?: boolean
  /**
   * Identity of a row whose place changes while pages are asked for, as that of a running sum does: it is shown once. A
   * constant of its module.
   */
  rowKey?: ((row: Row) => string | number) | undefined
}

/** Identity of the pages of a call, given that of its first page. */
export const pagesKey = <K extends readonly unknown[]>(first: K) => [...first, 'pages'] as const

/**
 * Rows of a call that is paged by key, page after page: `useApiPages(agent.team.bets, { range: 'week' })`. Asked anew
 * from the first page when the person, the language or the question changes; the language is sent as by `useApiQuery`.
 */
export function useApiPages<I extends Asked, Row, O extends Page<Row>>(
  method: Method<I, O & Page<Row>>,
  input: Omit<I, 'after'>,
  { keep = false, rowKey }: More<Row> = {},
) {
  // Both are part of `method.key()`; reading them here makes the component follow.
  useEpoch()
  const language = useLang()
  const page = (after: string) => callQuery<I, O>(method, (after ? { ...input, after } : input) as I, language).query
  const queryKey = pagesKey(page('').queryKey)
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal, client, meta }) => {
      const one = page(pageParam)
      return one.queryFn({ queryKey: one.queryKey, signal, client, meta })
    },
    placeholderData: (before, query) => (keep && epochOf(query?.queryKey) === epochOf(queryKey) ? before : undefined),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // As by `useApiQuery`.
    refetchOnWindowFocus: !method.endpoint.principals.includes('visitor'),
    retry: false,
  })
  const { data } = pages
  // The same rows as long as the answer is the same: tables compare them.
  const rows = useMemo(() => {
    const all = data?.pages.flatMap(({ list }) => list)
    return all && rowKey ? [...new Map(all.map((row) => [rowKey(row), row])).values()] : all
  }, [data, rowKey])
  return { ...pages, rows }
}

/** What `useApiPages` returns: `rows` are those of all pages so far. */
export type Pages<Row> = ReturnType<typeof useApiPages<Asked, Row, Page<Row>>>

/** Rows of such a call, page after page. */
export async function* pagesByKey<Row>(ask: (after: string | undefined) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  for (let after: string | null | undefined; after !== null;) {
    const page: Page<Row> = await ask(after)
    yield page.list
    after = page.next
  }
}

/** All of them. */
export async function allPages<Row>(ask: (after: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of pagesByKey(ask)) rows.push(...page)
  return rows
}
