import { inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { session } from '../../auth/schema.ts'
import { addressKey } from '../../http/limits/rate-limit.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ReferralReason } from './kinds.ts'

interface Pair {
  inviterId: string
  friendId: string
}

/** Addresses of this machine belong to nobody. */
const isLoopback = (ip: string) => ip === '' || ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')

async function shareAddress(db: Reader, { inviterId, friendId }: Pair): Promise<boolean> {
  const rows = await db
    .selectDistinct({ memberId: session.memberId, ip: session.ip })
    .from(session)
    .where(inArray(session.memberId, [inviterId, friendId]))
  const of = (id: string) =>
    new Set(rows.filter(({ memberId, ip }) => memberId === id && !isLoopback(ip)).map(({ ip }) => addressKey(ip)))
  const his = of(inviterId)
  return [...of(friendId)].some((key) => his.has(key))
}

/** What a friend has in common with the inviter that forbids a reward; undefined: nothing. */
export async function inCommon(
  db: Reader,
  pair: Pair,
  { referral: { checks } }: Pick<Settings, 'referral'>,
): Promise<ReferralReason | undefined> {
  const { inviterId, friendId } = pair
  const {
    rows: [row],
  } = await db.execute<{ device: boolean; account: boolean; name: boolean }>(sql`
    with names as (
      select member_id, lower(regexp_replace(trim(holder), '[[:space:]]+', ' ', 'g')) as name from payout_accounts
        where member_id in (${inviterId}, ${friendId})
      union select id, lower(regexp_replace(trim(registration ->> 'payeeName'), '[[:space:]]+', ' ', 'g')) from member
        where id in (${inviterId}, ${friendId}))
    select
      exists (select from member_device a join member_device b using (device_hash)
        where a.member_id = ${inviterId} and b.member_id = ${friendId}) as device,
      exists (select from payout_accounts a join payout_accounts b using (fingerprint)
        where a.member_id = ${inviterId} and b.member_id = ${friendId}) as account,
      exists (select from names a join names b using (name)
        where a.member_id = ${inviterId} and b.member_id = ${friendId} and name <> '') as name`)
  if (checks.device && row?.device) return 'SAME_DEVICE'
  if (checks.account && row?.account) return 'SAME_ACCOUNT'
  if (checks.name && row?.name) return 'SAME_NAME'
  if (checks.address && (await shareAddress(db, pair))) return 'SAME_ADDRESS'
  return undefined
}
