import type { DepositOrder } from '@brand/sdk/member'
import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { arrowSquareOut } from '@brand/ui/icons'
import { QrCode } from '@brand/ui/qr-code'
import { safeHref } from '@brand/ui/safe-link'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useEffect } from 'react'
import { useNow } from '../../../../app/browser/use-now.ts'
import { localeOf } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { leftText } from '../../../../app/format/left-text.ts'
import * as css from '../deposit.css.ts'
import type { Money } from '../../../../app/format/money.ts'
import { Copied } from './Copied.tsx'

/** Minutes and seconds until a moment of the server's clock. */
function Left({ until, onOver }: { until: number; onOver: () => unknown }) {
  const t = useWords('cashier')
  const locale = localeOf(useLang())
  const left = until - useNow()
  const over = left <= 0
  useEffect(() => {
    if (over) void onOver()
  }, [over, onOver])
  const minutes = Math.max(0, Math.ceil(left / 60_000))
  return (
    <p className={css.left}>
      <span>{t('deposit.pay.left')}</span>
      <span aria-hidden="true" className={css.clock}>
        {leftText(left, locale)}
      </span>
      <VisuallyHidden>
        {new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)}
      </VisuallyHidden>
    </p>
  )
}

/** Where to pay, how much to the last digit, with which words, and until when. */
export function Pay({ order, money, onOver }: { order: DepositOrder; money: Money; onOver: () => unknown }) {
  const t = useWords('cashier')
  const { status, payAmount, payee, reference, qr, payUrl, expiresAt, channel } = order
  const page = payUrl === undefined ? undefined : safeHref(payUrl, { schemes: ['https:'] })
  return (
    <section aria-labelledby="deposit-pay" className={css.panel}>
      <div className={css.line}>
        <h2 id="deposit-pay" className={css.heading}>
          {t('deposit.pay.title')}
        </h2>
        <Left until={Date.parse(expiresAt)} onOver={onOver} />
      </div>
      {status === 'CREATED' ? (
        <p aria-busy="true">{t('deposit.pay.preparing')}</p>
      ) : (
        <div className={css.pay}>
          <dl className={css.rows}>
            <Copied
              name={t('deposit.pay.exact')}
              value={payAmount}
              shown={money(payAmount)}
              note={t('deposit.pay.exact.note')}
              large
            />
            {payee ? <Copied name={t('deposit.pay.bank')} value={payee.bank} /> : null}
            {payee ? <Copied name={t('deposit.pay.name')} value={payee.name} /> : null}
            {payee ? <Copied name={t('deposit.pay.account')} value={payee.account} /> : null}
            <Copied name={t('deposit.pay.reference')} value={reference} note={t('deposit.pay.reference.note')} />
          </dl>
          {qr && channel.mode !== 'TRANSFER' ? (
            <QrCode bare value={qr} size={180} label={t('deposit.pay.qr')} className={css.qr} />
          ) : null}
        </div>
      )}
      {page ? (
        <a {...buttonAttributes({ variant: 'primary' })} href={page} target="_blank" rel="noopener noreferrer">
          {t('deposit.pay.open')}
          <Icon icon={arrowSquareOut} size={18} />
        </a>
      ) : null}
    </section>
  )
}
