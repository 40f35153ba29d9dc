import { FloatingService } from '@brand/ui/floating-service'
import { useMemo, type MouseEvent } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useShown } from '../../../app/routing/menus.ts'
import { paths } from '../../../app/routing/paths.ts'
import { openPopup, type PopupName } from '../../../app/overlays/popups.ts'
import { useKnownServices } from '../../../app/api/services.ts'
import { useModule, useStatus } from '../../../app/api/status.ts'
import { floatingEntries } from './entries.ts'
import { useUnreadChat } from './use-unread-chat.ts'

/** Help within reach on every page that is no game. */
export default function FloatingMenu() {
  const t = useWords('site')
  const services = useKnownServices(useStatus().data)
  const shown = useShown()
  const download = shown(paths.download)
  // Not by its address: the pages of the member centre are not loaded here.
  const invite = useModule('REFER3')
  const feedback = useModule('FEEDBACK3')
  const unread = useUnreadChat()
  const chat = useModule('CBS3') ? (unread > 0 ? t('menu.chatUnread', { count: unread }) : t('menu.chat')) : undefined
  return useMemo(
    () =>
      // It comes whole: entries that follow would push the others up.
      services ? (
        <FloatingService items={floatingEntries({ t, services, invite, download, feedback, chat, open })} />
      ) : null,
    [t, services, invite, download, feedback, chat],
  )
}

function open(name: PopupName, { currentTarget }: MouseEvent): void {
  // On a phone the list closes under the popup: focus returns to what opens it.
  currentTarget.closest('nav')?.querySelector<HTMLElement>('[data-part="toggle"]')?.focus()
  openPopup(name)
}
