import type { Loadable } from '../errors/LoadFailed.tsx'

/** Answers that a part needs together: there once all are, failed by the first that did not come. */
export function allAnswers<A, B>(a: Loadable<A>, b: Loadable<B>): Loadable<[A, B]> {
  const lacking = [a, b].filter(({ data }) => data === undefined)
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    error: lacking.find(({ error }) => error)?.error ?? null,
    isFetching: lacking.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(lacking.map(({ refetch }) => refetch())),
  }
}
