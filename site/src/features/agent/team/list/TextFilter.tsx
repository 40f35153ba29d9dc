import { MoneyField } from '@brand/ui/money-field'
import { TextField } from '@brand/ui/text-field'
import { useStrings } from '@brand/ui/theme'
import { useState } from 'react'
import { useCurrency } from '../../../../app/format/use-currency.ts'
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

const most = 64
/** Characters with which each begins to filter; fewer would match a large part of a team. */
const least = { account: 1, name: 2, balanceFrom: 1, balanceTo: 1 } as const

/** A filter that is typed: asked for when the field is left or Enter is pressed. */
export function TextFilter({ filters, name }: TextFilterProps) {
  const t = useWords('team')
  const rules = useStrings('ruleForm')
  const { symbol } = useCurrency()
  const current = filters.get(name)
  const money = name === 'balanceFrom' || name === 'balanceTo'
  // Going back, or a link, changes the address without the field.
  const [typed, setTyped] = useState({ current, text: current })
  const text = typed.current === current ? typed.text : current
  const short = text !== '' && text === current && text.length < least[name]
  const ask = () => {
    if (text.trim() !== current) filters.set({ [name]: text.trim() })
  }
  const field = {
    label: t(labels[name]),
    value: text,
    onValueChange: (now: string) => setTyped({ current, text: now }),
    onBlur: ask,
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      {money ? (
        <MoneyField {...field} symbol={symbol} />
      ) : (
        <TextField
          {...field}
          maxLength={most}
          autoComplete="off"
          spellCheck={false}
          error={short ? rules('any', { range: rules('range', { min: least[name], max: most }) }) : undefined}
        />
      )}
    </form>
  )
}
