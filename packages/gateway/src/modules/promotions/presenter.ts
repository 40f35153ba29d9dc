import type { Promotion } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Measuring, type Person, unmetBy } from './conditions.ts'
import { type Offered, type Taken, type VersionRow, statusOfEntry, statusOfOffer } from './store.ts'
import { categoryOf, isAllowed, shownVersion, showTerms, termsNow } from './terms.ts'

type Shown = z.input<typeof Promotion>
type Shows = Omit<Measuring, 'depositedDuring'>

const instant = (at: Date | null | undefined) => at?.toISOString() ?? null

/** A version as it is shown to everybody. */
function showOffer(
  { promotion, version }: Offered,
  terms: Taken['entry']['terms'],
  { language, settings }: Pick<Measuring, 'language' | 'settings'>,
) {
  const words = inLanguage(version.texts, language, settings.languages.default)
  return {
    promotionId: promotion.id,
    type: promotion.type,
    category: categoryOf[promotion.type],
    way: version.way,
    title: words.title,
    tag: words.tag ?? null,
    summary: words.summary,
    imageUrl: version.picture,
    startsAt: version.startsAt.toISOString(),
    endsAt: instant(version.endsAt),
    version: version.version,
    termsVersion: shownVersion(promotion.id, version.version, terms),
    terms: showTerms(terms, language),
  }
}

const untaken = { again: false, unmet: [], takenAt: null, reason: null, given: null, rewardId: null, claimBy: null }

/** A promotion that nobody in particular looks at. */
export const showToAll = (offered: Offered, showing: Shows): Shown => ({
  ...showOffer(offered, termsNow(offered.version.terms, showing.settings), showing),
  ...untaken,
  status: statusOfOffer(offered, showing.now),
})

/** What somebody has taken: the version they saw. */
const showTaken = (taken: Taken, showing: Measuring): Shown => ({
  ...showOffer(taken, taken.entry.terms, showing),
  ...untaken,
  status: statusOfEntry(taken, showing.now),
  takenAt: taken.entry.at.toISOString(),
  given: formatMoney(taken.entry.amount),
  rewardId: taken.entry.rewardId === null ? null : String(taken.entry.rewardId),
  claimBy: instant(taken.reward?.claimBy),
})

/** A promotion with what somebody has taken of it. */
export interface Seen {
  offered: Offered
  taken: Taken | undefined
}

/** What the person is measured by now; undefined: by nothing any more. */
function askedOf({ offered, taken }: Seen, { now }: Measuring): VersionRow | undefined {
  if (!taken || taken.entry.state === 'REJECTED')
    return statusOfOffer(offered, now) === 'EXPIRED' ? undefined : offered.version
  if (statusOfEntry(taken, now) !== 'JOINED') return undefined
  // What keeps every deposit from bringing what was joined.
  return { ...taken.version, conditions: taken.version.conditions.noDeposit ? { noDeposit: true } : {} }
}

function showSeen({ offered, taken }: Seen, unmet: Shown['unmet'], showing: Measuring): Shown {
  if (taken && taken.entry.state !== 'REJECTED') return { ...showTaken(taken, showing), unmet }
  const shown = { ...showToAll(offered, showing), unmet }
  if (!taken) return shown
  const { at, reason } = taken.entry
  const again = statusOfOffer(offered, showing.now) === 'JOINABLE'
  return { ...shown, status: 'REJECTED', again, takenAt: at.toISOString(), reason }
}

/** Promotions as somebody sees them: what they have taken, or the newest terms with what they do not meet. */
export async function showTo(db: Reader, person: Person, seen: readonly Seen[], showing: Measuring): Promise<Shown[]> {
  const asked = seen.flatMap((one) => {
    const version = askedOf(one, showing)
    return version ? [{ one, version }] : []
  })
  const versions = asked.map(({ version }) => version)
  const unmet = await unmetBy(db, person, versions, showing)
  const found = new Map(asked.map(({ one }, n) => [one, unmet[n]]))
  return seen.map((one) => showSeen(one, found.get(one) ?? [], showing))
}

/** One of them. */
export async function showOneTo(db: Reader, person: Person, seen: Seen, showing: Measuring): Promise<Shown> {
  const [shown] = await showTo(db, person, [seen], showing)
  if (!shown) throw new Error('one promotion was not shown')
  return shown
}

/** Whether the profile in force lets it be offered. */
export const isShown = ({ promotion: { type }, version }: Offered, settings: Pick<Settings, 'rg'>): boolean =>
  isAllowed(type, version.terms, version.conditions, settings)
