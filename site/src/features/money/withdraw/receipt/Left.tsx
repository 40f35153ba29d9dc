import { useNow } from '../../../../app/browser/use-now.ts'
import { localeOf } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { leftText } from '../../../../app/format/left-text.ts'
import * as css from './receipt.css.ts'

/** How long there is to answer, by the server's clock. Read out when asked for, not every second. */
export function Left({ until }: { until: number }) {
  const t = useWords('withdraw')
  const locale = localeOf(useLang())
  return (
    <p role="timer" className={css.left}>
      {t('receipt.left')} <bdi className={css.clock}>{leftText(until - useNow(), locale)}</bdi>
    </p>
  )
}
