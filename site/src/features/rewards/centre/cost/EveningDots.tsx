import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import * as css from './cost.css.ts'
import { dotsOf } from './dots.model.ts'
import { useMoney } from '../../../../app/format/use-money.ts'

const tones = ['ahead', 'behind', 'nothing'] as const
/** Height of the chart at most, px: dots of a taller column are smaller and closer. */
const tallest = 360

/** A hundred evenings, a dot each, by the money at their end. @param own own money, a decimal string */
export function EveningDots({ ends, own }: { ends: readonly string[]; own: string }) {
  const t = useWords('rewards')
  const lang = useLang()
  const money = useMoney()
  const { columns, open } = dotsOf(ends.map(Number), Number(own))
  const count = (tone: string) =>
    columns.filter((one) => one.tone === tone).reduce((sum, { count: dots }) => sum + dots, 0)
  const counts = { ahead: count('ahead'), behind: count('behind'), nothing: count('nothing') }
  const n = (tone: keyof typeof counts) => formatCount(counts[tone], lang)
  /** The column that begins at the own money. */
  const ownAt = Number(own) > 0 ? columns.findIndex(({ tone }) => tone === 'ahead') : -1
  const amount = (from: number | undefined) => money(from === undefined ? '0.00' : from.toFixed(2))
  const last = columns.at(-1)
  const room = tallest / Math.max(...columns.map((one) => one.count), 1)
  const [size, gap] = room < 12 ? [Math.max(3, Math.floor(room) - 1), 1] : [9, 3]
  return (
    <Stack space="sm">
      <Inline space="md" justify="end" aria-hidden="true">
        {tones.map((tone) => (
          <Inline key={tone} as="span" space="xs">
            <span className={css.dot} data-tone={tone} style={{ inlineSize: 9 }} />
            <Text as="span" size="caption" quiet>
              {t(`cost.dot.${tone}`)}
            </Text>
          </Inline>
        ))}
      </Inline>
      <div
        className={css.chart}
        role="img"
        aria-label={t('cost.dots', { ahead: n('ahead'), behind: n('behind'), nothing: n('nothing') })}
      >
        {columns.map(({ from, tone, count: dots }, at) => (
          <span key={from ?? 'nothing'} className={css.column} style={{ gap }} data-own={at === ownAt ? '' : undefined}>
            {at === ownAt ? (
              <span className={css.ownLabel} data-side={at > columns.length / 2 ? 'before' : 'after'}>
                <Text as="span" size="caption" tone="accent">
                  {t('cost.own', { amount: money(own) })}
                </Text>
              </span>
            ) : null}
            {Array.from({ length: dots }, (_none, dot) => (
              <span key={dot} className={css.dot} data-tone={tone} style={{ inlineSize: `min(${size}px, 100%)` }} />
            ))}
          </span>
        ))}
      </div>
      <div className={css.axis} aria-hidden="true">
        <Text as="span" size="caption" quiet>
          {amount(columns[0]?.from)}
        </Text>
        <Text as="span" size="caption" quiet>
          {open ? t('cost.more') : amount(last?.from)}
        </Text>
      </div>
    </Stack>
  )
}
