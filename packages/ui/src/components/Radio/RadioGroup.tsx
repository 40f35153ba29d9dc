'use client'
import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useChoice } from '../../foundation/form/useChoice.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as field from '../Field/Field.css.ts'
import { describe } from '../Field/Field.model.ts'
import type { FieldOwnProps } from '../Field/Field.tsx'
import { Message } from '../Field/Message.tsx'
import { useFault } from '../Field/useFault.ts'
import * as css from './Radio.css.ts'
import { Radio } from './Radio.tsx'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** A second line: what it costs, how long it takes. */
  note?: ReactNode
  /** Before the words: an icon, a flag. */
  start?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string = string>
  extends
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>,
    Omit<FieldOwnProps, 'strings'> {
  /** What can be chosen, in its order. */
  options: readonly RadioOption<Value>[]
  /**
   * Empty while nothing is chosen.
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
  onValueChange?:
    | ((value: Value, details: Details<'choice', ChangeEvent<HTMLInputElement>> | Details<'gone', undefined>) => void)
    | undefined
  /**
   * `cards` are side by side where there is room; `tiles` as well, each low, with its icon beside the words.
   * @default 'list'
   */
  variant?: 'list' | 'cards' | 'tiles' | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['field']> | undefined
}

const optionVariants = { list: 'row', cards: 'card', tiles: 'tile' } as const

/** A question and its answers, one of which holds. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    strings,
    options,
    value,
    defaultValue,
    onValueChange,
    variant = 'list',
    ...others
  } = props
  const { name, id, className, ref, ...rest } = others
  const t = useStrings('field', strings)
  const made = useId()
  const [current, setOwn, choiceRef] = useChoice<HTMLFieldSetElement>(value, defaultValue ?? '')
  const [shown, onInvalid] = useFault(error, strings)
  const root = useMergedRef(choiceRef, ref)
  const keptFocus = useKeptFocus()
  useGone(options, value === undefined ? [current] : [], () => {
    setOwn('')
    onValueChange?.('' as Value, because('gone', undefined))
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
  const end = aside ?? (optional && !required ? t('optional') : null)
  return (
    <fieldset
      {...rest}
      onInvalidCapture={onInvalid}
      ref={root}
      id={group}
      role="radiogroup"
      aria-labelledby={`${group}-label`}
      aria-describedby={control['aria-describedby']}
      aria-required={control.required}
      aria-invalid={control['aria-invalid']}
      data-component="radio-group"
      data-state={kind === 'hint' ? undefined : kind}
      className={cx(css.group, className)}
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
      <div data-part="options" data-variant={variant} className={css.options}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            ref={keptFocus}
            variant={optionVariants[variant]}
            name={name ?? made}
            form={rest.form}
            required={required}
            checked={option.value === current}
            onCheckedChange={(_checked, { event }) => {
              tell(option.value, because('choice', event), onValueChange, setOwn)
            }}
          />
        ))}
      </div>
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
    </fieldset>
  )
}
