import { QueryClient } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The SDK repeats calls by the policy of each; once more on top would be a storm.
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}

interface Scope {
  epoch?: number
}

/** Whoever is here changed: nothing kept for somebody else stays. What belongs to nobody (`system`) does. */
export function forgetOthers(client: QueryClient, epoch: number): void {
  client.removeQueries({
    predicate: ({ queryKey: [area, , scope] }) => area !== 'system' && (scope as Scope | undefined)?.epoch !== epoch,
  })
}
