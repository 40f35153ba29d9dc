import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what the stream tells into the answer of a call, and once more after one that is under way: that was asked
 * before, and takes its place.
 */
export async function takeTold<O>(
  client: QueryClient,
  queryKey: QueryKey,
  next: (known: O | undefined) => O | undefined,
): Promise<void> {
  const query = client.getQueryCache().find({ queryKey })
  const coming = query?.state.fetchStatus === 'fetching' ? query.promise : undefined
  client.setQueryData<O>(queryKey, next)
  if (!coming) return
  await coming.catch(() => undefined)
  client.setQueryData<O>(queryKey, next)
}
