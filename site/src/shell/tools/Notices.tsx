import { IconButton } from '@brand/ui/icon-button'
import { bell } from '@brand/ui/icons'
import { formatCount } from '../../app/language/format.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'
import { useUnread } from '../../app/session/unread.ts'
import { ask } from '../ask.ts'

/** The bell: what the house announces, and whether messages wait. */
export function Notices() {
  const t = useWords('member')
  const lang = useLang()
  const unread = useUnread()
  const label = unread > 0 ? t('notices.unread', { count: unread, n: formatCount(unread, lang) }) : t('notices')
  return <IconButton label={label} shape={bell} dot={unread > 0} onClick={() => ask('announcements')} />
}
