import { formatMoney } from '@brand/ui/balance-display'
import type { ReactNode } from 'react'
import type { PlaySessionOutput } from '@brand/sdk/member'
import { choose, usePreferences } from '../../../../app/storage/preferences.ts'
import { useNow } from '../../../../app/browser/use-now.ts'
import { formatClock, localeOf } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useBalance } from '../../../../app/auth/balance.ts'
import * as css from './bar.css.ts'
import { elapsed, signed } from './elapsed.ts'

/**
 * What stays visible during play (rules table E): the time, the length of the sitting, its result. The
 * balance where the header is hidden.
 */
export function Figures({ sitting }: { sitting: PlaySessionOutput | undefined }) {
  const t = useWords('play')
  const lang = useLang()
  const now = useNow()
  const { data: balance } = useBalance()
  const { balanceHidden } = usePreferences()
  const symbol = balance?.currencySymbol ?? ''
  const net = sitting?.net === undefined ? undefined : signed(sitting.net)
  return (
    <dl className={css.figures}>
      <Figure name={t('clock')}>
        <time dateTime={new Date(now).toISOString()}>{formatClock(now, lang)}</time>
      </Figure>
      {sitting?.since ? (
        <Figure name={t('elapsed')}>{elapsed(now - Date.parse(sitting.since), localeOf(lang))}</Figure>
      ) : null}
      {sitting?.since && net ? (
        <Figure name={t('net')} tone={net.sign === '−' ? 'danger' : net.sign === '+' ? 'success' : undefined}>
          <bdi>{`${net.sign}${symbol} ${formatMoney(net.amount)}`}</bdi>
        </Figure>
      ) : null}
      {balance ? (
        <Figure name={t('balance')} className={css.bareOnly}>
          <button
            type="button"
            className={css.hide}
            aria-pressed={balanceHidden}
            aria-label={t(balanceHidden ? 'balance.show' : 'balance.hide')}
            onClick={() => choose({ balanceHidden: !balanceHidden })}
          >
            <bdi>{balanceHidden ? '••••••' : `${symbol} ${formatMoney(balance.sumBalance)}`}</bdi>
          </button>
        </Figure>
      ) : null}
    </dl>
  )
}

const Figure = ({
  name,
  tone,
  className,
  children,
}: {
  name: string
  tone?: 'success' | 'danger' | undefined
  className?: string
  children: ReactNode
}) => (
  <div className={[css.figure, className].filter(Boolean).join(' ')}>
    <dt className={css.figureName}>{name}</dt>
    <dd data-tone={tone} className={css.figureValue}>
      {children}
    </dd>
  </div>
)
