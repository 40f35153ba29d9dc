import { Avatar } from '@brand/ui/avatar'
import { EmptyState } from '@brand/ui/empty-state'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { caretDown, chatCircleDots } from '@brand/ui/icons'
import { Button } from '@brand/ui/button'
import { Page } from '@brand/ui/page'
import { PageHeader } from '@brand/ui/page-header'
import { Popover } from '@brand/ui/popover'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Skeleton } from '@brand/ui/skeleton'
import type { ChatRoom as Room } from '@brand/sdk/member'
import { useState } from 'react'
import { useArt } from '../../../app/art.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { formatCount, localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { useUrlTexts } from '../../../app/navigation/use-url-state.ts'
import { paths } from '../../../app/routing/paths.ts'
import { BlockedCard, FollowButton, HereNow, HostsCard, Pinned, ShareCard } from './Beside.tsx'
import * as css from './chat.css.ts'
import { ChatRoom, type Over } from './ChatRoom.tsx'
import { Rules } from './Rules.tsx'
import { useRooms } from './use-rooms.ts'

/** `/chat`: the room of the reader's language; `?room=` names another, of a language or of a host. */
export default function ChatPage() {
  const t = useWords('chat')
  const url = useUrlTexts()
  const { rooms, spoken, roomId, room, ...answer } = useRooms(url.get('room').slice(0, 64) || undefined)
  const { error, data } = answer
  usePageTitle(room?.title ?? t('title'))
  if (error && !data)
    return (
      <Page width="wide">
        <PageHeader title={t('title')} />
        <LoadFailed answer={answer} title={t('log.failed')} level={2} />
      </Page>
    )
  if (data && roomId === undefined)
    return (
      <Page width="wide">
        <PageHeader title={t('title')} />
        <EmptyState icon={chatCircleDots} title={t('barrier.CLOSED')} />
      </Page>
    )
  return (
    <Page width="wide" space="none">
      <Head room={room} spoken={spoken} />
      {roomId === undefined ? (
        <Skeleton variant="block" size="lg" aria-busy="true" />
      ) : (
        <Room key={roomId} roomId={roomId} room={room} rooms={rooms} />
      )}
    </Page>
  )
}

/** Name of the room; those of languages are chosen here. */
function Head({ room, spoken }: { room: Room | undefined; spoken: readonly Room[] }) {
  const t = useWords('chat')
  const lang = useLang()
  const art = useArt()
  const url = useUrlTexts()
  const host = room?.host
  const names = new Intl.DisplayNames([localeOf(lang)], { type: 'language' })
  const own = (language: string) => {
    try {
      return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
    } catch {
      return names.of(language) ?? language
    }
  }
  return (
    <PageHeader
      title={host ? t('host.room', { name: host.name }) : (room?.title ?? t('courtyard'))}
      back={host ? { label: t('host.back'), href: paths.chat } : undefined}
      actions={
        host ? (
          <>
            <Avatar name={host.name} src={art(host.iconUrl)} />
            <FollowIfMember room={room} />
          </>
        ) : spoken.length > 1 && room ? (
          <SegmentedControl
            label={t('rooms')}
            value={room.roomId}
            options={spoken.map(({ roomId, language, people }) => ({
              value: roomId,
              label: `${own(language)} ${formatCount(people, lang)}`,
            }))}
            onValueChange={(roomId) => url.set({ room: roomId })}
          />
        ) : undefined
      }
    />
  )
}

function FollowIfMember({ room }: { room: Room }) {
  const { data } = useApiQuery(member.chatRooms.permission, { roomId: room.roomId }, { staleTime: 0 })
  return room.host && data?.me ? <FollowButton host={room.host} /> : null
}

/** The talk, and what belongs to it. */
function Room({ roomId, room, rooms }: { roomId: string; room: Room | undefined; rooms: readonly Room[] }) {
  const t = useWords('chat')
  const [over, setOver] = useState<Over>()
  const { data: permission, refetch } = useApiQuery(member.chatRooms.permission, { roomId }, { staleTime: 0 })
  const mayWrite = permission?.write === true && permission.rulesAccepted
  return (
    <div className={css.layout}>
      <ChatRoom
        roomId={roomId}
        title={room?.title ?? t('title')}
        className=""
        strip={<RoomBar people={room?.people ?? 0} />}
        over={over}
        onOver={setOver}
      />
      <div className={css.aside}>
        <Pinned rules={!permission?.write || permission.rulesAccepted} />
        {permission?.read === false ? null : <HereNow roomId={roomId} me={permission?.me?.person} />}
        {mayWrite ? <ShareCard onShare={() => setOver({ kind: 'share' })} /> : null}
        <HostsCard rooms={rooms} current={roomId} mayFollow={permission?.me !== null && permission !== undefined} />
        {permission ? <BlockedCard blocked={permission.blocked} onChanged={() => void refetch()} /> : null}
      </div>
    </div>
  )
}

/** How many are here, and the rules within reach; a large page has both beside the talk. */
export function RoomBar({ people, always = false }: { people: number; always?: boolean }) {
  const t = useWords('chat')
  const strip = (
    <div className={css.strip}>
      <span className={css.online}>
        <span className={css.dot} aria-hidden="true" />
        <span>{t('here', { count: people })}</span>
      </span>
      <Popover
        align="end"
        title={t('rules')}
        trigger={
          <Button variant="quiet" size="sm">
            {t('rules')}
            <Icon icon={caretDown} size={16} />
          </Button>
        }
      >
        <Rules />
      </Popover>
    </div>
  )
  return always ? strip : <Hidden above="desktop">{strip}</Hidden>
}
