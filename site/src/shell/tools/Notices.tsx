import { IconButton } from '@brand/ui/icon-button'
import { bell } from '@brand/ui/icons'
import { useNavigate } from '../../app/navigation/router.ts'
import { formatCount } from '../../app/format/format.ts'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { useMemberShown } from '../../app/routing/use-member-shown.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { useAccount } from '../../app/auth/session.ts'
import { useUnread } from '../../app/auth/unread.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'

/** The bell: links to the messages, and shows how many wait; for accounts without any (trial), to announcements. */
export function Notices() {
  const t = useWords('member')
  const lang = useLang()
  const unread = useUnread()
  const navigate = useNavigate()
  const messages = memberPath('messages')
  const { kind } = useAccount()
  const shown = useMemberShown()
  const inbox = kind !== 'trial' && shown(messages)
  const label = unread > 0 ? t('notices.unread', { count: unread, n: formatCount(unread, lang) }) : t('notices')
  return (
    <IconButton
      label={label}
      icon={bell}
      dot={unread > 0}
      onClick={() => (inbox ? void navigate(messages) : openPopup('announcements'))}
    />
  )
}
