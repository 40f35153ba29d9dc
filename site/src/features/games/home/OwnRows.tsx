import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { heart } from '@brand/ui/icons'
import { sdk } from '../../../app/calls/client.ts'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { useWords } from '../../../app/language/i18n.ts'
import { paths } from '../../../app/routing/paths.ts'
import { useAccount, useSession } from '../../../app/session/session.ts'
import { useModule } from '../../../app/calls/status.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { keepsFavourites } from '../favourites/favourites.ts'
import { homeSlice } from '../limits.ts'
import { GameRow } from './GameRow.tsx'
import * as css from './home.css.ts'

/** What this person played and saved; for a visitor one quiet strip. */
export function OwnRows() {
  return useSession() ? (
    <>
      <RecentRow />
      <FavouritesRow />
    </>
  ) : (
    <VisitorStrip />
  )
}

function RecentRow() {
  const t = useWords('games')
  const on = useModule('GAMELOREC3')
  const answer = useCall(sdk.games.recent, { pageSize: homeSlice }, { enabled: on })
  if (!on || answer.data?.items.length === 0) return null
  return <GameRow id="recent" title={t('row.recent')} all={paths.recent} answer={answer} mixed />
}

function FavouritesRow() {
  const t = useWords('games')
  const { kind } = useAccount()
  const on = useModule('GAMELOFAV3') && keepsFavourites(kind)
  const answer = useCall(sdk.favourites.list, { pageSize: homeSlice }, { enabled: on })
  if (!on) return null
  if (answer.data?.items.length === 0) return <Strip title={t('teach.title')} text={t('teach.text')} />
  return <GameRow id="favourites" title={t('row.favourites')} all={paths.favourites} answer={answer} mixed />
}

function VisitorStrip() {
  const t = useWords('games')
  const { show } = useDialogs()
  return (
    <Strip title={t('strip.title')} text={t('strip.text')}>
      <Button className={css.stripAction} onClick={() => show('login')}>
        {t('strip.action')}
      </Button>
    </Strip>
  )
}

function Strip({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <div className={css.strip}>
      <Icon shape={heart} size={22} className={css.stripIcon} />
      <div className={css.stripWords}>
        <p className={css.stripTitle}>{title}</p>
        <p className={css.stripText}>{text}</p>
      </div>
      {children}
    </div>
  )
}
