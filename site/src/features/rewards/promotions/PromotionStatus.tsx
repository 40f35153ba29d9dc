import { Callout } from '@brand/ui/callout'
import { Inline } from '@brand/ui/inline'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Viewer, Promotion } from './promotions.model.ts'
import * as css from './promotions.css.ts'
import { usePromotionWords } from './use-promotion-words.ts'

/** Where the person stands with a promotion, and what is not met. */
export function PromotionStatus({ promotion, viewer }: { promotion: Promotion; viewer: Viewer }) {
  const t = useWords('promotions')
  const words = usePromotionWords()
  const { status, unmet, reason, given, claimBy } = promotion
  const { spins } = promotion.terms
  // What spins are worth is no sum that waits.
  const amount = spins ? words.spins(spins) : words.money(given ?? '0.00')
  const values = { amount, day: claimBy ? words.day(claimBy) : '' }
  function more(): string {
    if (status === 'JOINED') return t('standing.JOINED')
    if (status === 'APPLYING') return t('standing.APPLYING')
    if (status === 'PROCESSING') return t('standing.PROCESSING')
    if (status === 'CLAIMED') return t('standing.CLAIMED', values)
    if (status === 'ISSUED' && spins)
      return t(claimBy ? 'standing.ISSUED.spins.until' : 'standing.ISSUED.spins', values)
    if (status === 'ISSUED') return t(claimBy ? 'standing.ISSUED.until' : 'standing.ISSUED', values)
    return words.period(promotion)
  }
  return (
    <>
      {status === 'JOINABLE' ? null : (
        <Inline space="sm">
          <StatusChip status={status} />
          <Text size="dense" quiet>
            {more()}
          </Text>
        </Inline>
      )}
      {status === 'REJECTED' && reason ? (
        <Callout tone="danger" title={t('rejected')}>
          <bdi>{reason}</bdi>
        </Callout>
      ) : null}
      {viewer === 'owner' && unmet.length > 0 ? (
        <Callout tone="warning" title={t('unmet')}>
          <ul className={css.list}>
            {unmet.map((one) => (
              <li key={one.code}>{words.unmet(one)}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </>
  )
}
