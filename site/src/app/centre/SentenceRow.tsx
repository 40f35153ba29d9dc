import { Icon } from '@brand/ui/icon'
import { Link } from '@brand/ui/link'
import { Text } from '@brand/ui/text'
import * as css from './sentence-row.css.ts'

interface SentenceRowProps {
  icon: string
  tone?: 'success' | 'danger' | undefined
  text: string
  /** What the link at the end says. */
  open: string
  href: string
}

/** A row of a list: a sentence with its icon before it, and its one next step at the end, below it on a phone. */
export const SentenceRow = ({ icon, tone, text, open, href }: SentenceRowProps) => (
  <li className={css.row}>
    <span className={css.icon} data-tone={tone}>
      <Icon icon={icon} size={20} />
    </span>
    <Text as="span">{text}</Text>
    <span className={css.next}>
      <Link variant="action" href={href}>
        {open}
      </Link>
    </span>
  </li>
)
