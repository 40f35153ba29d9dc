import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button, buttonAttributes } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { EmptyState } from '@brand/ui/empty-state'
import { chatCircleDots, prohibit } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { isGatewayError } from '@brand/sdk'
import type { ChatMessage, ChatPerson } from '@brand/sdk'
import type { ChatRoomsPermissionOutput } from '@brand/sdk/member'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { newKey } from '../../../app/forms/intent.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { loginPath, paths } from '../../../app/routing/paths.ts'
import * as css from './chat.css.ts'
import { Composer, type ComposerHandle } from './Composer.tsx'
import { MessageLog } from './MessageLog.tsx'
import type { MessageActions } from './MessageRow.tsx'
import { Rules } from './Rules.tsx'
import { useReading, useRoom } from './use-room.ts'

const GiftDialog = lazyPart(() => import('./Gifts.tsx'))
const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'))
const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'))

/** What is open over the room. */
export type Over =
  | { kind: 'share' }
  | { kind: 'rain' }
  | { kind: 'tip'; person: ChatPerson }
  | { kind: 'report'; message: ChatMessage }
  | { kind: 'block'; person: ChatPerson }

interface ChatRoomProps {
  roomId: string
  title: string
  /** A line above the talk. */
  strip?: ReactNode
  className: string
  over: Over | undefined
  onOver: (over: Over | undefined) => void
}

/** A room: who may read it reads, who may write writes, and who may not is told why. */
export function ChatRoom(props: ChatRoomProps) {
  const t = useWords('chat')
  const permission = useApiQuery(member.chatRooms.permission, { roomId: props.roomId }, { staleTime: 0 })
  const { refetch } = permission
  return (
    <Answered
      answer={permission}
      failed={t('log.failed')}
      waiting={<Waiting className={props.className} />}
      missing={
        <EmptyState
          icon={chatCircleDots}
          title={t('notFound')}
          action={
            <a {...buttonAttributes({ variant: 'primary' })} href={paths.chat}>
              {t('host.back')}
            </a>
          }
        />
      }
    >
      {(data) =>
        data.read ? (
          <OpenRoom {...props} permission={data} onChanged={() => void refetch()} />
        ) : (
          <Barred permission={data} />
        )
      }
    </Answered>
  )
}

function Waiting({ className }: { className: string }) {
  return (
    <div className={`${css.room} ${className}`} aria-busy="true">
      <Stack space="lg">
        {[0, 1, 2, 3].map((n) => (
          <Skeleton key={n} variant="block" size="sm" />
        ))}
      </Stack>
    </div>
  )
}

const closed = ['BREAK', 'UNDERAGE', 'BANNED'] as const

/** Why the room is closed to this person. */
function Barred({ permission: { barrier, until } }: { permission: ChatRoomsPermissionOutput }) {
  const t = useWords('chat')
  const { time } = useTime()
  const when = until ? time(until) : ''
  const text =
    barrier === 'BREAK'
      ? t('barrier.BREAK.text', { until: when })
      : barrier === 'UNDERAGE'
        ? t('barrier.UNDERAGE.text')
        : barrier === 'BANNED'
          ? `${t('barrier.BANNED.text')} ${until ? t('barrier.BANNED.until', { until: when }) : ''}`
          : t('barrier.CLOSED.text')
  const title = t(`barrier.${closed.find((one) => one === barrier) ?? 'CLOSED'}`)
  return (
    <EmptyState icon={prohibit} title={title}>
      {text}
    </EmptyState>
  )
}

function OpenRoom({
  roomId,
  title,
  strip,
  className,
  over,
  onOver,
  permission,
  onChanged,
}: ChatRoomProps & { permission: ChatRoomsPermissionOutput; onChanged: () => void }) {
  const t = useWords('chat')
  const room = useRoom(roomId, true)
  const { first, known, pending, send, add } = room
  const { me, write, rulesAccepted, maxLength, slowModeMs, blocked } = permission
  const [atEnd, setAtEnd] = useState(true)
  useReading(roomId, known.list.at(-1)?.seq ?? 0, me !== null && atEnd)
  const composer = useRef<ComposerHandle>(null)
  const ref = me?.person
  const mayWrite = write && rulesAccepted
  const actions = useMemo(
    (): MessageActions => ({
      me: ref,
      mayWrite,
      onMention: (person) => composer.current?.mention(person),
      onTip: (person) => onOver({ kind: 'tip', person }),
      onReport: (message) => onOver({ kind: 'report', message }),
      onBlock: (person) => onOver({ kind: 'block', person }),
    }),
    [ref, mayWrite, onOver],
  )
  const hidden = useMemo(() => new Set(blocked.map(({ person }) => person)), [blocked])
  const shown = useMemo(
    () => ({ ...known, list: known.list.filter(({ from }) => !from || !hidden.has(from.person)) }),
    [known, hidden],
  )
  const block = useApiMutation({
    mutationFn: (person: ChatPerson) => member.chatRooms.block({ person: person.person, on: true }),
    onSuccess: (_, person) => {
      showToast({ tone: 'success', title: t('block.done', { name: person.name }) })
      onOver(undefined)
      onChanged()
    },
    toastError: true,
  })
  const close = () => onOver(undefined)

  async function sendNow(message: { clientId: string; text: string; shown: string }) {
    const refused = await send(message)
    // The person may have been muted, or the rules may be new.
    if (
      isGatewayError(refused) &&
      ['chat_muted', 'chat_banned', 'chat_rules_required', 'chat_closed'].includes(refused.code)
    )
      onChanged()
  }
  const asksRules = write && !(mayWrite && me)
  return (
    <div data-rules={asksRules || undefined} className={`${css.room} ${className}`}>
      {strip}
      <Answered
        answer={first}
        failed={t('log.failed')}
        waiting={
          <div className={css.waiting} aria-busy="true">
            <Stack space="lg">
              {[0, 1, 2, 3].map((n) => (
                <Skeleton key={n} variant="block" size="sm" />
              ))}
            </Stack>
          </div>
        }
      >
        {() => (
          <MessageLog
            title={title}
            room={{ ...room, known: shown }}
            me={me}
            actions={actions}
            onEnd={setAtEnd}
            onRetry={(id) => {
              const message = pending.find(({ clientId }) => clientId === id)
              if (message) void sendNow(message)
            }}
          />
        )}
      </Answered>
      <div className={css.foot}>
        {mayWrite && me ? (
          <Composer
            ref={composer}
            roomId={roomId}
            me={me.person}
            maxLength={maxLength}
            slowModeMs={slowModeMs}
            onSend={({ text, shown: typed }) => void sendNow({ clientId: newKey(), text, shown: typed })}
            onShare={() => onOver({ kind: 'share' })}
            onRain={() => onOver({ kind: 'rain' })}
          />
        ) : write ? (
          <AcceptRules version={permission.rulesVersion} onAccepted={onChanged} />
        ) : (
          <ReadOnly permission={permission} roomId={roomId} />
        )}
      </div>
      {over?.kind === 'share' && mayWrite ? (
        <ShareDialog roomId={roomId} maxLength={maxLength} onShared={(message) => add([message])} onClose={close} />
      ) : null}
      {(over?.kind === 'rain' || over?.kind === 'tip') && mayWrite ? (
        <GiftDialog roomId={roomId} to={over.kind === 'tip' ? over.person : undefined} onClose={close} />
      ) : null}
      {over?.kind === 'report' ? <ReportDialog message={over.message} onClose={close} /> : null}
      {over?.kind === 'block' ? (
        <AlertDialog
          open
          title={t('block.title', { name: over.person.name })}
          description={t('block.text', { name: over.person.name })}
          confirmLabel={t('block.confirm')}
          cancelLabel={t('block.cancel')}
          onConfirm={() => block.mutateAsync(over.person)}
          onOpenChange={(open) => open || close()}
        />
      ) : null}
    </div>
  )
}

/** The rules, once, in the place of the text. */
function AcceptRules({ version, onAccepted }: { version: number; onAccepted: () => void }) {
  const t = useWords('chat')
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => member.chatRooms.accept({ version }),
    onSuccess: onAccepted,
    onError: onAccepted,
    toastError: true,
  })
  return (
    <Callout
      title={t('rules.title')}
      actions={
        <Button variant="primary" busy={isPending} busyLabel={t('sending')} onClick={() => mutate()}>
          {t('rules.accept')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={css.firstRules} tabIndex={0} role="group" aria-label={t('rules')}>
        <Rules />
      </div>
    </Callout>
  )
}

/** Why the person reads along, and what to do about it. */
function ReadOnly({
  permission: { barrier, until },
  roomId,
}: {
  permission: ChatRoomsPermissionOutput
  roomId: string
}) {
  const t = useWords('chat')
  const { time } = useTime()
  if (barrier === 'VISITOR' || barrier === 'TRIAL')
    return (
      <Callout
        actions={
          <a
            {...buttonAttributes({ variant: 'primary' })}
            href={barrier === 'TRIAL' ? paths.register : loginPath(`${paths.chat}?room=${roomId}`)}
          >
            {t(barrier === 'TRIAL' ? 'register' : 'login')}
          </a>
        }
      >
        {t(barrier === 'TRIAL' ? 'barrier.TRIAL' : 'barrier.VISITOR')}
      </Callout>
    )
  return <Callout tone="warning">{t('barrier.MUTED', { until: until ? time(until) : '' })}</Callout>
}
