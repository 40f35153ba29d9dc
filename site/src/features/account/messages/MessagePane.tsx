import { Heading } from '@brand/ui/heading'
import { Hidden } from '@brand/ui/hidden'
import { Inline } from '@brand/ui/inline'
import { Link } from '@brand/ui/link'
import { Page } from '@brand/ui/page'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import { caretLeft, envelopeSimple, trash } from '@brand/ui/icons'
import { SafeHtml } from '@brand/ui/safe-html'
import { useEffect, useRef } from 'react'
import { useNavigate } from '../../../app/navigation/router.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { StoredPictures } from '../../../app/overlays/StoredPicture.tsx'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { messagesPath, type MessagesAddress } from './address.ts'
import { categoryOf, shapeOf } from './category.ts'
import { WriteButton } from './line/WriteButton.tsx'
import * as css from './messages.css.ts'
import { placeOf } from './subject.ts'
import { useMessageActions, type Message } from './use-messages.ts'

interface MessagePaneProps {
  at: MessagesAddress
  /** The open message, where the list has it; else it is fetched by its number. */
  listed: Message | undefined
}

export function MessagePane({ at, listed }: MessagePaneProps) {
  const t = useWords('messages')
  const id = at.message
  const answer = useApiQuery(member.inbox.message, { messageId: id ?? '0' }, { enabled: id !== undefined && !listed })
  const message = listed ?? answer.data
  return (
    <section aria-label={message?.title ?? t('choose')} className={css.pane}>
      {id === undefined ? (
        <EmptyState icon={envelopeSimple} title={t('choose')} />
      ) : (
        <>
          <Hidden above="tablet">
            <div>
              <Link variant="quiet" href={messagesPath({ ...at, message: undefined })}>
                <Icon icon={caretLeft} size={16} flip />
                {t('back')}
              </Link>
            </div>
          </Hidden>
          <Answered
            answer={{ ...answer, data: message }}
            failed={t('failed')}
            missing={
              <EmptyState icon={envelopeSimple} title={t('gone')}>
                {t('gone.text')}
              </EmptyState>
            }
          >
            {(opened) => <Opened message={opened} at={at} />}
          </Answered>
        </>
      )}
    </section>
  )
}

/** A message that is shown has been read. */
function Opened({
  message: { messageId, category, title, summary, content, about, from, pictures, at: sent, read },
  at,
}: {
  message: Message
  at: MessagesAddress
}) {
  const t = useWords('messages')
  const list = useList()
  const { time } = useTime()
  const navigate = useNavigate()
  const shown = useMemberShown()
  const { read: reading, remove } = useMessageActions()
  const heading = useRef<HTMLHeadingElement>(null)
  const markRead = useRef(reading.mutate)
  useEffect(() => heading.current?.focus({ preventScroll: matchMedia('(min-width: 1024px)').matches }), [])
  useEffect(() => {
    if (!read) markRead.current(messageId)
  }, [read, messageId])

  const leave = () => void navigate(messagesPath({ ...at, message: undefined }), { replace: true })

  const place = placeOf(about)
  return (
    <article>
      <Stack>
        <Inline justify="between" wrap={false}>
          <Inline as="span" wrap={false} space="sm">
            <Text as="span" tone="accent">
              <Icon icon={shapeOf(category)} size={20} />
            </Text>
            <Text as="span" quiet>
              {t(`category.${categoryOf(category)}`)}
            </Text>
            <Text as="span" quiet>
              <time dateTime={sent}>{time(sent)}</time>
            </Text>
          </Inline>
          <IconButton
            label={list([t('delete'), title])}
            icon={trash}
            disabled={remove.isPending || remove.isSuccess}
            onClick={() => void remove.mutateAsync(messageId).then(leave, () => undefined)}
          />
        </Inline>
        <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Page width="text">
          <SafeHtml html={content} />
        </Page>
        <StoredPictures
          call={member.lineMessages.picture}
          imageIds={pictures}
          label={(number) => t('picture', { number })}
        />
        {from ? (
          <div>
            <WriteButton to={{ replyTo: messageId, account: from.account, summary }} />
          </div>
        ) : null}
        {place && shown(place.path) ? (
          <div>
            <a {...buttonAttributes({ variant: 'primary' })} href={place.path}>
              {t(`about.${place.type}`)}
            </a>
          </div>
        ) : null}
      </Stack>
    </article>
  )
}
