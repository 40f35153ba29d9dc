import type { QueryClient } from '@tanstack/react-query'

interface QueuedMutation<O> {
  /** The call. */
  mutationFn: () => Promise<O>
  /** `isLast`: nothing of the queue is to be sent after it. */
  onSuccess?: (isLast: boolean) => unknown
  onError?: (isLast: boolean) => unknown
}

/**
 * A write that no component waits for: what is sent as the person leaves, or what the hearts of many games share. Those
 * of one queue are sent one after the other. Rejects as the call does.
 */
export function queueMutation<O>(client: QueryClient, queue: string, mutation: QueuedMutation<O>): Promise<O> {
  const mutationKey = ['queue', queue]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  return client
    .getMutationCache()
    .build<O, unknown, void, unknown>(client, {
      mutationFn: mutation.mutationFn,
      mutationKey,
      scope: { id: queue },
      onSuccess: () => mutation.onSuccess?.(isLast()),
      onError: () => mutation.onError?.(isLast()),
    })
    .execute()
}
