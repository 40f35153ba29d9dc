import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Icon } from '@brand/ui/icon'
import { arrowDownBold, chatCircleDots } from '@brand/ui/icons'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import type { ChatPerson } from '@brand/sdk'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { watchSize } from '../../../app/browser/watch-size.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './chat.css.ts'
import { MessageRow, PendingRow, type MessageActions } from './MessageRow.tsx'
import { wordsOf } from './room.model.ts'
import type { useRoom } from './use-room.ts'

/** px from the end that still count as there. */
const near = 90
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

/**
 * The talk. At its end it follows what comes; further up it stays, and counts. New messages are announced now and then,
 * not one by one.
 */
export function MessageLog({ title, room, me, actions, onRetry, onEnd }: MessageLogProps) {
  const t = useWords('chat')
  const errorText = useErrorText()
  const { known, pending, older, loadOlder, discard, trim } = room
  const scroller = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [seen, setSeen] = useState(0)
  const last = known.list.at(-1)?.seq ?? 0
  const first = known.list[0]?.seq ?? 0
  const unseen = atEnd ? 0 : known.list.filter(({ seq, from }) => seq > seen && from?.person !== actions.me).length
  const announced = useAnnouncement(known.list, actions.me)

  const toEnd = () => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
  }
  // What comes above moves nothing that is being read; what comes below is followed from the end.
  const before = useRef({ first: 0, height: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const was = before.current
    if (atEnd) toEnd()
    else if (was.first > first && first > 0) box.scrollTop += box.scrollHeight - was.height
    before.current = { first, height: box.scrollHeight }
  }, [first, last, pending.length, atEnd])
  // Pictures and fonts change heights later.
  useEffect(() => {
    const inner = scroller.current?.firstElementChild
    return inner && atEnd ? watchSize(inner, toEnd) : undefined
  }, [atEnd])

  const tell = useRef(onEnd)
  useEffect(() => {
    tell.current = onEnd
  })
  useEffect(() => tell.current(atEnd), [atEnd])

  function onScroll() {
    const box = scroller.current
    if (!box) return
    const end = box.scrollHeight - box.scrollTop - box.clientHeight < near
    if (end === atEnd) return
    setAtEnd(end)
    if (end) trim()
    else setSeen(last)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={scroller} className={css.scroller} onScroll={onScroll} tabIndex={0} role="group" aria-label={title}>
        {/* The region below announces; a busy room would never stop. */}
        <div role="log" aria-live="off" aria-label={t('log')} className={css.log}>
          <span className={css.push} />
          {older === 'none' ? null : (
            <div className={css.older}>
              <Button size="sm" variant="quiet" busy={older === 'asking'} onClick={loadOlder}>
                {t('log.older')}
              </Button>
            </div>
          )}
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
        </div>
      </div>
      <VisuallyHidden aria-live="polite" role="status">
        {announced}
      </VisuallyHidden>
      {atEnd ? null : (
        <div className={css.pillPlace}>
          <div className={css.pill}>
            <Button
              size="sm"
              variant={unseen > 0 ? 'primary' : 'secondary'}
              onClick={() => {
                setAtEnd(true)
                toEnd()
              }}
            >
              <Icon icon={arrowDownBold} size={14} />
              {unseen > 0 ? t('log.new', { count: unseen }) : t('log.last')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** The last message of others in words, or how many came, at most every six seconds. */
function useAnnouncement(list: MessageLogProps['room']['known']['list'], me: string | undefined): string {
  const t = useWords('chat')
  const [words, setWords] = useState('')
  const told = useRef<number>(undefined)
  const latest = useRef({ list, me, t })
  useEffect(() => {
    latest.current = { list, me, t }
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const { list: now, me: reader, t: say } = latest.current
      const end = now.at(-1)?.seq ?? 0
      const since = told.current
      told.current = end
      if (since === undefined || end <= since) return
      const fresh = now.filter(({ seq, from, removed }) => seq > since && from && from.person !== reader && !removed)
      const [only] = fresh
      if (!only) return
      setWords(
        fresh.length === 1 && only.parts.length > 0
          ? `${only.from?.name ?? ''}: ${wordsOf(only, say('link.removed'))}`
          : say('log.new', { count: fresh.length }),
      )
    }, quietMs)
    return () => clearInterval(timer)
  }, [])
  return words
}
