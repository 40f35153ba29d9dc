'use client'
import * as SelectPrimitive from '@radix-ui/react-select'
import { type ComponentPropsWithRef, type ReactNode } from 'react'
import { card, choice, tick } from '../../foundation/overlay/floating.css.ts'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretDown, check } from '../../icons/icons.gen.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Select.css.ts'
import { useListKeys } from './useListKeys.ts'

export interface SelectOption<Value extends string = string> {
  /** Not empty: an empty value means that nothing is chosen. */
  value: Value
  label: string
  /** Before the label: a flag, an icon. */
  start?: ReactNode
  disabled?: boolean | undefined
}

/** className and style apply to the root element; everything else, including ref, goes to the button. */
export interface SelectProps<Value extends string = string>
  extends
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children' | 'type'>,
    Omit<FieldOwnProps, 'strings'> {
  /** What can be chosen, in its order. */
  options: readonly SelectOption<Value>[]
  /**
   * Value of the chosen option, where you keep it.
   * @default none
   */
  value?: Value | '' | undefined
  /**
   * Value of the option chosen at first, where you do not keep it.
   * @default none
   */
  defaultValue?: Value | '' | undefined
  /**
   * Called with the value of the option that was chosen; `gone`: with an empty one, for one that was taken away, where
   * the component holds the value.
   * @default none
   */
  onValueChange?: ((value: Value, details: Details<'choice'> | Details<'gone', undefined>) => void) | undefined
  /**
   * Shown while nothing is chosen.
   * @default none
   */
  placeholder?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['select']> | undefined
}

/** One of a list that is too long to be shown open. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    options,
    value,
    defaultValue,
    onValueChange,
    placeholder,
    ...others
  } = props
  const { strings, className, style, id, name, disabled, ref, onPointerDown, ...rest } = others
  const container = useOverlayRoot()
  const dir = useDirection()
  const onKey = useListKeys()
  const t = useStrings('select', strings)
  const [current, setOwn, resetRef] = useFormValue<string, HTMLButtonElement>(value, defaultValue ?? '')
  const trigger = useMergedRef(resetRef, ref)
  const keptFocus = useKeptFocus()
  const [lastEvent, noting] = useLastEvent()
  useGone(options, value === undefined ? [current] : [], () => {
    setOwn('')
    onValueChange?.('' as Value, because('gone', undefined))
  })
  const chosen = options.find((option) => option.value === current)
  return (
    <Field
      {...noting}
      data-component="select"
      {...{ label, hint, error, valid, required, optional, aside, className, style }}
      controlId={id}
    >
      {(control) => (
        // The provider alone: the layer's hidden native select would bring a style attribute into prerendered pages.
        <SelectPrimitive.unstable_Provider
          dir={dir}
          value={current}
          onValueChange={(next) => tell(next as Value, because('choice', lastEvent()), onValueChange, setOwn)}
          disabled={disabled}
          required={required}
          // No form: at a reset the layer would report its first value as a choice.
          form={control.id}
        >
          <SelectPrimitive.Trigger
            {...rest}
            {...control}
            ref={trigger}
            data-part="box"
            onPointerDown={(event) => {
              onPointerDown?.(event)
              // The layer opens by a pointer, which a browser reports of buttons in a disabled fieldset, too.
              if (event.currentTarget.matches(':disabled')) event.preventDefault()
            }}
            data-disabled={disabled ? '' : undefined}
            className={cx(box, css.trigger)}
          >
            <span data-part="value" data-placeholder={chosen ? undefined : ''} className={css.value}>
              {chosen ? (
                <>
                  {chosen.start}
                  <span className={css.words}>{chosen.label}</span>
                </>
              ) : (
                (placeholder ?? t('placeholder'))
              )}
            </span>
            <Icon icon={caretDown} size={16} className={css.caret} />
          </SelectPrimitive.Trigger>
          <FormValue value={current} form={rest.form} onRestore={setOwn} {...{ name, required, disabled }} />
          <SelectPrimitive.Portal container={container}>
            <SelectPrimitive.Content
              position="popper"
              sideOffset={6}
              onKeyDownCapture={onKey}
              data-part="list"
              className={cx(card, css.list)}
            >
              {options.map((option) => (
                <SelectPrimitive.Item
                  key={option.value}
                  ref={keptFocus}
                  value={option.value}
                  disabled={option.disabled}
                  data-part="option"
                  className={choice}
                >
                  {option.start}
                  <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
                  {option.value === current ? <Icon icon={check} size={16} className={tick} /> : null}
                </SelectPrimitive.Item>
              ))}
            </SelectPrimitive.Content>
          </SelectPrimitive.Portal>
        </SelectPrimitive.unstable_Provider>
      )}
    </Field>
  )
}
