import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { choice, note, tick } from '../../foundation/overlay/floating.css.ts'
import { check } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { nearEnd } from '../../foundation/options/nearEnd.ts'
import * as css from './Combobox.css.ts'
import type { ComboboxOption } from './Combobox.model.ts'
import type { useOptions } from './useOptions.ts'

interface OptionListProps extends Pick<
  ReturnType<typeof useOptions>,
  'isOpen' | 'shown' | 'chosen' | 'highlightedIndex' | 'getItemProps' | 'menuProps'
> {
  label: string
  /** Called as the end of the list comes in sight. */
  onEnd?: (() => void) | undefined
}

function List({ label, shown, chosen, highlightedIndex, getItemProps, menuProps, onEnd }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  // The list opens on what is chosen. By hand: scrolling it into view would move the page, as the card is not yet in
  // its place.
  useLayoutEffect(() => {
    const show = () => {
      const options = list.current?.querySelector('ul')
      const chosenOne = options?.querySelector<HTMLElement>('[data-highlighted]')
      if (options && chosenOne)
        options.scrollTop = chosenOne.offsetTop - (options.clientHeight - chosenOne.offsetHeight) / 2
    }
    show()
    // Once more when the card has its height, which is less where there is little room.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [])
  const last = shown.length > 0 && highlightedIndex === shown.length - 1
  useEffect(() => {
    if (last) onEnd?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once as the keys come to the end
  }, [last])
  return (
    <div ref={list} className={css.frame}>
      <ul
        {...menuProps}
        aria-labelledby={undefined}
        aria-label={label}
        data-part="options"
        onScroll={(event) => nearEnd(event.currentTarget) && onEnd?.()}
        className={css.options}
      >
        {shown.map((option, index) => (
          <li
            key={option.value}
            {...getItemProps({ item: option, index })}
            data-part="option"
            data-highlighted={index === highlightedIndex ? '' : undefined}
            data-disabled={option.disabled ? '' : undefined}
            data-state={option.value === chosen?.value ? 'checked' : undefined}
            className={cx(choice, css.row)}
          >
            <Inside option={option} chosen={option.value === chosen?.value} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** While it leaves it stays as it is: all options would come back for the time of a fade. */
export const OptionList = memo(List, (_before, { isOpen }) => !isOpen)

/** Moving the highlight touches the rows it leaves and enters, not their content. */
const Inside = memo(({ option, chosen }: { option: ComboboxOption; chosen: boolean }) => (
  <>
    {option.start}
    <span className={css.label}>{option.label}</span>
    {option.note ? <span className={cx(note, css.note)}>{option.note}</span> : null}
    {chosen ? <Icon icon={check} size={16} className={tick} /> : null}
  </>
))
