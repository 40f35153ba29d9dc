import type { Entry } from '../../foundation/EntryLink.tsx'

/** One step: a link, or without `href` an action. The last one is where the reader is. */
export interface BreadcrumbItem extends Omit<Entry, 'current'> {
  /** Small words after the label: how many people are below, for instance. */
  note?: string | undefined
}

/** Where a step folds away behind the dots: nowhere, on phones, everywhere. */
export type Fold = 'never' | 'phone' | 'always'

/** On a phone the last two steps stay; elsewhere the first one and so many last ones that `most` are there. */
export function foldOf(at: number, count: number, most: number): Fold {
  const fromEnd = count - at
  if (count > most && at > 0 && fromEnd > Math.max(1, most - 1)) return 'always'
  return fromEnd > 2 ? 'phone' : 'never'
}
