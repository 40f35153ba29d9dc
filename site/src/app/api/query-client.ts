import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The SDK repeats calls by the policy of each; once more on top would be a storm.
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      // Without a line a write fails at once; it is never sent later, behind the person's back.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

interface Scope {
  epoch?: number
}

/** The account changed: removes what was cached for another one. Shared queries (`system`) stay. */
export function forgetOthers(client: QueryClient, epoch: number): void {
  client.removeQueries({
    predicate: ({ queryKey: [area, , scope] }) => area !== 'system' && (scope as Scope | undefined)?.epoch !== epoch,
  })
}
