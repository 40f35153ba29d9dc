import type { OwnPlay } from '@brand/sdk'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import * as css from './sheet.css.ts'
import { useMoney } from './use-money.ts'

/** How one did in a game in the last ninety days. */
export function Mine({ mine: { currency, lastPlayedAt, lastNet, rounds, net } }: { mine: OwnPlay }) {
  const t = useWords('lobby')
  const { time } = useTime()
  const money = useMoney()
  const tone = net.startsWith('-') ? 'loss' : /[1-9]/.test(net) ? 'gain' : undefined
  return (
    <section aria-labelledby="mine" className={css.mine}>
      <h3 id="mine" className={css.mineTitle}>
        {t('mine.title')}
      </h3>
      <p data-tone={tone} className={css.net}>
        {money(net, currency, true)}
      </p>
      <p className={css.quiet}>{t('mine.rounds', { count: rounds })}</p>
      <p className={css.quiet}>
        {t('mine.last', { time: time(lastPlayedAt) })}
        {lastNet === undefined ? null : <> · {t('mine.lastNet', { amount: money(lastNet, currency, true) })}</>}
      </p>
    </section>
  )
}
