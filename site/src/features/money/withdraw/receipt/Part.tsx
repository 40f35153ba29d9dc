import type { WithdrawOrder } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { member } from '../../../../app/api/member-client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { Money } from '../../../../app/format/money.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { StoredPicture } from '../../../../app/overlays/StoredPicture.tsx'
import { stateKey } from '../story.ts'
import { Left } from './Left.tsx'
import * as css from './receipt.css.ts'

interface PartProps {
  part: WithdrawOrder['parts'][number]
  money: Money
  many: boolean
  busy: string | undefined
  onReceived: () => void
  onNotReceived: () => void
}

/** One payment: how much, by whom, when, its proof, how long there is to answer, and the answers. */
export function Part({
  part: { partNo, amount, status, payer, paidAt, deadline, proof, pictures },
  money,
  many,
  busy,
  onReceived,
  onNotReceived,
}: PartProps) {
  const t = useWords('withdraw')
  const { time } = useTime()
  const disputed = status === 'DISPUTED'
  const asks = deadline !== null || disputed
  const name = many ? t('withdraw.part', { n: partNo }) : t('receipt.payment')
  return (
    <li aria-label={name} className={css.part}>
      <div className={css.head}>
        <span className={css.name}>
          {name} <bdi className={css.amount}>{money(amount)}</bdi>
        </span>
        <span className={css.state}>{t(stateKey(status))}</span>
      </div>
      <p className={css.note}>
        {payer ? t('receipt.by', { payer }) : t('receipt.byBank')} · <time dateTime={paidAt}>{time(paidAt)}</time>
      </p>
      {[...proof, ...pictures].map((imageId, n) => (
        <StoredPicture
          key={imageId}
          call={member.receipts.picture}
          imageId={imageId}
          label={t(n < proof.length ? 'receipt.proof' : 'receipt.own', {
            n: n < proof.length ? n + 1 : n - proof.length + 1,
          })}
        />
      ))}
      {deadline === null ? null : <Left until={Date.parse(deadline)} />}
      {disputed ? <p className={css.note}>{t('receipt.disputed')}</p> : null}
      {asks ? (
        <div className={css.answers}>
          <Button
            variant={disputed ? 'secondary' : 'primary'}
            busy={busy === `received ${partNo}`}
            busyLabel={t('receipt.sending')}
            disabled={busy !== undefined && busy !== `received ${partNo}`}
            onClick={onReceived}
          >
            {t(disputed ? 'receipt.after' : 'receipt.yes')}
          </Button>
          {disputed ? null : (
            <Button disabled={busy !== undefined} onClick={onNotReceived}>
              {t('receipt.no')}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
