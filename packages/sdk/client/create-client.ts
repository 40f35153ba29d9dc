import { lazyStream } from '../realtime/lazy.ts'
import type { Stream } from '../realtime/stream.ts'
import { defaultStorage } from '../session/storage.ts'
import type { SessionState } from '../session/session.ts'
import { createSessionStore, type SessionStore } from '../session/store.ts'
import { broadcastTabs } from '../session/tabs.ts'
import { call } from './call.ts'
import type { ClientOptions, Core } from './core.ts'
import { createCore } from './create-core.ts'
import type { Descriptor } from './descriptor.ts'
import { endpoints, type Endpoints } from './endpoints.gen.ts'
import { createMethod, type SessionCore, type Method } from './methods.ts'
import type { MemberEndpoints } from '../member/endpoints.gen.ts'
import { sealing } from './sealing.ts'
import { mapEntries } from './unpack.ts'

/** Calls by area and name, as functions. */
export type Tree<T> = {
  [Area in keyof T]: {
    [Name in keyof T[Area]]: T[Area][Name] extends Descriptor<infer I, infer O> ? Method<I, O> : never
  }
}
export type Methods = Tree<Endpoints>

/** The whole gateway: `sdk.games.list({ filter: 'HOT' }, { signal })`. */
export interface BrandClient extends Methods {
  /** The current session; `useSession(sdk)` of the react entry reads it. */
  readonly store: SessionStore
  /** Server-sent events while a user is signed in. */
  readonly stream: Stream
  readonly onSessionEnd: SessionStore['onEnd']
  /** Server time in ms, as well as the client knows it. */
  readonly now: () => number
  /** A call of one's own descriptor, or one this client does not carry, with its session: `sdk.method(inboxList)`. */
  readonly method: <I, O>(endpoint: Descriptor<I, O>) => Method<I, O>
  /** Reads a text the gateway sealed for its clients, such as the path of a customer-service entry. */
  readonly open: (sealed: string) => Promise<string | undefined>
  /** Ends the stream and closes the channel to the other tabs. */
  readonly close: () => void
}

type NamesOf<T> = { [Area in keyof T & string]: `${Area}.${keyof T[Area] & string}` }[keyof T & string]
/** Name of a call, for instance `games.list`. */
export type CallName = NamesOf<Endpoints> | NamesOf<MemberEndpoints>

export interface BrandClientOptions extends ClientOptions {
  /** Where another gateway has calls under other paths: `{ 'games.list': '/wps/relay/GCSGAME_gameListV3' }`. */
  paths?: Readonly<{ [Name in CallName]?: string | undefined }> | undefined
}

/**
 * Every call as a method (`sdk.games.list({…})`), the session shared by tabs, and the event stream. Calls reject with a
 * `GatewayError`.
 */
export function createBrandClient({ paths = {}, ...options }: BrandClientOptions = {}): BrandClient {
  const session = options.session ?? createSessionStore(defaultStorage(), broadcastTabs())
  const core: SessionCore = createCore({ ...sealing, ...options }, session)
  session.subscribe(core.cache.clear)
  const placed = <I, O>(endpoint: Descriptor<I, O>) => ({
    ...endpoint,
    path: paths[endpoint.name as CallName] ?? endpoint.path,
  })
  core.call = (endpoint, ...rest) => call(core, placed(endpoint), ...rest)
  core.logout = placed(endpoints.session.logout)
  const stream = lazyStream(core)
  const method = <I, O>(endpoint: Descriptor<I, O>) => createMethod(core, placed(endpoint))
  const tree = mapEntries({ ...endpoints }, (area) =>
    mapEntries(area as Record<string, Descriptor>, method),
  ) as unknown as Methods
  return {
    ...tree,
    method,
    store: session,
    stream,
    onSessionEnd: session.onEnd,
    now: () => core.clock.now() + core.offsetMs,
    open: async (sealed) => (await core.cipher()).open?.(sealed),
    close() {
      stream.close()
      session.close()
    },
  }
}

const visitor: SessionState = { epoch: 0, session: null }
const nobody: Core['session'] = { get: () => visitor, end: () => undefined }

/**
 * The pipeline alone, for pages that name the few calls they make: `const call = createCaller()`, then `call(gamesList,
 * {})` ships one descriptor instead of all. It uses the session it is given, else for a visitor; calls that are sealed
 * or challenged need `createCaller({ ...sealing })`. Under another path: `call({ ...gamesList, path }, {})`.
 */
export function createCaller(options: ClientOptions = {}): Core['call'] {
  return createCore(options, options.session ?? nobody).call
}
