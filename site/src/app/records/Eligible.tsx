import { DataList } from '@brand/ui/data-list'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { formatPercent } from '../format/percent.ts'
import { localeOf } from '../format/format.ts'
import { useLang, useWords } from '../i18n/i18n.ts'
import { useNames } from './names.ts'

interface Share {
  gameType: string
  /** Of a valid bet, per cent. */
  pct: number
}

/** What of a bet counts, by category; those of which nothing counts are last, in one line. */
export function Eligible({ of }: { of: readonly Share[] }) {
  const t = useWords('rewards')
  const lang = useLang()
  const names = useNames()
  const shares = Map.groupBy(
    of.filter(({ pct }) => pct > 0).toSorted((a, b) => b.pct - a.pct),
    ({ pct }) => pct,
  )
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' })
  const named = (rows: readonly Share[]) => list.format(rows.map(({ gameType }) => names.category(gameType)))
  const none = of.filter(({ pct }) => pct === 0)
  return (
    <Stack space="xs">
      <Text size="caption" quiet>
        {t('eligible')}
      </Text>
      <DataList
        items={[
          ...Array.from(shares, ([pct, rows]) => ({
            term: named(rows),
            value: formatPercent(pct, lang),
          })),
          ...(none.length > 0 ? [{ term: named(none), value: t('eligible.none') }] : []),
        ]}
      />
    </Stack>
  )
}
