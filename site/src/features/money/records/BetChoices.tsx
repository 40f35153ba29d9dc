import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'
import { FilterSelect } from '../../../app/records/FilterSelect.tsx'
import { useLanes } from '../../../app/games/use-lanes.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { statuses } from '../../../app/records/names.ts'
import type { Filters } from './list/use-filters.ts'

const stakes = ['MONEY', 'FREE_SPINS'] as const

/** Vendor, state and stake of a round. */
export function BetChoices({ filters }: { filters: Filters }) {
  const t = useWords('records')
  const vendors = new Map(
    (useLanes() ?? []).flatMap(({ cards }) =>
      cards.map(({ vassalage, displayName }) => [vassalage, displayName] as const),
    ),
  )
  return (
    <>
      <FilterSelect
        filters={filters}
        name="vassalage"
        of={[...vendors.keys()]}
        nameOf={(vendor) => vendors.get(vendor) ?? vendor}
      >
        {t('col.vendor')}
      </FilterSelect>
      <FilterSelect filters={filters} name="status" of={statuses} nameOf={(value) => t(`status.${value}`)}>
        {t('col.status')}
      </FilterSelect>
      <FilterSelect filters={filters} name="playedWith" of={stakes} nameOf={(value) => t(`playedWith.${value}`)}>
        {t('col.playedWith')}
      </FilterSelect>
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
