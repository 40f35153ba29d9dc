import type { ReactNode } from 'react'
import type { Entry } from '../foundation/EntryLink.tsx'

export interface MenuEntry extends Entry {
  /** Shape from `@brand/ui/icons`; entries without one leave the rail. */
  icon?: string | undefined
  /** Filled shape for the current place. */
  iconOn?: string | undefined
  /** Small words at the end: "VIP", the language. */
  note?: string | undefined
  /** Number of unread items: a count at the end, in the rail a dot. Nothing at 0. */
  unread?: number | undefined
  /** Highlighted: "All promotions". */
  accent?: boolean | undefined
}

export interface MenuSection {
  id: string
  title?: string | undefined
  entries?: readonly MenuEntry[] | undefined
  /** Anything else: a QR code. Not in the rail. */
  content?: ReactNode
}

/** A link by icon, with its name for assistive technology. */
export interface SignEntry extends Entry {
  /** Shape from `@brand/ui/icons`. */
  icon: string
}

/** Only entries with an icon can be distinguished in the rail. */
export const inRail = (section: MenuSection) => (section.entries ?? []).some((entry) => entry.icon)

/** A count as a badge shows it, in the digits of the language: `3`, `99+` above 99, nothing at 0. */
export function countText(count: number | undefined, locale: string): string | undefined {
  if (!count || count < 0) return undefined
  const digits = new Intl.NumberFormat(locale)
  return count > 99 ? `${digits.format(99)}+` : digits.format(count)
}

/** All that is unread in these sections. */
export const unreadIn = (sections: readonly MenuSection[]) =>
  sections.flatMap((section) => section.entries ?? []).reduce((sum, { unread = 0 }) => sum + Math.max(0, unread), 0)

/** The entry that shows where the reader is. */
export const currentIn = (sections: readonly MenuSection[]) =>
  sections.flatMap((section) => section.entries ?? []).find((entry) => entry.current)
