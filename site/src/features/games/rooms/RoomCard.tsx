import { Button, buttonAttributes } from '@brand/ui/button'
import { useLocation } from 'react-router-dom'
import type { Room } from '@brand/sdk'
import { drawnTile, useArt } from '../../../app/art.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath, seamlessPath } from '../../../app/routing/paths.ts'
import { useBalance } from '../../../app/auth/balance.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useStatus } from '../../../app/api/status.ts'
import { covers, type RoomsOfGame } from './by-game.ts'
import * as css from './rooms.css.ts'

/** A PVP game and its tables. */
export function RoomCard({ game: { nodeId, gameName, vendorName, online, status, rooms } }: { game: RoomsOfGame }) {
  const t = useWords('play')
  const art = useArt()
  return (
    <li className={css.game}>
      <div className={css.head}>
        <img
          className={css.picture}
          src={art(drawnTile({ gameType: 'PVP', nodeId }))}
          alt=""
          loading="lazy"
          width={56}
          height={56}
        />
        <div className={css.words}>
          <h3 className={css.name}>{gameName}</h3>
          <p className={css.note}>
            <bdi>{vendorName}</bdi> ·{' '}
            {status === 'ON'
              ? t('rooms.online', { count: online })
              : t(status === 'SOON' ? 'rooms.soon' : 'rooms.paused')}
          </p>
        </div>
      </div>
      {status === 'ON' ? (
        <ul className={css.tables}>
          {rooms.map((room) => (
            <Table key={room.roomId} room={room} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** One table: what it costs, what it asks for, and sitting down, or why not and the way on. */
function Table({ room: { roomId, nodeId, gameName, vassalage, level, stake, minBalance } }: { room: Room }) {
  const t = useWords('play')
  const { show } = useDialogs()
  const { pathname, search } = useLocation()
  const { kind } = useAccount()
  const { data: balance } = useBalance()
  const house = useStatus().data?.currency?.symbol ?? ''
  const symbol = balance?.currencySymbol ?? house
  const deposit = memberPath('depositv2')
  const mayDeposit = useMemberShown()(deposit)
  const to = `${seamlessPath({ vassalage, gameType: 'PVP', nodeId }, pathname + search)}&${new URLSearchParams({ room: roomId }).toString()}`
  const money = moneyIn(symbol)
  const short = balance !== undefined && !covers(balance.total, minBalance)
  const name = t('rooms.sitAt', { game: gameName, level })
  return (
    <li className={css.table}>
      <div className={css.words}>
        <p className={css.level}>{level}</p>
        <p className={css.note}>
          {t('rooms.stake', { amount: money(stake) })}
          <br />
          {short ? (
            <span className={css.short}>{t('rooms.short', { amount: money(minBalance) })}</span>
          ) : (
            t('rooms.least', { amount: money(minBalance) })
          )}
        </p>
      </div>
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
    </li>
  )
}
