import { buttonAttributes } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { EmptyState } from '@brand/ui/empty-state'
import { chatCircleDots } from '@brand/ui/icons'
import { useState } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { paths } from '../../../app/routing/paths.ts'
import { RoomBar } from './ChatPage.tsx'
import * as css from './chat.css.ts'
import { ChatRoom, type Over } from './ChatRoom.tsx'
import { useRooms } from './use-rooms.ts'

/** A room over any page; `at` names it. */
export default function ChatDialog({ at, onClose }: PopupProps) {
  const t = useWords('chat')
  const { roomId, room, ...answer } = useRooms(at)
  const [over, setOver] = useState<Over>()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={room?.title ?? t('title')}
      actions={
        roomId === undefined ? undefined : (
          <a {...buttonAttributes({ variant: 'quiet' })} href={`${paths.chat}?room=${roomId}`} onClick={onClose}>
            {t('open')}
          </a>
        )
      }
    >
      <Answered answer={answer} failed={t('log.failed')} level={3} outline="lg">
        {() =>
          roomId === undefined ? (
            <EmptyState level={3} icon={chatCircleDots} title={t('barrier.CLOSED')} />
          ) : (
            <ChatRoom
              key={roomId}
              roomId={roomId}
              title={room?.title ?? t('title')}
              className={css.inDialog}
              strip={<RoomBar always people={room?.people ?? 0} />}
              over={over}
              onOver={setOver}
            />
          )
        }
      </Answered>
    </Dialog>
  )
}
