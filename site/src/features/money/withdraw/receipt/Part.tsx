import type { WithdrawOrder } from '@brand/sdk/member'
import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Inline } from '@brand/ui/inline'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { member } from '../../../../app/api/member-client.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useTime } from '../../../../app/format/use-time.ts'
import { StoredPicture } from '../../../../app/overlays/StoredPicture.tsx'
import { stateKey } from '../withdraw-order.model.ts'
import { ReceiptDeadline } from './ReceiptDeadline.tsx'

interface PartProps {
  part: WithdrawOrder['parts'][number]
  many: boolean
  busy: string | undefined
  onReceived: () => void
  onNotReceived: () => void
}

/** One payment: how much, by whom, when, its proof, how long there is to answer, and the answers. */
export function Part({
  part: { partNo, amount, status, payer, paidAt, deadline, proof, pictures },
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
    <Card as="li" aria-label={name} padding="md" space="xs">
      <Inline justify="between" align="baseline">
        <Text as="span" weight="label">
          {name} <Amount of={amount} />
        </Text>
        <Text as="span" size="caption" quiet>
          {t(stateKey(status))}
        </Text>
      </Inline>
      <Text size="caption" quiet>
        {payer ? t('receipt.by', { payer }) : t('receipt.byBank')} · <time dateTime={paidAt}>{time(paidAt)}</time>
      </Text>
      {proof.length + pictures.length > 0 ? (
        <Inline>
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
        </Inline>
      ) : null}
      {deadline === null ? null : <ReceiptDeadline until={Date.parse(deadline)} />}
      {disputed ? (
        <Text size="caption" quiet>
          {t('receipt.disputed')}
        </Text>
      ) : null}
      {asks ? (
        <Grid minColumn="xs" stretch space="xs">
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
        </Grid>
      ) : null}
    </Card>
  )
}
