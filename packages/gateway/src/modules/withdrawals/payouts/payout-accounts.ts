import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../../lib/refusal.ts'
import { type Db, type Reader, type Tx, transact } from '../../../db/client.ts'
import { lockKey } from '../../../db/locks.ts'
import { member } from '../../../auth/schema.ts'
import { realName } from '../schema.ts'
import { payoutAccount, type Card } from '../schema.ts'
import { faultsOf } from '../../../settings/rules.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { PayoutMethod } from '../settings.ts'

export type Account = typeof payoutAccount.$inferSelect

export const methodOf = ({ withdraw }: Settings, methodId: string): PayoutMethod | undefined =>
  withdraw.methods.find((one) => one.methodId === methodId)

/** The number itself among the fields of a method, and what the bank or wallet is called. */
const numberField = ({ fields }: PayoutMethod): string =>
  (fields.find(({ patternId }) => patternId === 'digits') ?? fields.at(-1))?.field ?? ''
const nameField = ({ fields }: PayoutMethod): string =>
  fields.find(({ patternId }) => patternId !== 'digits')?.field ?? ''

/** An account as an order keeps it, and as it may be shown: the last four of its number. */
export function cardOf({ fields, holder }: Account, method: PayoutMethod): Card {
  const number = fields[numberField(method)] ?? ''
  return {
    kind: method.kind,
    name: fields[nameField(method)] ?? '',
    masked: `•••• ${number.slice(-4)}`,
    holder,
    fields,
  }
}

/** The person's real name, given once: here, or at registration. */
export async function nameOf(db: Reader, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({
      name: realName.name,
      registered: sql<string | null>`nullif(trim(${member.registration}->>'payeeName'), '')`,
    })
    .from(member)
    .leftJoin(realName, eq(realName.memberId, member.id))
    .where(eq(member.id, memberId))
  return row?.name ?? row?.registered ?? null
}

/** Sets the name where there is none. @throws Refused `real_name_set` where another is */
export async function setName(db: Db, memberId: string, wanted: string, now: Date): Promise<string> {
  const name = wanted.normalize('NFC').replaceAll(/\s+/g, ' ')
  const storedName = await nameOf(db, memberId)
  if (storedName === null) await db.insert(realName).values({ memberId, name, setAt: now }).onConflictDoNothing()
  const set = await nameOf(db, memberId)
  if (set !== name) throw refuse('real_name_set', { field: 'realName' })
  return name
}

const live = (memberId: string) => and(eq(payoutAccount.memberId, memberId), isNull(payoutAccount.removedAt))

export const accountsOf = (db: Reader, memberId: string): Promise<Account[]> =>
  db.select().from(payoutAccount).where(live(memberId)).orderBy(asc(payoutAccount.createdAt))

export async function accountOf(db: Reader, memberId: string, id: string): Promise<Account | undefined> {
  return (
    await db
      .select()
      .from(payoutAccount)
      .where(and(live(memberId), eq(payoutAccount.id, id)))
  )[0]
}

function checkFields(method: PayoutMethod, fields: Record<string, string>): Record<string, string> {
  const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]))
  const faults = faultsOf(method.fields, given)
  const [first] = faults
  if (first)
    throw refuse('field_invalid', {
      field: faults.some(([, { code }]) => code === 'unknown') ? 'fields' : first[0],
      details: { fields: Object.fromEntries(faults) },
    })
  return Object.fromEntries(method.fields.map(({ field }) => [field, given[field] ?? '']))
}

/**
 * The place of a new account, with its number of changes. There are as many places as accounts may be bound; each may
 * be changed once, by an edit or by removing its account and binding another. Binding the same number again uses its
 * former place.
 * @throws Refused `card_limit` where all places are taken, `edit_used` where those that are free have been changed
 */
async function placeFor(
  tx: Tx,
  { memberId, fingerprint, live: taken, now }: { memberId: string; fingerprint: string; live: number; now: Date },
  { withdraw }: Settings,
): Promise<number> {
  const most = withdraw.mostAccounts
  if (taken >= most) throw refuse('card_limit', { details: { most } })
  const free = await tx
    .select()
    .from(payoutAccount)
    .where(
      and(eq(payoutAccount.memberId, memberId), isNotNull(payoutAccount.removedAt), isNull(payoutAccount.replacedAt)),
    )
    .orderBy(asc(payoutAccount.removedAt))
  const same = free.find((one) => one.fingerprint === fingerprint)
  const fresh = taken + free.length < most
  const place = same ?? (fresh ? undefined : free.find(({ edits }) => edits === 0))
  if (!place && !fresh) throw refuse('edit_used')
  if (!place) return 0
  await tx.update(payoutAccount).set({ replacedAt: now }).where(eq(payoutAccount.id, place.id))
  return same ? same.edits : place.edits + 1
}

export interface Saving {
  memberId: string
  /** The one that is edited; absent: a new one. */
  accountId?: string | undefined
  methodId: string
  fields: Record<string, string>
  now: Date
}

/** Binds an account in the person's real name, or edits one for the only time. */
export async function saveAccount(
  db: Db,
  settings: Settings,
  { memberId, accountId, methodId, fields, now }: Saving,
): Promise<Account> {
  const method = methodOf(settings, methodId)
  if (!method) throw refuse('not_found', { field: 'methodId' })
  const fieldValues = checkFields(method, fields)
  const fingerprint = createHash('sha256')
    .update(`${methodId} ${fieldValues[numberField(method)]?.toLowerCase()}`)
    .digest('hex')
  return transact(db, async (tx) => {
    // One at a time each, so that the maximum holds.
    await lockKey(tx, 'payout accounts', memberId)
    const holder = await nameOf(tx, memberId)
    if (holder === null) throw refuse('real_name_missing')
    const mine = await accountsOf(tx, memberId)
    const edited = accountId === undefined ? undefined : mine.find(({ id }) => id === accountId)
    if (accountId !== undefined && !edited) throw refuse('not_found', { field: 'accountId' })
    if (edited && edited.edits > 0) {
      // Sent again, as its answer was lost: it is as it should be.
      if (edited.fingerprint === fingerprint && isDeepStrictEqual(edited.fields, fieldValues)) return edited
      throw refuse('edit_used')
    }
    if (mine.some((one) => one.fingerprint === fingerprint && one.id !== accountId))
      throw refuse('card_bound', { field: numberField(method) })
    const row = { methodId, fields: fieldValues, fingerprint, holder }
    const [saved] = edited
      ? await tx
          .update(payoutAccount)
          .set({ ...row, edits: edited.edits + 1 })
          .where(eq(payoutAccount.id, edited.id))
          .returning()
      : await tx
          .insert(payoutAccount)
          .values({
            ...row,
            memberId,
            createdAt: now,
            edits: await placeFor(tx, { memberId, fingerprint, live: mine.length, now }, settings),
          })
          .returning()
    if (!saved) throw new Error('an account was not written')
    return saved
  })
}

/** False where there is no such account; orders under way have their own copy. */
export async function removeAccount(db: Db, memberId: string, id: string, now: Date): Promise<boolean> {
  return (
    (
      await db
        .update(payoutAccount)
        .set({ removedAt: now })
        .where(and(live(memberId), eq(payoutAccount.id, id)))
        .returning()
    ).length > 0
  )
}
