import type { Tx } from '../../../db/client.ts'
import { member } from '../../../auth/schema.ts'
import { setConsent } from '../../../auth/consent.ts'
import { grant, openWallet } from '../../../ledger/wallet.ts'
import { dayOf } from '../../../lib/time/calendar.ts'
import type { Settings } from '../../../settings/settings.ts'
import { setRates } from '../../agent/index.ts'
import { systemMessage, sendMessage } from '../../messages/index.ts'
import { keepAcceptance } from '../login/acceptance.ts'
import type { MemberRow } from '../login/sign-in.ts'

export interface NewMember extends Pick<
  typeof member.$inferInsert,
  'mobile' | 'invitation' | 'registration' | 'mustChangePassword' | 'termsVersion' | 'marketing'
> {
  account: string
  /** Absent: the account name, which others never see as it is. */
  nickname?: string
  passwordHash: string | null
  /** 0 a player, 1 an agent. */
  type: number
  /** The agent above, and the rates given to the new member, parts per million by category. */
  upline: { id: string; rates: Record<string, number> } | undefined
  language: string
  now: Date
}

/**
 * Opens an account: the member, their place and rates in a line, the wallet with its gift, and the welcome.
 * @throws a database error of the rule that refuses it: `member_account_key`, `member_mobile_key`, `member_rate_upline`
 */
export async function openAccount(
  tx: Tx,
  settings: Settings,
  { account, upline, now, marketing, ...values }: NewMember,
): Promise<MemberRow> {
  const [row] = await tx
    .insert(member)
    .values({
      nickname: account,
      ...values,
      account,
      asset: settings.currency.code,
      uplineId: upline?.id ?? null,
      regAt: now,
    })
    .returning()
  if (!row) throw new Error('no member was made')
  if (upline) {
    const fromDay = dayOf(now, settings.site.timeZone)
    await setRates(tx, { memberId: row.id, rates: upline.rates, fromDay, setBy: upline.id, now })
  }
  if (marketing) await setConsent(tx, { memberId: row.id, given: true, source: 'REGISTRATION', now })
  if (row.termsVersion) await keepAcceptance(tx, row.id, row.termsVersion, now)
  await openWallet(tx, row.id, row.asset)
  if (settings.currency.playMoney) await grant(tx, row.id, row.asset, BigInt(settings.currency.grantMinor))
  await sendMessage(tx, row.id, systemMessage('welcome'), now)
  return row
}
