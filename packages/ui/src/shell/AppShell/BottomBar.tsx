import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import type { MenuEntry } from '../entries.ts'
import * as css from './BottomBar.css.ts'

export interface BarEntry extends MenuEntry {
  icon: string
  /** The one raised entry in the middle. */
  primary?: boolean | undefined
  /** Class of its own: what only a page knows, such as who is to see it, is said in the page's styles. */
  className?: string | undefined
}

/** Up to five places within reach of a thumb; only on a phone. */
export const BottomBar = ({ label, entries }: { label: string; entries: readonly BarEntry[] }) => (
  <nav aria-label={label} className={css.root}>
    <ul className={css.list}>
      {entries.map((entry) => {
        const icon = <Icon icon={(entry.current && entry.iconOn) || entry.icon} />
        return (
          <li key={entry.id}>
            <EntryLink
              entry={entry}
              data-primary={entry.primary || undefined}
              className={cx(css.entry, entry.className)}
            >
              {entry.primary ? <span className={css.raised}>{icon}</span> : icon}
              <span className={css.label}>{entry.label}</span>
            </EntryLink>
          </li>
        )
      })}
    </ul>
  </nav>
)
