import { Select } from '@brand/ui/select'
import { useWords } from '../i18n/i18n.ts'

interface FilterSelectProps<Value extends string> {
  /** Values of the address. */
  filters: { get: (name: string) => string; set: (values: Record<string, string>) => void }
  /** Of the value among them; none: all. */
  name: string
  of: readonly Value[]
  nameOf: (value: Value) => string
  /** Words of the choice that narrows nothing down; absent: the usual ones. */
  all?: string
  /** What the values are of. */
  children: string
}

/** Narrows a list down by one of some values. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { filters, name, of, nameOf, all, children } = props
  const t = useWords('records')
  return (
    <Select
      label={children}
      value={of.find((one) => one === filters.get(name)) ?? 'all'}
      onValueChange={(value) => filters.set({ [name]: value === 'all' ? '' : value })}
      options={[
        { value: 'all', label: all ?? t('all.short') },
        ...of.map((value) => ({ value, label: nameOf(value) })),
      ]}
    />
  )
}
