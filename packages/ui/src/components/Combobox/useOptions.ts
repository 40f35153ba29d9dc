import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { searchable, searchOptions, type ComboboxOption } from './Combobox.model.ts'

export type ComboboxReason = 'choice' | 'clear'

interface Wiring {
  inputId: string
  options: readonly ComboboxOption[]
  chosen: ComboboxOption | null
  clearable: boolean
  /** Only read: the list stays closed. */
  fixed: boolean
  onChoose: (value: string, reason: ComboboxReason) => void
  /** Where it is given, options are searched by the caller. */
  onSearchChange?: ((text: string) => void) | undefined
}

type State = UseComboboxState<ComboboxOption>
const { stateChangeTypes: types } = useCombobox
const labelOf = (option: ComboboxOption | null) => option?.label ?? ''

/**
 * Leaving chooses nothing; Esc closes and takes back what was typed, never the choice; an emptied field is a cleared
 * one.
 */
function reduce(clearable: boolean, fixed: boolean, remote: boolean, pressed: { readonly current: boolean }) {
  return (state: State, { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>): Partial<State> => {
    if (fixed && changes.isOpen) return state
    const kept = { selectedItem: state.selectedItem, inputValue: labelOf(state.selectedItem) }
    if (type === types.InputKeyDownEscape) return state.isOpen ? { ...changes, ...kept } : state
    if (type === types.InputKeyDownEnter && remote && state.highlightedIndex < 0) return state
    if (type === types.InputBlur && pressed.current) return state
    // What is in the list before the answer comes is of another search: Enter chooses none of it.
    if (type === types.InputChange) return { ...changes, highlightedIndex: remote ? -1 : 0 }
    if (type === types.InputBlur || type === types.FunctionCloseMenu) {
      const emptied = clearable && state.inputValue.trim() === ''
      return { ...changes, ...(emptied ? { selectedItem: null, inputValue: '' } : kept) }
    }
    return changes.selectedItem?.disabled ? state : changes
  }
}

/** The list behind a combobox: what is in it, what is highlighted, what a key does. */
export function useOptions({ inputId, options, chosen, clearable, fixed, onChoose, onSearchChange }: Wiring) {
  // What was typed since the list opened; until then all options are in it.
  const [search, setSearch] = useState<string>()
  const [settled, settle] = useReducer((times: number) => times + 1, 0)
  const remote = onSearchChange !== undefined
  const all = useMemo(() => searchable(remote ? [] : options), [options, remote])
  const shown = useMemo(
    () => (search === undefined || remote ? [...options] : searchOptions(all, search)),
    [all, options, remote, search],
  )
  // A press on what is below the options is none outside the list.
  const pressed = useRef(false)
  const list = useCombobox<ComboboxOption>({
    inputId,
    menuId: `${inputId}-list`,
    items: shown,
    selectedItem: chosen,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    stateReducer: reduce(clearable, fixed, remote, pressed),
    onStateChange: ({ type, inputValue, isOpen }) => {
      if (type === types.InputChange) setSearch(inputValue)
      else if (isOpen !== undefined) setSearch(undefined)
      if (type === types.InputChange || isOpen) onSearchChange?.(type === types.InputChange ? (inputValue ?? '') : '')
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onChoose(selectedItem?.value ?? '', selectedItem ? 'choice' : 'clear')
      settle()
    },
  })
  // What the field shows and what is highlighted follow their option, in another language or at another place. A choice
  // that a caller who holds the value rejected is not shown.
  const label = labelOf(chosen)
  useLayoutEffect(() => {
    if (search === undefined && list.inputValue !== label) list.setInputValue(label)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed stays
  }, [label, settled])
  const highlighted = useRef<string>(undefined)
  useLayoutEffect(() => {
    const at = shown.findIndex((option) => option.value === highlighted.current)
    if (at >= 0 && at !== list.highlightedIndex) list.setHighlightedIndex(at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- keys and the pointer move it otherwise
  }, [options])
  useLayoutEffect(() => {
    highlighted.current = list.isOpen ? shown[list.highlightedIndex]?.value : undefined
  })
  // Read at every render, also while there is no list to pass it to.
  const menuProps = list.getMenuProps({}, { suppressRefError: true })
  /** The field shows this option, as if nothing had been typed. */
  const show = (shownValue: string) => {
    setSearch(undefined)
    list.closeMenu()
    list.setInputValue(labelOf([...options, chosen].find((option) => option?.value === shownValue) ?? null))
  }
  const holding = {
    onPointerDown: () => (pressed.current = true),
    onPointerLeave: () => (pressed.current = false),
    onClick: () => (pressed.current = false),
  }
  return { ...list, show, holding, menuProps, shown, chosen, searching: search !== undefined }
}
