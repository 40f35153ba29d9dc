import { WinnersScroller } from '@brand/ui/winners-scroller'
import { useArt } from '../../../app/art.ts'
import { sdk } from '../../../app/calls/client.ts'
import { useWords } from '../../../app/language/i18n.ts'
import { useModule, useStatus } from '../../../app/calls/status.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { winnerLimit } from '../limits.ts'
import { useWinnerNews } from '../winner-news.ts'
import * as css from './home.css.ts'

/** The largest wins of the last days, names masked by the gateway. Nothing to show: nothing is there. */
export default function Winners() {
  const t = useWords('lobby')
  const art = useArt()
  const on = useModule('WINNER3')
  const currency = useStatus().data?.currency
  const { data } = useCall(sdk.games.winners, { limitNum: winnerLimit }, { keep: true, enabled: on })
  useWinnerNews()
  const list = on ? (data?.list ?? []) : []
  return (
    <WinnersScroller
      className={css.winners}
      level={2}
      label={<span className={css.title}>{t('winners')}</span>}
      symbol={currency?.symbol}
      decimals={currency?.decimals}
      winners={list.map(({ vo }) => ({
        id: `${vo.at} ${vo.customerName} ${vo.nodeId}`,
        name: vo.customerName,
        game: vo.gameName,
        amount: vo.winAmount,
        icon: art(vo.iconUrl),
      }))}
    />
  )
}
