import { trialType } from '../../auth/sessions.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { claimableOf } from './store.ts'

/** What the menus show of promotions. Trial players have no rewards. */
export async function promoFieldsOf({
  db,
  session,
  settings,
  clock,
}: Pick<SignedInCtx, 'db' | 'session' | 'settings' | 'clock'>) {
  const trial = session.type === trialType
  return {
    availablePromo: !trial && isOn(settings, 'REFER3'),
    availablePromoCount: trial || !isOn(settings, 'REWCEN3') ? 0 : await claimableOf(db, session.memberId, clock.now()),
  }
}
