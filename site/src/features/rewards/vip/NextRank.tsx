import { Inline } from '@brand/ui/inline'
import { Progress as Bar } from '@brand/ui/progress'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Progress } from './use-vip.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** All play of the person, against what the next rank takes. */
export function NextRank({ progress: { total, next } }: { progress: Progress }) {
  const t = useWords('vip')
  const money = useMoney()
  return (
    <Section title={next ? t('next', { rank: next.label }) : t('top')}>
      <Inline justify="between" align="baseline">
        <Amount of={total} size="headline" />
        {next ? (
          <Text as="span" size="dense" quiet>
            {t('of', { amount: money(next.total) })}
          </Text>
        ) : null}
      </Inline>
      {next ? (
        <Bar
          label={t('next', { rank: next.label })}
          labelHidden
          size="lg"
          value={next.percent}
          valueText={t('progress', { done: money(total), of: money(next.total) })}
        />
      ) : null}
      <Text size="dense" quiet>
        {t('no.hurry')}
      </Text>
    </Section>
  )
}
