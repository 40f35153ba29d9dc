import type { Tx } from '../../db/client.ts'
import { referral } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Inviter } from './codes.ts'
import { decide, termsOf } from './decide.ts'

interface Joining {
  friendId: string
  asset: string
  settings: Settings
  now: Date
}

/** Keeps who invited a new member, with the terms as they are now. In the transaction that opens the account. */
export async function joinInviter(
  tx: Tx,
  { id: inviterId }: Inviter,
  { friendId, asset, settings, now }: Joining,
): Promise<void> {
  const until = new Date(now.getTime() + settings.referral.days * 86_400_000)
  await tx.insert(referral).values({ friendId, inviterId, asset, terms: termsOf(settings), joinedAt: now, until })
  await decide(tx, [friendId], { settings, now })
}
