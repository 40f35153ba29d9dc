import { eq, sql } from 'drizzle-orm'
import { avatars } from '../art/index.ts'
import { consolidatedContracts } from '../contracts/index.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { member as members } from '../../auth/schema.ts'
import { account } from '../../ledger/schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { vendorTotals } from '../../ledger/wallet.ts'

const picture = (icon: string) => ({ icon, iconUrl: `/art/avatar/${icon}.svg` })
/** The picture of a member, by the name kept; the first of all where it is none of ours. */
export const pictureOf = (icon: string) => picture(isAvatar(icon) ? icon : avatars[0])
const isAvatar = (icon: string): boolean => (avatars as readonly string[]).includes(icon)

export const profile: Pick<Handlers<'member'>, 'icon' | 'setIcon' | 'funds'> = {
  async icon({ db, session }) {
    const [row] = await db.select({ icon: members.icon }).from(members).where(eq(members.id, session.memberId))
    return { ...picture(row && isAvatar(row.icon) ? row.icon : avatars[0]), choices: avatars.map(picture) }
  },

  async setIcon({ db, session }, { icon }) {
    if (!isAvatar(icon)) throw refuse('validation', { details: { fields: { icon: { code: 'field_invalid' } } } })
    await db.update(members).set({ icon }).where(eq(members.id, session.memberId))
    return picture(icon)
  },

  async funds({ db, services, session, settings, clock }) {
    const wallet = await services.wholeWallet(db, session.memberId)
    if (!wallet) throw refuse('not_found')
    const rows = await db
      .select({ kind: account.kind, asset: account.asset, balance: sql<string>`${account.balance}::text` })
      .from(account)
      .where(eq(account.owner, session.memberId))
      .orderBy(account.id)
    const accounts = rows.map((row) => ({
      kind: row.kind,
      currency: row.asset,
      balance: formatMoney(row.balance),
    }))
    const { memberId, type } = session
    const contracts = await consolidatedContracts(db, { memberId, type, settings, now: clock.now() })
    const { cash, bonus, hold } = wallet
    const { there, moving } = vendorTotals(wallet)
    return {
      currency: wallet.asset,
      main: formatMoney(cash + bonus),
      bonus: formatMoney(bonus),
      hold: formatMoney(hold),
      vendor: formatMoney(there),
      suspense: formatMoney(moving),
      total: formatMoney(cash + bonus + hold + there + moving),
      accounts,
      ...contracts,
    }
  },
}
