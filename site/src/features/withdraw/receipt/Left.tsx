import { useNow } from '../../../app/browser/use-now.ts'
import { useWords } from '../../../app/language/i18n.ts'
import * as css from './receipt.css.ts'

const two = (count: number): string => String(count).padStart(2, '0')

/** How long there is to answer, by the server's clock. Read out when asked for, not every second. */
export function Left({ until }: { until: number }) {
  const t = useWords('cashier')
  const left = Math.max(0, Math.ceil((until - useNow()) / 1000))
  return (
    <p role="timer" className={css.left}>
      {t('receipt.left')} <bdi className={css.clock}>{`${two(Math.floor(left / 60))}:${two(left % 60)}`}</bdi>
    </p>
  )
}
