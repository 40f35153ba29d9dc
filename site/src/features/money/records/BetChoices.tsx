import { Select } from '@brand/ui/select'
import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'
import { useLanes } from '../../../app/games/use-lanes.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { statuses } from '../../../app/records/names.ts'
import type { Filters } from './list/use-filters.ts'

/** Vendor, state and stake of a round. */
export function BetChoices({ filters: { get, set } }: { filters: Filters }) {
  const t = useWords('records')
  const vendors = new Map(
    (useLanes() ?? []).flatMap(({ cards }) =>
      cards.map(({ vassalage, displayName }) => [vassalage, displayName] as const),
    ),
  )
  return (
    <>
      <Select
        label={t('col.vendor')}
        value={get('vassalage') || 'all'}
        onValueChange={(value) => set('vassalage', value === 'all' ? '' : value)}
        options={[{ value: 'all', label: t('all.short') }, ...[...vendors].map(([value, label]) => ({ value, label }))]}
      />
      <Select
        label={t('col.status')}
        value={get('status') || 'all'}
        onValueChange={(value) => set('status', value === 'all' ? '' : value)}
        options={[
          { value: 'all', label: t('all.short') },
          ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
      <Select
        label={t('col.playedWith')}
        value={get('playedWith') || 'all'}
        onValueChange={(value) => set('playedWith', value === 'all' ? '' : value)}
        options={[
          { value: 'all', label: t('all.short') },
          { value: 'MONEY', label: t('playedWith.MONEY') },
          { value: 'FREE_SPINS', label: t('playedWith.FREE_SPINS') },
        ]}
      />
    </>
  )
}

/** Looks for a round by its number, on Enter or when the field is left. */
export function RoundSearch({ named, onSearch }: { named: string; onSearch: (number: string) => void }) {
  const t = useWords('records')
  const [number, setNumber] = useState(named)
  const search = () => {
    if (number.trim() !== named) onSearch(number.trim())
  }
  return (
    <form onSubmit={(event) => (event.preventDefault(), search())}>
      <TextField
        label={t('col.round')}
        ltr
        value={number}
        maxLength={128}
        enterKeyHint="search"
        onValueChange={setNumber}
        onBlur={search}
      />
    </form>
  )
}
