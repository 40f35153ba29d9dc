import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { promotionEntry, promotionPicture, promotionVersion } from './schema.ts'
import { refuse } from '../../lib/refusal.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import type { Settings } from '../../settings/settings.ts'
import { breakNow, mayPlay } from '../responsible-gaming/index.ts'
import { type Measuring, mayBring, unmetBy } from './conditions.ts'
import { give } from './give.ts'
import { isShown } from './presenter.ts'
import {
  type EntryRow,
  type Offered,
  isFor,
  isOver,
  promotionBy,
  statusOfEntry,
  statusOfOffer,
  takenBy,
  tell,
} from './store.ts'
import { broughtBy, isAllowed, shownVersion, termsNow } from './terms.ts'

export interface Taking extends Measuring {
  memberId: string
  asset: string
  principal: string
}

/** A promotion that is offered to somebody. @throws Refused `not_found` */
export async function offeredTo(
  db: Reader,
  { principal, settings }: Pick<Taking, 'principal' | 'settings'>,
  id: string,
): Promise<Offered> {
  const offered = await promotionBy(db, id)
  if (!offered || !isFor(offered.version.audience, principal) || !isShown(offered, settings))
    throw refuse('not_found', { field: 'promotionId' })
  return offered
}

/** Refuses what cannot be taken under the terms that were shown. @throws Refused */
async function requireOpen(tx: Tx, offered: Offered, termsVersion: string | undefined, taking: Taking) {
  const { memberId, settings, now } = taking
  const status = statusOfOffer(offered, now)
  if (status !== 'JOINABLE') throw refuse('promotion_closed', { details: { status } })
  // Somebody on a break is not given a reason to play.
  await mayPlay(tx, memberId, now)
  const [unmet = []] = await unmetBy(tx, taking, [offered.version], taking)
  if (unmet.length > 0) throw refuse('not_eligible', { details: { unmet } })
  const terms = termsNow(offered.version.terms, settings)
  requireShown({ terms: termsVersion }, { terms: shownVersion(offered.promotion.id, offered.version.version, terms) })
  return terms
}

/** Of several at once one is written. */
async function write(
  tx: Tx,
  { version }: Offered,
  { memberId, asset, now }: Taking,
  row: Pick<EntryRow, 'terms' | 'state'> & { remark?: string },
): Promise<EntryRow | undefined> {
  const [made] = await tx
    .insert(promotionEntry)
    .values({ promotionId: version.promotionId, version: version.version, memberId, asset, at: now, ...row })
    .onConflictDoNothing()
    .returning()
  return made
}

/**
 * Joins a promotion; joining again changes nothing. What needs no deposit brings its reward at once.
 * @throws Refused `not_found`, `promotion_closed`, `not_eligible`, `terms_changed`, `rg_timeout`, `rg_excluded`
 */
export async function join(tx: Tx, taking: Taking, id: string, termsVersion: string | undefined): Promise<Offered> {
  const offered = await offeredTo(tx, taking, id)
  const { way } = offered.version
  const taken = (await takenBy(tx, taking.memberId, id)).get(id)
  if (taken && taken.entry.state !== 'REJECTED') return offered
  if (way === 'APPLICATION' || way === 'PAGE')
    throw refuse('promotion_closed', { message: way === 'PAGE' ? 'nothing is taken here' : 'it is applied for' })
  const terms = await requireOpen(tx, offered, termsVersion, taking)
  const entry = await write(tx, offered, taking, { terms, state: 'JOINED' })
  if (!entry) return offered
  if (way === 'DEPOSIT') await tell(tx, entry, 'JOINED')
  else await give(tx, taking.settings, offered, entry, { amount: BigInt(terms.amount ?? 0), by: 'SYSTEM' }, taking.now)
  return offered
}

/**
 * Applies for a promotion, with pictures uploaded before; again after a rejection.
 * @throws Refused as `join` does, and `not_found` for a picture that is not the person's
 */
export async function apply(
  tx: Tx,
  taking: Taking,
  id: string,
  { termsVersion, remark, images }: { termsVersion?: string | undefined; remark: string; images: readonly string[] },
): Promise<Offered> {
  const offered = await offeredTo(tx, taking, id)
  const taken = (await takenBy(tx, taking.memberId, id)).get(id)
  if (taken && taken.entry.state !== 'REJECTED')
    throw refuse('promotion_closed', { details: { status: statusOfEntry(taken, taking.now) } })
  if (offered.version.way !== 'APPLICATION') throw refuse('promotion_closed', { message: 'it is joined' })
  const terms = await requireOpen(tx, offered, termsVersion, taking)
  const entry = await write(tx, offered, taking, { terms, state: 'APPLYING', remark })
  if (!entry) throw refuse('promotion_closed', { details: { status: 'APPLYING' } })
  const wanted = [...new Set(images)]
  if (wanted.length > 0) {
    const loose = and(
      eq(promotionPicture.memberId, taking.memberId),
      eq(promotionPicture.promotionId, id),
      isNull(promotionPicture.entryId),
    )
    const attached = await tx
      .update(promotionPicture)
      .set({ entryId: entry.id })
      .where(and(loose, inArray(promotionPicture.id, wanted)))
      .returning({ id: promotionPicture.id })
    if (attached.length !== wanted.length) throw refuse('not_found', { field: 'images' })
  }
  await tell(tx, entry, 'APPLYING')
  return offered
}

/**
 * The entry under which a deposit brings a promotion: that of whoever joined it, else a new one. Undefined: it has
 * brought something before.
 */
export async function entryForDeposit(
  tx: Tx,
  offered: Offered,
  { memberId, asset, now }: Pick<Taking, 'memberId' | 'asset' | 'now'>,
  terms: EntryRow['terms'],
): Promise<EntryRow | undefined> {
  const { promotionId, version } = offered.version
  const [made] = await tx
    .insert(promotionEntry)
    .values({ promotionId, version, memberId, asset, at: now, terms, state: 'JOINED' })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const mine = and(eq(promotionEntry.memberId, memberId), eq(promotionEntry.promotionId, promotionId))
  const [joined] = await tx
    .select()
    .from(promotionEntry)
    .where(and(mine, eq(promotionEntry.state, 'JOINED')))
    .for('update')
  return joined
}

interface Deposit {
  memberId: string
  orderNo: string
  /** What was credited, minor units. */
  credited: bigint
  orderedAt: Date
}

/**
 * Gives what a deposit brings: of the promotions that its owner has joined, the first whose terms it fulfils. In the
 * transaction that credits it, after its own requirement; one deposit brings one bonus.
 */
export async function payJoined(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  { memberId, orderNo, credited, orderedAt }: Deposit,
  now: Date,
): Promise<void> {
  const joined = await tx
    .select()
    .from(promotionEntry)
    .where(and(eq(promotionEntry.memberId, memberId), eq(promotionEntry.state, 'JOINED')))
    .orderBy(asc(promotionEntry.id))
    .for('update')
  if (joined.length === 0 || (await breakNow(tx, memberId, now))) return
  for (const entry of joined) {
    const { promotionId, version: number, terms } = entry
    const amount = broughtBy(terms, credited)
    const offered = await promotionBy(tx, promotionId)
    const [version] = await tx
      .select()
      .from(promotionVersion)
      .where(and(eq(promotionVersion.promotionId, promotionId), eq(promotionVersion.version, number)))
    if (!offered || !version || amount === undefined || isOver(version.endsAt, orderedAt)) continue
    if (!isAllowed(offered.promotion.type, terms, version.conditions, settings)) continue
    if (!(await mayBring(tx, entry, version, orderNo))) continue
    const { promotion } = offered
    await give(tx, settings, { promotion, version }, entry, { amount, deposit: credited, orderNo, by: 'SYSTEM' }, now)
    return
  }
}
