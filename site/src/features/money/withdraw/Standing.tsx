import type { TurnoverInfo } from '@brand/sdk/member'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Money } from '../../../app/format/money.ts'
import * as css from './withdraw.css.ts'

/** What may be withdrawn now, what may not yet, and why. */
export function Standing({ standing, money, why }: { standing: TurnoverInfo; money: Money; why: ReactNode }) {
  const t = useWords('cashier')
  const open = standing.requirements.length > 0
  return (
    <section aria-label={t('withdraw.standing')} className={css.standing}>
      <div className={css.figures}>
        <div className={css.figure}>
          {t('withdraw.withdrawable')}
          <bdi data-part="withdrawable" className={css.large}>
            {money(standing.withdrawable)}
          </bdi>
        </div>
        <div className={css.figure}>
          {t('withdraw.locked')}
          <bdi data-part="locked" className={css.quiet}>
            {money(standing.locked)}
          </bdi>
        </div>
      </div>
      {open ? <div className={css.why}>{why}</div> : null}
    </section>
  )
}
