import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import { caretLeft, envelopeSimple, trash } from '@brand/ui/icons'
import { SafeHtml } from '@brand/ui/safe-html'
import { Skeleton } from '@brand/ui/skeleton'
import { isGatewayError } from '@brand/sdk'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { messagesPath, type MessagesAddress } from './address.ts'
import { categoryOf, shapeOf } from './category.ts'
import * as css from './messages.css.ts'
import { placeOf } from './subject.ts'
import { useMessageActions, type Message } from './use-messages.ts'

interface MessagePaneProps {
  at: MessagesAddress
  /** The open message, where the list has it; else it is asked for by its number. */
  listed: Message | undefined
}

export function MessagePane({ at, listed }: MessagePaneProps) {
  const t = useWords('messages')
  const errorText = useErrorText()
  const id = at.message
  const { data, error, isFetching, refetch } = useApiQuery(
    member.inbox.message,
    { messageId: id ?? '0' },
    { enabled: id !== undefined && !listed },
  )
  const message = listed ?? data
  const failed = message ? null : isGatewayError(error) && error.code === 'not_found' ? (
    <EmptyState icon={envelopeSimple} title={t('gone')}>
      {t('gone.text')}
    </EmptyState>
  ) : error ? (
    <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : null
  return (
    <section className={css.pane} aria-label={message?.title ?? t('choose')}>
      {id === undefined ? (
        <p className={css.choose}>{t('choose')}</p>
      ) : (
        <>
          <a href={messagesPath({ ...at, message: undefined })} className={css.back}>
            <Icon icon={caretLeft} size={16} flip />
            {t('back')}
          </a>
          {message ? (
            <Opened message={message} at={at} />
          ) : (
            (failed ?? <Skeleton variant="block" className={css.waitingRow} aria-busy="true" />)
          )}
        </>
      )}
    </section>
  )
}

/** A message that is shown has been read. */
function Opened({
  message: { messageId, category, title, content, about, at: sent, read },
  at,
}: {
  message: Message
  at: MessagesAddress
}) {
  const t = useWords('messages')
  const { time } = useTime()
  const navigate = useNavigate()
  const shown = useMemberShown()
  const { read: reading, remove } = useMessageActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const markRead = useRef(reading.mutate)
  useEffect(() => heading.current?.focus({ preventScroll: matchMedia('(min-width: 1000px)').matches }), [])
  useEffect(() => {
    if (!read) markRead.current(messageId)
  }, [read, messageId])

  const leave = () => void navigate(messagesPath({ ...at, message: undefined }), { replace: true })

  const place = placeOf(about)
  return (
    <article className={css.article}>
      <div className={css.line}>
        <Icon icon={shapeOf(category)} size={20} className={css.accent} />
        <span className={css.meta}>
          {t(`category.${categoryOf(category)}`)}, <time dateTime={sent}>{time(sent)}</time>
        </span>
        <IconButton
          label={`${t('delete')}: ${title}`}
          icon={trash}
          disabled={remove.isPending || remove.isSuccess}
          onClick={() => void remove.mutateAsync(messageId).then(leave, () => undefined)}
          className={css.end}
        />
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {title}
      </h2>
      <SafeHtml html={content} className={css.content} />
      {place && shown(place.path) ? (
        <a {...buttonAttributes({ variant: 'primary', className: css.go })} href={place.path}>
          {t(`about.${place.type}`)}
        </a>
      ) : null}
    </article>
  )
}
