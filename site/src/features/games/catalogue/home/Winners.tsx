import { Skeleton } from '@brand/ui/skeleton'
import { WinnersScroller } from '@brand/ui/winners-scroller'
import { useArt } from '../../../../app/art.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useStatus } from '../../../../app/api/status.ts'
import { paths } from '../../../../app/routing/paths.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { winnerLimit } from '../limits.ts'
import { useWinnerNews } from '../winner-news.ts'
import * as css from './home.css.ts'

/** The largest wins of the last days, with masked names; with none or few of them it explains what will be shown. */
export default function Winners() {
  const t = useWords('games')
  const art = useArt()
  const currency = useStatus().data?.currency
  const { data, isError } = useApiQuery(sdk.games.winners, { limitNum: winnerLimit }, { keep: true })
  useWinnerNews()
  if (!data && !isError) return <Skeleton variant="block" className={css.winnersRoom} />
  const list = data?.list ?? []
  return (
    <WinnersScroller
      level={2}
      title={<span className={css.title}>{t('winners')}</span>}
      symbol={currency?.symbol}
      decimals={currency?.decimals}
      action={
        <a className={css.link} href={paths.winners}>
          {t('winners.all')}
        </a>
      }
      empty={isError ? t('winners.failed') : list.length === 0 ? t('winners.none') : t('winners.few')}
      items={list.map(({ vo }) => ({
        id: `${vo.at} ${vo.customerName} ${vo.nodeId}`,
        name: vo.customerName,
        game: vo.gameName,
        amount: vo.winAmount,
        icon: art(vo.iconUrl),
      }))}
    />
  )
}
