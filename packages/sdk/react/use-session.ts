import { useSyncExternalStore } from 'react'
import type { BrandClient } from '../client/create-client.ts'
import type { SessionState } from '../session/session.ts'

const visitor: SessionState = { epoch: 0, session: null }

/** The current session, rerendered when it changes. Prerendered pages know visitors only. */
export function useSession({ store }: Pick<BrandClient, 'store'>): SessionState {
  return useSyncExternalStore(store.subscribe, store.get, () => visitor)
}
