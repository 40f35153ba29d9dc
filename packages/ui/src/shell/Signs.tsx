import { Icon } from '../components/Icon/Icon.tsx'
import { cx } from '../foundation/cx.ts'
import { EntryLink } from '../foundation/EntryLink.tsx'
import { root as hidden } from '../components/VisuallyHidden/VisuallyHidden.css.ts'
import type { SignEntry } from './entries.ts'
import * as css from './Signs.css.ts'

interface SignsProps {
  label: string
  entries: readonly SignEntry[]
  className?: string | undefined
}

/** A row of links by icon: social networks. */
export const Signs = ({ label, entries, className }: SignsProps) => (
  <ul aria-label={label} className={cx(css.root, className)}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <EntryLink entry={entry} rel="noopener noreferrer" title={entry.label} className={css.sign}>
          <Icon icon={entry.icon} size={18} />
          <span className={hidden}>{entry.label}</span>
        </EntryLink>
      </li>
    ))}
  </ul>
)
