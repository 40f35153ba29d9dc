'use client'
import { useState, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { backspace } from '../../icons/icons.gen.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Keypad.css.ts'
import { keyOf, keys, pressed, type KeypadKey } from './Keypad.model.ts'

export type KeypadDetails = Details<'key', MouseEvent | KeyboardEvent> | Details<'erase', MouseEvent | KeyboardEvent>

export interface KeypadProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the digits are for: the name of the group. */
  label: string
  /**
   * The digits so far, where you keep them.
   * @default none
   */
  value?: string | undefined
  /**
   * The digits at first, where you do not keep them.
   * @default ''
   */
  defaultValue?: string | undefined
  /**
   * Called with the digits after a press.
   * @default none
   */
  onValueChange?: ((value: string, details: KeypadDetails) => void) | undefined
  /**
   * Most digits.
   * @default 12
   */
  maxLength?: number | undefined
  /**
   * The digits are a code, which may begin with zeros; a number does not.
   * @default false
   */
  code?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['keypad']> | undefined
}

/** Large keys for a thumb. It draws no field: show the digits above it. */
export function Keypad(props: KeypadProps) {
  const { label, value, defaultValue = '', onValueChange, maxLength = 12, code = false, strings, ...others } = props
  const { className, ...rest } = others
  const t = useStrings('keypad', strings)
  const [own, setOwn] = useState(defaultValue)
  const digits = value ?? own
  const press = (key: KeypadKey, event: MouseEvent | KeyboardEvent) => {
    const next = pressed(digits, key, maxLength, code)
    if (next !== digits) tell(next, because(key === 'erase' ? 'erase' : 'key', event), onValueChange, setOwn)
  }
  return (
    // In every language and direction the keys stand as on a telephone.
    <div
      {...rest}
      role="group"
      dir="ltr"
      aria-label={label}
      data-component="keypad"
      className={cx(css.root, className)}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          data-part={key === 'erase' ? 'erase' : 'key'}
          aria-label={key === 'erase' ? t('erase') : undefined}
          translate="no"
          className={css.key}
          onClick={(event) => press(key, event)}
          onKeyDown={(event) => {
            const typed = keyOf(event.key)
            if (typed && !event.ctrlKey && !event.metaKey && !event.altKey) press(typed, event)
          }}
        >
          {key === 'erase' ? <Icon icon={backspace} /> : key}
        </button>
      ))}
    </div>
  )
}
