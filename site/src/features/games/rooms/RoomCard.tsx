import { Button, buttonAttributes } from '@brand/ui/button'
import { Avatar } from '@brand/ui/avatar'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useLocation } from '../../../app/navigation/router.ts'
import type { Room } from '@brand/sdk'
import { drawnTile, useArt } from '../../../app/art.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath, seamlessPath } from '../../../app/routing/paths.ts'
import { useBalance } from '../../../app/auth/balance.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useStatus } from '../../../app/api/status.ts'
import { covers, type RoomsOfGame } from './by-game.ts'

/** A PVP game and its tables. */
export function RoomCard({ game: { nodeId, gameName, vendorName, online, status, rooms } }: { game: RoomsOfGame }) {
  const t = useWords('play')
  const art = useArt()
  return (
    <Card as="li" padding={{ phone: 'md', tablet: 'lg' }} space="xs">
      <Inline space="sm" wrap={false}>
        <Avatar variant="square" size="lg" name={gameName} src={art(drawnTile({ gameType: 'PVP', nodeId }))} />
        <Stack grow space="none">
          <Heading level={3} size="sm">
            {gameName}
          </Heading>
          <Text size="caption" quiet tabular>
            <bdi>{vendorName}</bdi> ·{' '}
            {status === 'ON'
              ? t('rooms.online', { count: online })
              : t(status === 'SOON' ? 'rooms.soon' : 'rooms.paused')}
          </Text>
        </Stack>
      </Inline>
      {status === 'ON' ? (
        <Stack as="ul" divided>
          {rooms.map((room) => (
            <Table key={room.roomId} room={room} />
          ))}
        </Stack>
      ) : null}
    </Card>
  )
}

/** One table: what it costs, what it requires, and sitting down, or why not and what to do. */
function Table({ room: { roomId, nodeId, gameName, vassalage, level, stake, minBalance } }: { room: Room }) {
  const t = useWords('play')
  const { show } = useDialogs()
  const { pathname, search } = useLocation()
  const { kind } = useAccount()
  const { data: balance } = useBalance()
  const house = useStatus().data?.currency?.symbol ?? ''
  const symbol = balance?.currencySymbol ?? house
  const deposit = memberPath('deposit')
  const mayDeposit = useMemberShown()(deposit)
  const game = seamlessPath({ vassalage, gameType: 'PVP', nodeId }, pathname + search)
  const to = `${game}&${new URLSearchParams({ room: roomId }).toString()}`
  const money = moneyIn(symbol)
  const short = balance !== undefined && !covers(balance.total, minBalance)
  const name = t('rooms.sitAt', { game: gameName, level })
  return (
    <li>
      <Inline space="sm" wrap={false}>
        <Stack grow space="none">
          <Text weight="label">{level}</Text>
          <Text size="caption" quiet tabular>
            {t('rooms.stake', { amount: money(stake) })}
            <br />
            {short ? (
              <Text as="span" size="caption" tone="danger">
                {t('rooms.short', { amount: money(minBalance) })}
              </Text>
            ) : (
              t('rooms.least', { amount: money(minBalance) })
            )}
          </Text>
        </Stack>
        {kind === 'visitor' ? (
          <Button aria-label={name} onClick={() => show('login', { next: to })}>
            {t('rooms.sit')}
          </Button>
        ) : !short ? (
          <a {...buttonAttributes()} href={to} aria-label={name}>
            {t('rooms.sit')}
          </a>
        ) : mayDeposit ? (
          <a {...buttonAttributes({ variant: 'quiet' })} href={deposit}>
            {t('deposit.word')}
          </a>
        ) : null}
      </Inline>
    </li>
  )
}
