import type { DataTag, QueryFunctionContext } from '@tanstack/react-query'
import type { CallOptions } from '../client/call-options.ts'
import type { Method, MethodKey } from '../client/methods.ts'

/** The arguments of a call: the input may be left out where all of it may. */
type InputOf<I> = {} extends I ? [input?: I] : [input: I]

/** `mutate()` where nothing need be sent. */
type Variables<I> = {} extends I ? I | void : I

/** Options of a query, spelled out so that the declarations need no package but the peer they are for. */
export interface CallQuery<O> {
  queryKey: DataTag<MethodKey, O, Error>
  queryFn: (context: QueryFunctionContext<MethodKey>) => Promise<O>
  retry: false
}

export interface CallMutation<I, O> {
  mutationKey: readonly string[]
  mutationFn: (input: Variables<I>) => Promise<O>
  retry: false
}

/**
 * `useQuery(query(sdk.games.list, { filter: 'HOT' }))`. The key contains language and session, so that no answer
 * outlives them; the client retries by policy already, so the query does not.
 */
export function query<I, O>(method: Method<I, O>, ...[input]: InputOf<I>): CallQuery<O> {
  return {
    queryKey: method.key(input) as CallQuery<O>['queryKey'],
    queryFn: ({ signal }) => send(method, input, { signal }),
    retry: false,
  }
}

/** `useMutation(mutation(sdk.favourites.add))`, then `mutate({ nodeId })`. */
export function mutation<I, O>(method: Method<I, O>): CallMutation<I, O> {
  return { mutationKey: method.endpoint.name.split('.'), mutationFn: (input) => send(method, input as I), retry: false }
}

/**
 * A generic method cannot be called as TypeScript cannot know yet whether its input may be absent; at run time it is
 * one function.
 */
function send<I, O>(method: Method<I, O>, input: I | undefined, options?: CallOptions): Promise<O> {
  return (method as unknown as (input?: I, options?: CallOptions) => Promise<O>)(input, options)
}
