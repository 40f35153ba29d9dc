import { Avatar } from '@brand/ui/avatar'
import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import { heart, heartFill, pushPinFill, receipt } from '@brand/ui/icons'
import { Text } from '@brand/ui/text'
import type { ChatModel, ChatPerson } from '@brand/sdk'
import type { ChatRoom } from '@brand/sdk/member'
import { useArt } from '../../../app/art.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { paths } from '../../../app/routing/paths.ts'
import * as css from './chat.css.ts'
import { Rules } from './Rules.tsx'

/** What everybody should know first; on a large page the rules as well, where they are not asked about. */
export function Pinned({ rules }: { rules: boolean }) {
  const t = useWords('chat')
  return (
    <Card as="section" aria-label={t('rules')}>
      <div className={css.pinned}>
        <Icon icon={pushPinFill} size={18} className={css.pin} />
        <Text size="dense" quiet>
          {t('warning')}
        </Text>
      </div>
      {rules ? (
        <Hidden below="desktop">
          <Rules />
        </Hidden>
      ) : null}
    </Card>
  )
}

/** People in the room, under their names in the chat. */
export function HereNow({ roomId, me }: { roomId: string; me: string | undefined }) {
  const t = useWords('chat')
  const art = useArt()
  const answer = useApiQuery(member.chatRooms.people, { roomId }, { staleTime: 20_000, everyMs: 30_000, keep: true })
  const { data, error } = answer
  return (
    <Card title={t('here.title')} description={data ? t('here.text', { count: data.count }) : error ? undefined : '…'}>
      <Answered answer={answer} level={3}>
        {({ list }) =>
          list.length > 0 ? (
            <ul className={css.people}>
              {list.slice(0, 8).map(({ person, name, iconUrl, vip, here, playing }) => (
                <li key={person} className={css.who}>
                  <Avatar size="sm" name={name} src={iconUrl && art(iconUrl)} />
                  <bdi className={css.whoName}>{person === me ? t('you') : name}</bdi>
                  {vip === null ? null : <Badge tone="accent">{t('vip', { level: vip })}</Badge>}
                  <span className={css.doing}>{playing ?? t(here ? 'here.reading' : 'here.lately')}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Text size="dense" quiet>
              {t('here.none')}
            </Text>
          )
        }
      </Answered>
    </Card>
  )
}

/** The way to share a round. */
export function ShareCard({ onShare }: { onShare: () => void }) {
  const t = useWords('chat')
  return (
    <Card title={t('share.title')} description={t('share.text')}>
      <Button full onClick={onShare}>
        <Icon icon={receipt} size={18} />
        {t('share.choose')}
      </Button>
    </Card>
  )
}

/** Follows a host, or no longer. */
export function FollowButton({ host: { modelId, name, followed } }: { host: ChatModel }) {
  const t = useWords('chat')
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (on: boolean) => member.chatRooms.follow({ modelId, on }),
    changes: ['chatRooms', 'chat'],
    toastError: true,
  })
  const on = isPending ? variables : followed
  return (
    <IconButton
      label={t(on ? 'host.unfollowName' : 'host.followName', { name })}
      icon={on ? heartFill : heart}
      pressed={on}
      onClick={() => mutate(!on)}
    />
  )
}

/** Rooms of hosts, those followed first. */
export function HostsCard({
  rooms,
  current,
  mayFollow,
}: {
  rooms: readonly ChatRoom[]
  current: string
  mayFollow: boolean
}) {
  const t = useWords('chat')
  const art = useArt()
  const hosts = rooms.flatMap(({ host, people }) => (host ? [{ host, people }] : []))
  if (hosts.length === 0) return null
  return (
    <Card title={t('hosts')} description={t('hosts.text')}>
      <ul className={css.people}>
        {hosts.map(({ host }) => (
          <li key={host.modelId} className={css.who}>
            <a
              href={`${paths.chat}?room=${host.roomId}`}
              className={css.hostLink}
              aria-current={host.roomId === current ? 'page' : undefined}
            >
              <Avatar size="sm" name={host.name} src={art(host.iconUrl)} />
              <bdi className={css.whoName}>{host.name}</bdi>
              <Badge variant="status" tone={host.online ? 'success' : 'neutral'}>
                {t(host.online ? 'host.online' : 'host.away')}
              </Badge>
            </a>
            {mayFollow ? <FollowButton host={host} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** People whose messages are hidden, and the way back. */
export function BlockedCard({ blocked, onChanged }: { blocked: readonly ChatPerson[]; onChanged: () => void }) {
  const t = useWords('chat')
  const list = useList()
  const { mutate } = useApiMutation({
    mutationFn: (person: string) => member.chatRooms.block({ person, on: false }),
    changes: ['chatRooms'],
    onSuccess: onChanged,
    toastError: true,
  })
  if (blocked.length === 0) return null
  return (
    <Card title={t('blocked')}>
      <ul className={css.people}>
        {blocked.map(({ person, name }) => (
          <li key={person} className={css.who}>
            <bdi className={css.whoName}>{name}</bdi>
            <span className={css.doing}>
              <Button
                size="sm"
                variant="quiet"
                aria-label={list([t('blocked.undo'), name])}
                onClick={() => mutate(person)}
              >
                {t('blocked.undo')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
