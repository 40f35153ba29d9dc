import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { member } from '../../db/schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { trialType } from '../../auth/sessions.ts'

/**
 * Whether a person's money goes to games by itself and comes home when they are left: as they switched it where the
 * house lets them, else as the operator says. Coins of trial players have no other way.
 */
export async function autoTransferOf(
  db: Reader,
  memberId: string,
  { autoTransfer, autoTransferSwitch }: Settings['wallet'],
): Promise<boolean> {
  const [own] = await db
    .select({ type: member.type, chosen: member.autoTransfer })
    .from(member)
    .where(eq(member.id, memberId))
  if (own?.type === trialType) return true
  return (autoTransferSwitch ? own?.chosen : null) ?? autoTransfer
}
