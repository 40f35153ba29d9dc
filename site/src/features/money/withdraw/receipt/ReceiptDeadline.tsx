import { formatClock } from '@brand/ui/duration'
import { Inline } from '@brand/ui/inline'
import { Text } from '@brand/ui/text'
import { useNow } from '../../../../app/browser/use-now.ts'
import { localeOf } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'

/** How long there is to answer, by the server's clock. Read out on request, not every second. */
export function ReceiptDeadline({ until }: { until: number }) {
  const t = useWords('withdraw')
  const locale = localeOf(useLang())
  return (
    <Inline role="timer" align="baseline">
      <Text as="span" size="caption" quiet>
        {t('receipt.left')}
      </Text>{' '}
      <Text as="bdi" tone="accent" weight="strong" tabular>
        {formatClock(until - useNow(), locale)}
      </Text>
    </Inline>
  )
}
