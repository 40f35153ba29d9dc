import { Icon } from '../../components/Icon/Icon.tsx'
import { EntryLink } from '../../foundation/EntryLink.tsx'
import type { MenuEntry } from '../entries.ts'
import * as css from './BottomBar.css.ts'

export interface BarEntry extends MenuEntry {
  icon: string
  /** The one raised entry in the middle. */
  primary?: boolean | undefined
}

/** Up to five places within reach of a thumb; only on a phone. */
export const BottomBar = ({ label, entries }: { label: string; entries: readonly BarEntry[] }) => (
  <nav aria-label={label} className={css.root}>
    <ul className={css.list}>
      {entries.map((entry) => {
        const icon = <Icon icon={(entry.current && entry.iconOn) || entry.icon} />
        return (
          <li key={entry.id}>
            <EntryLink entry={entry} data-primary={entry.primary || undefined} className={css.entry}>
              {entry.primary ? <span className={css.raised}>{icon}</span> : icon}
              <span className={css.label}>{entry.label}</span>
            </EntryLink>
          </li>
        )
      })}
    </ul>
  </nav>
)
