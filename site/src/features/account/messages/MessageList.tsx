import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Icon } from '@brand/ui/icon'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useNow } from '../../../app/browser/use-now.ts'
import { useStatus } from '../../../app/api/status.ts'
import { formatClock, localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { messagesPath, type MessagesAddress } from './address.ts'
import { shapeOf } from './category.ts'
import * as css from './messages.css.ts'
import type { Message } from './use-messages.ts'

/** Titles, newest first; unread is a dot, a weight and a word. */
export function MessageList({ messages, at }: { messages: readonly Message[]; at: MessagesAddress }) {
  const t = useWords('messages')
  return (
    <Stack as="ul" space="none" aria-label={t('list')}>
      {messages.map(({ messageId, category, title, summary, at: sent, read }) => (
        <li key={messageId}>
          <a
            href={messagesPath({ ...at, message: messageId })}
            data-message={messageId}
            data-unread={!read}
            className={css.row}
            aria-current={messageId === at.message ? 'true' : undefined}
          >
            <span className={css.dot}>{read ? null : <VisuallyHidden>{t('unread')}: </VisuallyHidden>}</span>
            <Icon icon={shapeOf(category)} size={20} />
            <Stack as="span" space="none">
              <Text as="bdi" dir="auto" quiet={read} weight={read ? 'body' : 'strong'}>
                {title}
              </Text>
              <Text as="bdi" dir="auto" size="caption" quiet truncate>
                {summary}
              </Text>
            </Stack>
            <Text as="span" size="caption" quiet>
              <Sent at={sent} />
            </Text>
          </a>
        </li>
      ))}
    </Stack>
  )
}

/** `19:44` today, `20 Nov` this year, `20 Nov 2025` before. */
function Sent({ at }: { at: string }) {
  const lang = useLang()
  const zone = useStatus().data?.timeZone
  const { time } = useTime()
  const now = useNow(60_000)
  const ms = Date.parse(at)
  const day = (moment: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment)
  const [sent, today] = [day(ms), day(now)]
  const year = sent.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  const text =
    sent === today
      ? formatClock(ms, lang, zone)
      : new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short', ...year, timeZone: zone }).format(ms)
  return (
    <time dateTime={at} title={time(ms)}>
      {text}
    </time>
  )
}
