import { Button } from '@brand/ui/button'
import { ChatLog } from '@brand/ui/chat-log'
import { EmptyState } from '@brand/ui/empty-state'
import { chatCircleDots } from '@brand/ui/icons'
import type { ChatPerson } from '@brand/sdk'
import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './chat.css.ts'
import { MessageRow, PendingRow, type MessageActions } from './MessageRow.tsx'
import { wordsOf } from './room.model.ts'
import type { useRoom } from './use-room.ts'

/** Announcements are this far apart at least. */
const quietMs = 6000

interface MessageLogProps {
  title: string
  room: ReturnType<typeof useRoom>
  me: ChatPerson | null
  actions: MessageActions
  onRetry: (clientId: string) => void
  /** The reader is at the end, so that what is shown is read. */
  onEnd: (atEnd: boolean) => void
}

/** The talk of a room. New messages are announced now and then, not one by one. */
export function MessageLog({ title, room, me, actions, onRetry, onEnd }: MessageLogProps) {
  const t = useWords('chat')
  const errorText = useErrorText()
  const { known, pending, older, loadOlder, discard, trim } = room
  const [atEnd, setAtEnd] = useState(true)
  const [seen, setSeen] = useState(0)
  const last = known.list.at(-1)?.seq ?? 0
  const first = known.list[0]?.seq ?? 0
  const unseen = atEnd ? 0 : known.list.filter(({ seq, from }) => seq > seen && from?.person !== actions.me).length
  const announced = useAnnouncement(known.list, actions.me)

  const changeEnd = (end: boolean) => {
    setAtEnd(end)
    onEnd(end)
    if (end) trim()
    else setSeen(last)
  }
  return (
    <ChatLog
      label={title}
      logLabel={t('log')}
      first={first}
      last={`${last} ${pending.length}`}
      unseen={unseen > 0}
      endLabel={unseen > 0 ? t('log.new', { count: unseen }) : t('log.last')}
      announcement={announced}
      onEndChange={changeEnd}
      className={css.log}
      lead={
        older === 'none' ? null : (
          <Button size="sm" variant="quiet" busy={older === 'asking'} onClick={loadOlder}>
            {t('log.older')}
          </Button>
        )
      }
    >
      {known.list.length === 0 && pending.length === 0 ? (
        <EmptyState level={3} icon={chatCircleDots} title={t('log.empty')}>
          {t('log.empty.text')}
        </EmptyState>
      ) : null}
      {known.list.map((message) => (
        <MessageRow key={message.messageId} message={message} actions={actions} />
      ))}
      {me
        ? pending.map((message) => (
            <PendingRow
              key={message.clientId}
              message={message}
              me={me}
              reason={message.error === undefined ? undefined : errorText(message.error)}
              onRetry={() => onRetry(message.clientId)}
              onDiscard={() => discard(message.clientId)}
            />
          ))
        : null}
    </ChatLog>
  )
}

/** The last message of others in words, or how many came, at most every six seconds. */
function useAnnouncement(list: MessageLogProps['room']['known']['list'], me: string | undefined): string {
  const t = useWords('chat')
  const join = useList()
  const [words, setWords] = useState('')
  const told = useRef<number>(undefined)
  const latest = useRef({ list, me, t, join })
  useEffect(() => {
    latest.current = { list, me, t, join }
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const { list: now, me: reader, t: say, join: together } = latest.current
      const end = now.at(-1)?.seq ?? 0
      const since = told.current
      told.current = end
      if (since === undefined || end <= since) return
      const fresh = now.filter(({ seq, from, removed }) => seq > since && from && from.person !== reader && !removed)
      const [only] = fresh
      if (!only) return
      setWords(
        fresh.length === 1 && only.parts.length > 0
          ? together([only.from?.name ?? '', wordsOf(only, say('link.removed'))])
          : say('log.new', { count: fresh.length }),
      )
    }, quietMs)
    return () => clearInterval(timer)
  }, [])
  return words
}
