import { Avatar } from '@brand/ui/avatar'
import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { ChatBubble, ChatEvent } from '@brand/ui/chat-bubble'
import { IconButton } from '@brand/ui/icon-button'
import { at, cloudRain, copy, dotsThreeBold, flag, handCoins, prohibit } from '@brand/ui/icons'
import type { MenuItem } from '@brand/ui/menu'
import { SafeLink } from '@brand/ui/safe-link'
import { Text } from '@brand/ui/text'
import type { ChatMessage, ChatPart, ChatPerson } from '@brand/sdk'
import { memo } from 'react'
import { MenuButton } from '../../../app/overlays/MenuButton.tsx'
import { useArt } from '../../../app/art.ts'
import { useStatus } from '../../../app/api/status.ts'
import { formatClock } from '../../../app/format/format.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import * as css from './chat.css.ts'
import { Receipt } from './Receipt.tsx'
import { wordsOf } from './room.model.ts'
import type { Pending } from './use-room.ts'

/** What can be done with a message. */
export interface MessageActions {
  /** The person who reads; undefined for visitors and trial players. */
  me: string | undefined
  mayWrite: boolean
  onMention: (person: ChatPerson) => void
  onTip: (person: ChatPerson) => void
  onReport: (message: ChatMessage) => void
  onBlock: (person: ChatPerson) => void
}

/** Rank of who said it. */
function Badges({ from }: { from: ChatPerson }) {
  const t = useWords('chat')
  return (
    <>
      {from.host ? <Badge tone="accent">{t('host')}</Badge> : null}
      {from.vip === null ? null : <Badge tone="accent">{t('vip', { level: from.vip })}</Badge>}
    </>
  )
}

function SentAt({ at: sent }: { at: string }) {
  const lang = useLang()
  const zone = useStatus().data?.timeZone
  const { time } = useTime()
  return (
    <time dateTime={sent} title={time(sent)}>
      {formatClock(Date.parse(sent), lang, zone)}
    </time>
  )
}

function Words({ parts, me }: { parts: readonly ChatPart[]; me: string | undefined }) {
  const t = useWords('chat')
  return parts.map((part, n) => {
    if (part.kind === 'MENTION')
      return (
        <bdi key={n} className={css.mentioned}>
          @{part.person === me ? t('you') : part.name}
        </bdi>
      )
    if (part.kind === 'REMOVED')
      return (
        <span key={n} className={css.gone}>
          {t('link.removed')}
        </span>
      )
    if (part.kind === 'LINK')
      return (
        <SafeLink key={n} href={part.href}>
          {part.text}
        </SafeLink>
      )
    return part.text
  })
}

/** A message of the room; a gift is one line. */
export const MessageRow = memo(function MessageRow({
  message,
  actions,
}: {
  message: ChatMessage
  actions: MessageActions
}) {
  const t = useWords('chat')
  const art = useArt()
  const { from, kind, at: sent, parts, removed, receipt, messageId } = message
  if (!from) return null
  if (kind === 'TIP' || kind === 'RAIN') return <GiftLine message={message} me={actions.me} />
  const mine = from.person === actions.me
  const toMe = parts.some((part) => part.kind === 'MENTION' && part.person === actions.me)
  return (
    <ChatBubble
      data-message={messageId}
      name={mine ? t('you') : from.name}
      avatar={<Avatar name={from.name} src={from.iconUrl && art(from.iconUrl)} />}
      badges={<Badges from={from} />}
      time={<SentAt at={sent} />}
      text={removed ? t('removed') : parts.length > 0 ? <Words parts={parts} me={actions.me} /> : undefined}
      own={mine}
      removed={removed}
      addressed={toMe}
      actions={removed ? undefined : <ActionsMenu message={message} from={from} mine={mine} actions={actions} />}
    >
      {receipt ? <Receipt messageId={messageId} receipt={receipt} /> : null}
    </ChatBubble>
  )
})

function ActionsMenu({
  message,
  from,
  mine,
  actions,
}: {
  message: ChatMessage
  from: ChatPerson
  mine: boolean
  actions: MessageActions
}) {
  const t = useWords('chat')
  const { me, mayWrite, onMention, onTip, onReport, onBlock } = actions
  const others = me !== undefined && !mine && !from.host
  const text = wordsOf(message, t('link.removed'))
  const copyText = () =>
    void navigator.clipboard.writeText(text).then(
      () => showToast({ tone: 'success', title: t('action.copied') }),
      () => undefined,
    )
  const items: MenuItem[] = [
    ...(others && mayWrite
      ? [
          { id: 'mention', label: t('action.mention'), icon: at, onSelect: () => onMention(from) },
          { id: 'tip', label: t('action.tip'), icon: handCoins, onSelect: () => onTip(from) },
        ]
      : []),
    ...(text === '' || !('clipboard' in navigator)
      ? []
      : [{ id: 'copy', label: t('action.copy'), icon: copy, onSelect: copyText }]),
    ...(others
      ? [
          { id: 'report', label: t('action.report'), icon: flag, onSelect: () => onReport(message) },
          {
            id: 'block',
            label: t('action.block'),
            icon: prohibit,
            tone: 'danger' as const,
            onSelect: () => onBlock(from),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  const label = mine ? t('actions.you') : t('actions', { name: from.name })
  return <MenuButton align="end" items={items} trigger={<IconButton label={label} icon={dotsThreeBold} />} />
}

function GiftLine({ message: { kind, from, gift }, me }: { message: ChatMessage; me: string | undefined }) {
  const t = useWords('chat')
  const { code, symbol } = useCurrency()
  if (!from || !gift) return null
  const money = moneyIn(gift.currency === code ? symbol : gift.currency)
  const nameOf = (person: ChatPerson | undefined) => (person ? `\u2068${person.name}\u2069` : '')
  const [to] = gift.to
  const values = { from: from.person === me ? t('you') : nameOf(from), to: nameOf(to), amount: money(gift.amount) }
  const words =
    kind === 'RAIN'
      ? t('rain.line', { ...values, count: gift.people, each: money(gift.each) })
      : from.person === me
        ? t('tip.line.byYou', values)
        : to?.person === me
          ? t('tip.line.you', values)
          : t('tip.line', values)
  return <ChatEvent icon={kind === 'RAIN' ? cloudRain : handCoins}>{words}</ChatEvent>
}

interface PendingRowProps {
  message: Pending
  me: ChatPerson
  reason: string | undefined
  onRetry: () => void
  onDiscard: () => void
}

/** A message that is on its way, or was refused. */
export function PendingRow({ message, me, reason, onRetry, onDiscard }: PendingRowProps) {
  const t = useWords('chat')
  const art = useArt()
  return (
    <ChatBubble
      own
      aria-busy={reason === undefined}
      name={t('you')}
      avatar={<Avatar name={me.name} src={me.iconUrl && art(me.iconUrl)} />}
      badges={<Badges from={me} />}
      text={message.shown}
    >
      {reason === undefined ? (
        <Text as="span" quiet>
          {t('sending')}
        </Text>
      ) : (
        <div className={css.failed} role="alert">
          {t('failed')}: {reason}
          <Button size="sm" variant="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </ChatBubble>
  )
}
