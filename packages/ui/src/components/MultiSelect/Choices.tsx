import {
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { nearEnd } from '../../foundation/options/nearEnd.ts'
import { RemoteState } from '../../foundation/options/RemoteState.tsx'
import type { RemoteOptions } from '../../foundation/options/useRemoteOptions.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { choice } from '../../foundation/overlay/floating.css.ts'
import type { StringValues, UiStrings } from '../../i18n/useStrings.ts'
import { checkBold, magnifyingGlass } from '../../icons/icons.gen.ts'
import { searchable, searchOptions } from '../Combobox/Combobox.model.ts'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { input as inputLook } from '../TextField/TextField.css.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './MultiSelect.css.ts'
import { step, type MultiSelectOption } from './MultiSelect.model.ts'

interface ChoicesProps extends Omit<RemoteOptions, 'options'> {
  label: string
  options: readonly MultiSelectOption[]
  chosen: readonly string[]
  search: boolean
  t: (key: keyof UiStrings['multiSelect'] & string, values?: StringValues) => string
  onToggle: (value: string, event: SyntheticEvent) => void
}

const Search = ({ value, ref, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} {...useComposition<HTMLInputElement, typeof value>(value, ref)} />
)

/** The list with its search. Focus stays in the field, or on the list where there is none; the keys mark an option. */
export function Choices(props: ChoicesProps) {
  const { label, options, chosen, search, t, onToggle, status, onSearchChange, onMore, onRetry } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const keptFocus = useKeptFocus()
  const listRef = useMergedRef(list, keptFocus)
  const [typed, setText] = useState('')
  // A short list has no field, and shows all.
  const text = search ? typed : ''
  const remote = onSearchChange !== undefined
  // A server has searched already.
  const sought = useDeferredValue(remote ? '' : text)
  const all = useMemo(() => searchable(options), [options])
  const shown = useMemo(() => searchOptions(all, sought), [all, sought])
  const [mark, setMark] = useState<{ value: string; at: number }>()
  /** The marked option among those of a list; its neighbour, where it was taken away. */
  const placeIn = (list: readonly MultiSelectOption[]) => {
    const at = list.findIndex(({ value }) => value === mark?.value)
    return at < 0 && mark ? Math.min(mark.at, list.length - 1) : at
  }
  const at = placeIn(shown)
  const marked = shown[at]
  const markIn = (list: readonly MultiSelectOption[], to: number | undefined) => {
    const option = to === undefined ? undefined : list[to]
    setMark(to === undefined || !option ? undefined : { value: option.value, at: to })
  }
  /** What the text finds now: a key may be faster than the list. */
  const found = () => (remote || text === sought ? shown : searchOptions(all, text))
  const active = marked ? `${id}-${marked.value}` : undefined

  const placeOf = ({ target }: SyntheticEvent) =>
    [...(list.current?.children ?? [])].indexOf((target as Element).closest('[role="option"]') as Element)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const typing = event.currentTarget.tagName === 'INPUT'
    const options = found()
    const from = placeIn(options)
    if (event.key === 'Enter' || (event.key === ' ' && !typing)) {
      event.preventDefault()
      const option = options[from]
      if (option && !option.disabled) onToggle(option.value, event)
      return
    }
    // In the field, Home and End are those of its text.
    if (typing && (event.key === 'Home' || event.key === 'End')) return
    const to = step(event.key, from, options)
    if (to === undefined) return
    event.preventDefault()
    markIn(options, to)
    if (to === options.length - 1) onMore?.()
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={css.inside}>
      {search ? (
        <div data-part="search" className={cx(box, css.search)}>
          <Icon icon={magnifyingGlass} size={18} className={css.sign} />
          <Search
            ref={keptFocus}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-label={t('search')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={t('search')}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setMark(undefined)
              onSearchChange?.(event.target.value)
            }}
            onKeyDown={onKeyDown}
            className={inputLook}
            aria-controls={`${id}-list`}
            aria-activedescendant={active}
          />
        </div>
      ) : null}
      <div
        ref={listRef}
        id={`${id}-list`}
        role="listbox"
        aria-multiselectable="true"
        aria-label={label}
        // With -1 it keeps the focus that it has as options come and bring the field.
        tabIndex={search ? -1 : 0}
        aria-activedescendant={active}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const to = placeOf(event)
          if (to !== at && shown[to] && !shown[to].disabled) markIn(shown, to)
        }}
        // The field keeps focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const option = shown[placeOf(event)]
          if (option && !option.disabled) onToggle(option.value, event)
        }}
        onFocus={() => at < 0 && markIn(shown, step('Home', -1, shown))}
        data-part="options"
        className={css.options}
        onScroll={(event) => nearEnd(event.currentTarget) && onMore?.()}
      >
        {shown.map((option, n) => {
          const on = chosen.includes(option.value)
          return (
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={on}
              aria-disabled={option.disabled || undefined}
              data-part="option"
              data-state={on ? 'checked' : 'unchecked'}
              data-highlighted={n === at ? '' : undefined}
              data-disabled={option.disabled ? '' : undefined}
              className={cx(choice, css.option)}
            >
              <span aria-hidden="true" className={css.mark}>
                {on ? <Icon icon={checkBold} size={12} /> : null}
              </span>
              {option.start}
              <span className={css.words}>{option.label}</span>
              {option.note ? <span className={css.note}>{option.note}</span> : null}
            </div>
          )
        })}
      </div>
      <RemoteState {...{ status, onMore, onRetry, t }} />
      {shown.length === 0 && !status ? <p className={css.none}>{t('none')}</p> : null}
      <output className={hidden}>
        {status === 'loading'
          ? t('loading')
          : status
            ? null
            : text
              ? shown.length > 0
                ? t('found', { count: shown.length })
                : t('none')
              : null}
      </output>
    </div>
  )
}
