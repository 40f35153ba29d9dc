import type { DepositOrder } from '@brand/sdk/member'
import { buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'
import { Duration } from '@brand/ui/duration'
import { Heading } from '@brand/ui/heading'
import { Icon } from '@brand/ui/icon'
import { arrowSquareOut } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { QrCode } from '@brand/ui/qr-code'
import { safeHref } from '@brand/ui/safe-link'
import { Text } from '@brand/ui/text'
import { useEffect } from 'react'
import { useNow } from '../../../../app/browser/use-now.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import * as css from '../deposit.css.ts'
import type { Money } from '../../../../app/format/money.ts'

/** Minutes and seconds until a moment of the server's clock. */
function PaymentDeadline({ until, onOver }: { until: number; onOver: () => unknown }) {
  const t = useWords('deposit')
  const left = until - useNow()
  const over = left <= 0
  useEffect(() => {
    if (over) void onOver()
  }, [over, onOver])
  return (
    <Inline align="baseline">
      <Text size="dense" quiet>
        {t('deposit.pay.left')}
      </Text>
      <Text as="span" size="title" tone="accent" weight="strong">
        <Duration ms={left} variant="clock" />
      </Text>
    </Inline>
  )
}

/** Where to pay, how much to the last digit, with which words, and until when. */
export function Pay({ order, money, onOver }: { order: DepositOrder; money: Money; onOver: () => unknown }) {
  const t = useWords('deposit')
  const { status, payAmount, payee, reference, qr, payUrl, expiresAt, channel } = order
  /** A value that is needed to the last sign, with a button that copies it. */
  const copied = (term: string, value: string) => ({
    term,
    value: <bdi>{value}</bdi>,
    action: <CopyButton variant="icon" value={value} label={t('deposit.copy', { what: term })} />,
  })
  const page = payUrl === undefined ? undefined : safeHref(payUrl, { schemes: ['https:'] })
  return (
    <Card as="section" aria-label={t('deposit.pay.title')} space={{ phone: 'xl', tablet: '2xl' }}>
      <Inline space="lg" justify="between">
        <Heading>{t('deposit.pay.title')}</Heading>
        <PaymentDeadline until={Date.parse(expiresAt)} onOver={onOver} />
      </Inline>
      {status === 'CREATED' ? (
        <p aria-busy="true">{t('deposit.pay.preparing')}</p>
      ) : (
        <div className={css.pay}>
          {qr && channel.mode !== 'TRANSFER' ? (
            <QrCode bare value={qr} size={180} label={t('deposit.pay.qr')} className={css.qr} />
          ) : null}
          <DataList
            variant="stacked"
            className={css.rows}
            items={[
              {
                ...copied(t('deposit.pay.exact'), payAmount),
                value: (
                  <Text as="span" size="headline">
                    {money(payAmount)}
                  </Text>
                ),
                note: t('deposit.pay.exact.note'),
              },
              ...(payee
                ? [
                    copied(t('deposit.pay.bank'), payee.bank),
                    copied(t('deposit.pay.name'), payee.name),
                    copied(t('deposit.pay.account'), payee.account),
                  ]
                : []),
              { ...copied(t('deposit.pay.reference'), reference), note: t('deposit.pay.reference.note') },
            ]}
          />
        </div>
      )}
      {page ? (
        <a {...buttonAttributes({ variant: 'primary' })} href={page} target="_blank" rel="noopener noreferrer">
          {t('deposit.pay.open')}
          <Icon icon={arrowSquareOut} size={18} />
        </a>
      ) : null}
    </Card>
  )
}
