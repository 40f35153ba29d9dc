import { eq, sql } from 'drizzle-orm'
import { avatars } from '../art/avatars.ts'
import { refuse, type Handlers } from '../context.ts'
import { account, member as members } from '../db/schema/index.ts'
import { formatMoney } from '../ledger/money.ts'

const picture = (icon: string) => ({ icon, iconUrl: `/art/avatar/${icon}.svg` })
const known = (icon: string): boolean => (avatars as readonly string[]).includes(icon)

export const profile: Pick<Handlers<'member'>, 'icon' | 'setIcon' | 'funds'> = {
  async icon({ db, session }) {
    const [row] = await db.select({ icon: members.icon }).from(members).where(eq(members.id, session.memberId))
    return { ...picture(row && known(row.icon) ? row.icon : avatars[0]), choices: avatars.map(picture) }
  },

  async setIcon({ db, session }, { icon }) {
    if (!known(icon)) throw refuse('validation', { details: { fields: { icon: { code: 'field_invalid' } } } })
    await db.update(members).set({ icon }).where(eq(members.id, session.memberId))
    return picture(icon)
  },

  async funds({ db, session }) {
    const rows = await db.select({ kind: account.kind, asset: account.asset, balance: sql<string>`${account.balance}::text` })
      .from(account).where(eq(account.owner, session.memberId)).orderBy(account.id)
    const total = rows.reduce((sum, row) => (row.asset === session.asset ? sum + BigInt(row.balance) : sum), 0n)
    const accounts = rows.map((row) => ({ kind: row.kind, currency: row.asset, balance: formatMoney(BigInt(row.balance)) }))
    return { currency: session.asset, total: formatMoney(total), accounts }
  },
}
