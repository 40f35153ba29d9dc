import { Link } from '@brand/ui/link'
import { useLocation, useNavigate } from '../../../../app/navigation/router.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { opened, withOverlay, withoutOverlay } from '../tile/overlay-routes.ts'

/** Lays what there is to know of the jackpot over the page, in the place of a game's sheet. */
export function JackpotLink() {
  const t = useWords('games')
  const { search } = useLocation()
  const navigate = useNavigate()
  const sheet = new URLSearchParams(search).has('game')
  const to = withOverlay(withoutOverlay(search, 'game'), 'jackpot', '1')
  return (
    <Link
      variant="action"
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // Closing goes back to where it was opened: to the page, or to the sheet of the game.
        void navigate({ search: to }, { state: opened })
      }}
    >
      {t(sheet ? 'jackpot.how' : 'jackpot.more')}
    </Link>
  )
}
