import { Select } from '@brand/ui/select'
import type { BetRow } from '@brand/sdk/member'
import { useMemo, useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { Filters } from './list/use-filters.ts'

/** One of the games that were played on the days of the record. */
export function GameChoice({ filters, rows }: { filters: Filters; rows: readonly BetRow[] | undefined }) {
  const t = useWords('records')
  const language = useLang()
  const { startTime, endTime } = filters.asked
  const nodeId = filters.get('nodeId')
  // Which games there are is asked once somebody looks for one, or an address names one.
  const [looks, setLooks] = useState(false)
  const { data } = useApiQuery(
    member.records.profit,
    { startTime, endTime, groupBy: 'game' },
    { enabled: looks || nodeId !== '' },
  )
  const options = useMemo(() => {
    // What is not settled yet stands in the rows alone.
    const names = new Map([
      ...(rows ?? []).map((row) => [String(row.nodeId), row.gameName] as const),
      ...(data?.list ?? []).map(({ key, name }) => [key, name ?? key] as const),
    ])
    if (nodeId && !names.has(nodeId)) names.set(nodeId, nodeId)
    return [...names]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language))
  }, [rows, data, nodeId, language])
  return (
    <Select
      label={t('col.game')}
      value={nodeId || 'all'}
      options={[{ value: 'all', label: t('all.short') }, ...options]}
      onFocus={() => setLooks(true)}
      onPointerEnter={() => setLooks(true)}
      onValueChange={(value) => filters.set({ nodeId: value === 'all' ? '' : value })}
    />
  )
}
