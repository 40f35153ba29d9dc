import { Icon } from '../../components/Icon/Icon.tsx'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import { root as hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'
import { countText, inRail, type MenuEntry, type MenuSection } from '../entries.ts'
import * as css from './MenuList.css.ts'

interface Counted {
  /** "3 unread", for assistive technology. */
  unreadWords: (count: string) => string
  /** Language of the counts. */
  locale: string
}

export function CountBadge({ count, unreadWords, locale }: Counted & { count: number | undefined }) {
  const text = countText(count, locale)
  if (!text) return null
  return (
    <span data-part="unread" className={css.badge}>
      <span aria-hidden className={css.count}>
        {text}
      </span>
      <span className={hidden}>{unreadWords(text)}</span>
    </span>
  )
}

const Line = ({ entry, ...counted }: Counted & { entry: MenuEntry }) => (
  <EntryLink entry={entry} className={entry.icon ? css.entry : css.plain} title={entry.icon ? entry.label : undefined}>
    {entry.icon ? <Icon icon={(entry.current && entry.iconOn) || entry.icon} size={18} className={css.icon} /> : null}
    <span data-accent={entry.accent || undefined} className={css.label}>
      {entry.label}
    </span>
    <CountBadge count={entry.unread} {...counted} />
    {entry.note ? <span className={css.note}>{entry.note}</span> : null}
  </EntryLink>
)

/** The sections of a menu: full, or as a rail of icons inside a `railed` container. */
export const MenuList = ({ sections, ...counted }: Counted & { sections: readonly MenuSection[] }) =>
  sections.map((section) => (
    <div key={section.id} data-rail={inRail(section) || undefined} className={css.section}>
      {section.title ? <p className={css.title}>{section.title}</p> : null}
      {section.entries ? (
        <ul aria-label={section.title}>
          {section.entries.map((entry) => (
            <li key={entry.id}>
              <Line entry={entry} {...counted} />
            </li>
          ))}
        </ul>
      ) : null}
      {section.content}
    </div>
  ))
