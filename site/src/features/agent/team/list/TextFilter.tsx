import { TextField } from '@brand/ui/text-field'
import { useState } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { TeamFilters } from './use-team-filters.ts'

const labels = {
  account: 'col.account',
  name: 'name',
  balanceFrom: 'balanceFrom',
  balanceTo: 'balanceTo',
} as const

interface TextFilterProps {
  filters: TeamFilters
  /** Of the filter in the address. */
  name: keyof typeof labels
}

/** A filter that is typed: asked for when the field is left or Enter is pressed. */
export function TextFilter({ filters, name }: TextFilterProps) {
  const t = useWords('team')
  const current = filters.get(name)
  const money = name === 'balanceFrom' || name === 'balanceTo'
  // Going back, or a link, changes the address without the field.
  const [typed, setTyped] = useState({ current, text: current })
  const text = typed.current === current ? typed.text : current
  const ask = () => {
    if (text.trim() !== current) filters.set({ [name]: text.trim() })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <TextField
        label={t(labels[name])}
        value={text}
        maxLength={64}
        inputMode={money ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped({ current, text: event.currentTarget.value })}
        onBlur={ask}
      />
    </form>
  )
}
