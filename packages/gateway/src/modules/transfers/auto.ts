import { eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { trialType } from '../../auth/sessions.ts'

/**
 * Whether a person's money moves to games and back automatically: as they switched it where the operator allows that,
 * else the operator's default. Coins of trial players always do.
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
