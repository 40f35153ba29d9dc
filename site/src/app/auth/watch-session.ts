import type { SessionStore } from '@brand/sdk'
import { forgetDoors, forgetSession } from '../storage/storage.ts'

/**
 * What this tab keeps belongs to the current account. A logout removes it; a person whose session only ended
 * finds it again.
 * `changed` is called on each change of account.
 */
export function watchSession(
  store: Pick<SessionStore, 'get' | 'subscribe' | 'onEnd'>,
  changed: (epoch: number) => void,
): void {
  let { epoch, session } = store.get()
  store.subscribe(() => {
    const now = store.get()
    if (now.epoch === epoch) return
    const replaced = session !== null && now.session !== null
    ;({ epoch, session } = now)
    changed(epoch)
    // One session took the place of another, a trial's for instance: nothing of the former stays.
    if (replaced) forgetSession()
    // After a login, by any method, what was typed at the doors is not needed.
    if (session) forgetDoors()
  })
  store.onEnd((reason) => reason === 'logout' && forgetSession())
}
