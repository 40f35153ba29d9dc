'use client'
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react'
import { viewOf } from '../../foundation/view.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { listText } from '../../i18n/listText.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { xBold } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { DateRange } from '../DateRange/DateRange.tsx'
import { isDay } from '../DatePicker/DatePicker.model.ts'
import { dayText } from '../DatePicker/dayText.ts'
import { Icon } from '../Icon/Icon.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { dress } from '../NumberField/NumberField.model.ts'
import { TextField } from '../TextField/TextField.tsx'
import type { GridColumn } from './columns.ts'
import * as css from './filters.css.ts'
import type { GridFilter } from './filter.ts'
import type { Words } from './Tools.tsx'
import type { Filters } from './useFilters.ts'

type On<Kind extends GridFilter['kind']> = Extract<GridFilter, { kind: Kind }> | undefined

interface FieldProps<Row> {
  column: GridColumn<Row>
  on: GridFilter | undefined
  set: Filters['set']
  t: Words
}

/** The controls of one column. */
function FilterField<Row>({ column: { id, head, filter }, on, set, t }: FieldProps<Row>) {
  if (filter?.kind === 'text')
    return (
      <TextField
        label={head}
        autoComplete="off"
        value={(on as On<'text'>)?.text ?? ''}
        onValueChange={(text, { event }) =>
          set(id, text === '' ? undefined : { column: id, kind: 'text', text }, event)
        }
      />
    )
  if (filter?.kind === 'choice')
    return (
      <MultiSelect
        label={head}
        chips={false}
        options={filter.options}
        value={(on as On<'choice'>)?.values ?? []}
        onValueChange={(values, { event }) =>
          event && set(id, values.length === 0 ? undefined : { column: id, kind: 'choice', values }, event)
        }
      />
    )
  if (filter?.kind === 'days') {
    const days = on as On<'days'>
    return (
      <DateRange
        label={head}
        value={days ? { from: days.from, to: days.to } : null}
        timeZone={filter.timeZone}
        onValueChange={({ from, to }, { event }) => set(id, { column: id, kind: 'days', from, to }, event)}
      />
    )
  }
  if (filter?.kind !== 'number') return null
  const { min = '', max = '' } = (on as On<'number'>) ?? {}
  const change = (next: { min: string; max: string }, event: SyntheticEvent) =>
    set(
      id,
      next.min === '' && next.max === ''
        ? undefined
        : { column: id, kind: 'number', min: next.min || undefined, max: next.max || undefined },
      event,
    )
  const shape = { steppers: false, decimals: filter.decimals ?? 2, min: filter.min }
  return (
    <div role="group" aria-label={head} className={css.pair}>
      <NumberField
        {...shape}
        label={`${head}: ${t('atLeast')}`}
        value={min}
        onValueChange={(value, { event }) => change({ min: value, max }, event)}
      />
      <NumberField
        {...shape}
        label={`${head}: ${t('atMost')}`}
        value={max}
        onValueChange={(value, { event }) => change({ min, max: value }, event)}
      />
    </div>
  )
}

interface FilterFieldsProps<Row> {
  id: string
  columns: readonly GridColumn<Row>[]
  filters: Filters
  open: boolean
  /** The column whose field was asked for: it takes focus. */
  sought: { column: string } | undefined
  t: Words
  /** What takes focus where no chip is left. */
  otherwise: () => HTMLElement | null | undefined
}

/** The fields of all filters while they are open, and each filter that is on with a way to take it back. */
export default function FilterFields<Row>({
  id,
  columns,
  filters,
  open,
  sought,
  t,
  otherwise,
}: FilterFieldsProps<Row>) {
  const { numberLocale } = useBrand()
  const some = useStrings('multiSelect')
  const days = useMemo(() => dayText(numberLocale), [numberLocale])
  const keptFocus = useKeptFocus(otherwise)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const at = columns.filter(({ filter }) => filter).findIndex((column) => column.id === sought?.column)
    const field = fields.current?.children[at]?.querySelector<HTMLElement>('input, button')
    if (!field) return undefined
    const view = viewOf(field)
    let frame = 0
    // The menu that asked takes focus until it is gone.
    const go = () => {
      if (field.ownerDocument.querySelector('[data-part="column-menu"]')) frame = view.requestAnimationFrame(go)
      else field.focus()
    }
    go()
    return () => view.cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- focus moves only when somebody asks for it
  }, [sought])
  const valueOf = (on: GridFilter, { filter }: GridColumn<Row>) => {
    if (on.kind === 'text') return on.text
    if (on.kind === 'days') {
      // It may come from an address.
      if (!isDay(on.from) || !isDay(on.to)) return `${on.from} - ${on.to}`
      return on.from === on.to ? days.spoken(on.from) : days.span(on.from, on.to)
    }
    if (on.kind === 'number')
      return listText(
        [
          ...(on.min ? [`${t('atLeast')} ${dress(on.min)}`] : []),
          ...(on.max ? [`${t('atMost')} ${dress(on.max)}`] : []),
        ],
        numberLocale,
      )
    const labels = filter?.kind === 'choice' ? filter.options.filter(({ value }) => on.values.includes(value)) : []
    return listText(
      labels.map(({ label }) => label),
      numberLocale,
    )
  }
  return (
    <>
      {open ? (
        <div ref={fields} id={id} role="group" aria-label={t('filters')} data-part="fields" className={css.fields}>
          {columns
            .filter(({ filter }) => filter)
            .map((column) => (
              <FilterField
                key={column.id}
                column={column}
                on={filters.filters.find((one) => one.column === column.id)}
                set={filters.set}
                t={t}
              />
            ))}
        </div>
      ) : null}
      {filters.filters.length > 0 ? (
        <div data-part="on" className={css.on}>
          {filters.filters.map((on) => {
            const column = columns.find((one) => one.id === on.column)
            if (!column) return null
            const words = `${column.head}: ${valueOf(on, column)}`
            return (
              <Chip
                key={on.column}
                ref={keptFocus}
                aria-label={some('remove', { name: words })}
                onClick={(event) => filters.remove(on.column, event)}
                className={css.chip}
              >
                <span className={css.words}>{words}</span>
                <Icon icon={xBold} size={12} />
              </Chip>
            )
          })}
          <Button ref={keptFocus} variant="quiet" size="sm" data-part="clear-filters" onClick={filters.clear}>
            {t('clearFilters')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
