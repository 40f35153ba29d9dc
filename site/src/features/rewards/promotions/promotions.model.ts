import type { Promotion } from '@brand/sdk/member'
import { memberPath, paths } from '../../../app/routing/paths.ts'

export type { Promotion }

/** Filters in the order of the page. */
export const categories = ['NEW', 'DEPOSIT', 'SLOTS', 'LIVE', 'SPORTS', 'VIP', 'REFERRAL', 'RAFFLE', 'MANUAL'] as const
export type Category = Promotion['category']

/** Categories that have promotions, with their number; those of a newer gateway come last. */
export function countedIn(list: readonly Promotion[]): { category: Category; count: number }[] {
  const counts = new Map<Category, number>()
  for (const { category } of list) counts.set(category, (counts.get(category) ?? 0) + 1)
  const known: readonly string[] = categories
  return Array.from(counts, ([category, count]) => ({ category, count })).toSorted(
    (a, b) => (known.indexOf(a.category) + 1 || Infinity) - (known.indexOf(b.category) + 1 || Infinity),
  )
}

/** Who sees it: somebody without an account of their own takes nothing. */
export type Viewer = 'visitor' | 'trial' | 'owner'

/** What the person can do next about a promotion. */
export type Step =
  | 'login'
  | 'realAccount'
  | 'join'
  | 'apply'
  | 'applyAgain'
  | 'conditions'
  | 'deposit'
  | 'reward'
  | 'page'

export function stepOf(promotion: Promotion, viewer: Viewer): Step | undefined {
  const { status, way, again, unmet } = promotion
  if (status === 'ISSUED') return 'reward'
  if (status === 'JOINED') return 'deposit'
  if (way === 'PAGE') return status === 'JOINABLE' ? 'page' : undefined
  if (status !== 'JOINABLE' && !(status === 'REJECTED' && again)) return undefined
  if (viewer !== 'owner') return viewer === 'visitor' ? 'login' : 'realAccount'
  if (unmet.length > 0) return 'conditions'
  return way !== 'APPLICATION' ? 'join' : status === 'REJECTED' ? 'applyAgain' : 'apply'
}

/** The page that tells what a promotion of the type is about. */
export function pageOf({ type }: Pick<Promotion, 'type'>): string | undefined {
  if (type === 'RAFFLE') return paths.raffles
  if (type === 'VIP') return memberPath('vip')
  return type === 'REFERRAL' ? memberPath('referral') : undefined
}
