import {
  hashKey,
  notifyManager,
  QueryObserver,
  useQueryClient,
  type QueryClient,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

interface Shared<T> {
  observer: QueryObserver<T>
  subscribe: (notify: () => void) => () => void
}

const known = new WeakMap<QueryClient, Map<string, Shared<unknown>>>()

function share<T>(client: QueryClient, options: QueryObserverOptions<T>): Shared<T> {
  const all = known.get(client) ?? new Map<string, Shared<unknown>>()
  known.set(client, all)
  const id = hashKey([options.queryKey, options.enabled !== false])
  let shared = all.get(id) as Shared<T> | undefined
  if (!shared) {
    const observer = new QueryObserver<T>(
      client,
      client.defaultQueryOptions({ ...options, notifyOnChangeProps: ['data', 'error'] }),
    )
    shared = {
      observer,
      subscribe(notify) {
        // As the first reader does, a later one asks for what has become old.
        const { enabled, staleTime } = observer.options
        if (observer.hasListeners() && enabled !== false && observer.getCurrentQuery().isStaleByTime(Number(staleTime)))
          void observer.refetch({ cancelRefetch: false })
        return observer.subscribe(notifyManager.batchCalls(notify))
      },
    }
    all.set(id, shared as Shared<unknown>)
  } else if (!shared.observer.hasListeners()) {
    // Nobody told it what happened since.
    shared.observer.setOptions(shared.observer.options)
  }
  return shared
}

/**
 * `useQuery` for what dozens of components read, by one observer for all of them: each of its own is computed again with
 * every render. They render again when `data` or `error` change.
 */
export function useSharedQuery<T>(options: QueryObserverOptions<T>): QueryObserverResult<T> {
  const { observer, subscribe } = share(useQueryClient(), options)
  const read = () => observer.getCurrentResult()
  return useSyncExternalStore(subscribe, read, read)
}
