'use client'
import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as field from '../Field/Field.css.ts'
import { describe } from '../Field/Field.model.ts'
import type { FieldOwnProps } from '../Field/Field.tsx'
import { Message } from '../Field/Message.tsx'
import { useFault } from '../Field/useFault.ts'
import { Checkbox } from './Checkbox.tsx'
import * as css from './Checkbox.css.ts'

export interface CheckboxOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** A line below the label. */
  hint?: ReactNode
  disabled?: boolean | undefined
}

type Change = Details<'choice' | 'all', ChangeEvent<HTMLInputElement>>

export interface CheckboxGroupProps<Value extends string = string>
  extends
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>,
    Omit<FieldOwnProps, 'strings'> {
  /** What can be checked, in its order. */
  options: readonly CheckboxOption<Value>[]
  /**
   * Values of the checked options, where you keep them.
   * @default none
   */
  value?: readonly Value[] | undefined
  /**
   * Values of the options checked at first, where you do not keep them.
   * @default none
   */
  defaultValue?: readonly Value[] | undefined
  /**
   * Called with the values of the checked options, in the order of the options. `all`: by the one above them; `gone`:
   * after checked ones were taken away, where the component holds the value.
   * @default none
   */
  onValueChange?: ((value: Value[], details: Change | Details<'gone', undefined>) => void) | undefined
  /**
   * One more above the options checks all of them, or none; it is mixed while some are.
   * @default false
   */
  selectAll?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['checkboxGroup']> | undefined
}

/** A question and its answers, any number of which hold. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hint, error, valid, required, optional, aside, options, value, defaultValue, ...others } = props
  const { onValueChange, selectAll, strings, name, id, className, ref, disabled, ...rest } = others
  const t = useStrings('checkboxGroup', strings)
  const fieldWords = useStrings('field')
  const made = useId()
  const [current, setOwn, resetRef] = useFormValue<readonly string[], HTMLFieldSetElement>(value, defaultValue ?? [])
  const [shown, onInvalid] = useFault(error)
  const root = useMergedRef(resetRef, ref)
  const keptFocus = useKeptFocus()
  useGone(options, value ? [] : current, (stay) => {
    setOwn(stay)
    onValueChange?.(stay as Value[], because('gone', undefined))
  })
  const group = id ?? made
  const { control, kind, message, messageId } = describe({
    id: group,
    hint,
    error: shown,
    valid,
    required,
    describedBy: rest['aria-describedby'],
  })
  const change = (wanted: (option: CheckboxOption) => boolean, details: Change) => {
    const next = options.filter(wanted).map((option) => option.value)
    tell(next, details, onValueChange, setOwn)
  }
  const isOn = (option: CheckboxOption) => current.includes(option.value)
  // What cannot be changed stays as it is.
  const open = options.filter((option) => !option.disabled)
  const all = open.length > 0 && open.every(isOn)
  const end = aside ?? (optional && !required ? fieldWords('optional') : null)
  return (
    <fieldset
      {...rest}
      onInvalidCapture={onInvalid}
      ref={root}
      id={group}
      disabled={disabled}
      aria-labelledby={`${group}-label`}
      aria-describedby={control['aria-describedby']}
      data-component="checkbox-group"
      data-state={kind === 'hint' ? undefined : kind}
      className={cx(css.root, className)}
    >
      <div data-part="head" className={field.head}>
        <span id={`${group}-label`}>
          {label}
          {required ? (
            <em aria-hidden="true" className={field.required}>
              *
            </em>
          ) : null}
        </span>
        {end ? <span className={field.aside}>{end}</span> : null}
      </div>
      {selectAll ? (
        <Checkbox
          label={t('all')}
          checked={all}
          indeterminate={!all && open.some(isOn)}
          disabled={open.length === 0}
          aria-invalid={control['aria-invalid']}
          onCheckedChange={(_checked, { event }) =>
            change((option) => (option.disabled ? isOn(option) : !all), because('all', event))
          }
        />
      ) : null}
      <div data-part="options" data-inset={selectAll ? '' : undefined} className={css.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            ref={keptFocus}
            label={option.label}
            hint={option.hint}
            value={option.value}
            name={name}
            form={rest.form}
            disabled={option.disabled}
            aria-invalid={control['aria-invalid']}
            checked={isOn(option)}
            onCheckedChange={(checked, { event }) =>
              change((one) => (one === option ? checked : isOn(one)), because('choice', event))
            }
          />
        ))}
      </div>
      <FormValue name={undefined} value={current.join()} form={rest.form} {...{ required, disabled }} />
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
    </fieldset>
  )
}
