import type { SessionStore } from '@brand/sdk'
import { forgetDoors, forgetSession } from '../storage/storage.ts'

/**
 * What this tab keeps follows whoever is here. Whoever leaves takes along what was kept for them; who was only away
 * finds it again.
 * `changed` hears of each change of person.
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
    // Whoever is in needs nothing of what was typed at the doors, through whichever they came.
    if (session) forgetDoors()
  })
  store.onEnd((reason) => reason === 'logout' && forgetSession())
}
