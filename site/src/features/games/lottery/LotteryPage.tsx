import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { ticket } from '@brand/ui/icons'
import { Tabs } from '@brand/ui/tabs'
import { Card } from '@brand/ui/card'
import { Page } from '@brand/ui/page'
import { PageHeader } from '@brand/ui/page-header'
import { useLocation } from '../../../app/navigation/router.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { choice, matching, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { FavouriteButton } from '../catalogue/favourites/FavouriteButton.tsx'
import { useFavouriteIds } from '../catalogue/favourites/favourites.ts'
import { addressOf, areaAt, areas, type Area } from './areas.ts'
import { LotteryLobby } from './LotteryLobby.tsx'
import { Results } from './Results.tsx'
import { useMenus } from './use-lotteries.ts'
import { Play } from '../play/Play.tsx'
import { useReport } from '../play/use-report.ts'
import { hold } from '../../safer-play/limits/hold/hold-lazily.tsx'

/**
 * `/lottery`, `/seaLottery`, `/vnLottery`: the lotteries there and what they drew; `?gameCode=` bets on one of them.
 */
export default function LotteryPage() {
  const area = areaAt(useLocation().pathname) ?? areas[0]
  if (!area) throw new Error('no lottery page')
  // What one area keeps on screen while it fetches is not shown in the next.
  return <LotteriesOf key={area.path} area={area} />
}

function LotteriesOf({ area }: { area: Area }) {
  const t = useWords('lottery')
  const [{ gameCode: code, view }, setUrl] = useUrlState({
    gameCode: matching(/./),
    view: choice(['lobby', 'results']),
  })
  const menus = useMenus(area)
  const saved = useFavouriteIds()
  const report = useReport()
  const title = t(`title.${area.path.slice(1) as 'lottery'}`)
  const game = menus.games.find(({ gameCode }) => gameCode === code)
  usePageTitle(game?.gameName ?? title)

  const back = (
    <a {...buttonAttributes({ variant: 'primary' })} href={area.path}>
      {t('unknown.back')}
    </a>
  )
  if (game)
    return (
      <Play
        key={game.gameCode}
        address={addressOf(area, game)}
        hold={hold}
        report={report}
        tools={(played) => <FavouriteButton game={played} />}
      />
    )
  if (code && menus.byMode)
    return (
      <Page gutters>
        <Card padding="none">
          <EmptyState icon={ticket} level={1} title={t('unknown.title')} action={back}>
            {t('unknown.text')}
          </EmptyState>
        </Card>
      </Page>
    )
  return (
    <Page gutters space="none">
      <PageHeader title={title} description={t('lead')} />
      <Tabs
        label={t('views')}
        value={view}
        onValueChange={(next) => setUrl({ view: next })}
        items={[
          {
            value: 'lobby',
            label: t('view.lobby'),
            panel: (
              <LotteryLobby
                area={area}
                menus={menus}
                saved={saved}
                heart={(one) => (
                  <FavouriteButton game={{ ...one, displayName: one.gameName, vassalage: one.accountType }} />
                )}
              />
            ),
          },
          { value: 'results', label: t('view.results'), panel: <Results games={menus.games} /> },
        ]}
      />
    </Page>
  )
}
