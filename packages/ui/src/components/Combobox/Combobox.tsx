'use client'
import * as PopoverPrimitive from '@radix-ui/react-popover'
import { useId, useRef, useState, type ComponentPropsWithRef, type Ref } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { isInside } from '../../foundation/elements.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { card } from '../../foundation/overlay/floating.css.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { RemoteState } from '../../foundation/options/RemoteState.tsx'
import { useChosenOptions } from '../../foundation/options/useChosenOptions.ts'
import type { RemoteOptions } from '../../foundation/options/useRemoteOptions.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretDown, x } from '../../icons/icons.gen.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { input as inputLook } from '../TextField/TextField.css.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './Combobox.css.ts'
import type { ComboboxOption } from './Combobox.model.ts'
import { OptionList } from './OptionList.tsx'
import { useOptions, type ComboboxReason } from './useOptions.ts'

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface ComboboxProps<Value extends string = string>
  extends
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'required' | 'list'>,
    Omit<FieldOwnProps, 'strings'>,
    RemoteOptions<Value> {
  /** Keep the list stable: its texts are made ready for searching once. */
  options: readonly ComboboxOption<Value>[]
  /**
   * The option of the value, where a server searches and it may not be in the list.
   * @default none
   */
  chosenOption?: ComboboxOption<Value> | undefined
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
   * Called with the value of the option that was chosen; `gone`: with none, for one that was taken away, where the
   * component holds the value.
   * @default none
   */
  onValueChange?:
    | ((value: Value | '', details: Details<ComboboxReason> | Details<'gone', undefined>) => void)
    | undefined
  /**
   * An emptied field is no choice, and there is a button to empty it.
   * @default true, but false where it is required
   */
  clearable?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['combobox']> | undefined
}

/** One of a list too long to look through: found by typing. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
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
    clearable = !required,
    ...others
  } = props
  const { chosenOption, status, onSearchChange, onMore, onRetry, ...own } = others
  const { strings, className, style, id, name, disabled, placeholder, ref, onFocus, ...rest } = own
  const container = useOverlayRoot()
  const t = useStrings('combobox', strings)
  const made = useId()
  const [lastEvent, noting] = useLastEvent()
  const inputId = id ?? made
  const anchor = useRef<HTMLDivElement>(null)
  const first = defaultValue ?? ''
  const [held, setOwn] = useState<string>(first)
  const current: string = value ?? held
  const fixed = Boolean(disabled || rest.readOnly)
  const remote = onSearchChange !== undefined
  const choose = (next: string, reason: ComboboxReason) => {
    tell(next as Value | '', because(reason, lastEvent()), onValueChange, setOwn)
  }
  const [chosen = null] = useChosenOptions([current], options, chosenOption ? [chosenOption] : [], remote)
  useGone(options, value === undefined && !remote ? [current] : [], () => {
    setOwn('')
    onValueChange?.('', because('gone', undefined))
  })
  const { isOpen, closeMenu, selectItem, getInputProps, getToggleButtonProps, searching, ...list } = useOptions({
    inputId,
    options,
    chosen,
    clearable,
    fixed,
    onChoose: choose,
    onSearchChange,
  })
  const inputProps = getInputProps({
    ...rest,
    disabled,
    onFocus: (event) => {
      onFocus?.(event)
      event.currentTarget.select()
    },
  })
  const resetRef = useFormReset<HTMLInputElement>(() => {
    setOwn(first)
    list.show(value ?? first)
  })
  // Downshift makes another ref at each render; the first one holds, and the input method is not left alone.
  const [listRef] = useState(() => inputProps.ref as Ref<HTMLInputElement>)
  const typed = useComposition(list.inputValue, useMergedRef(listRef, useMergedRef(resetRef, ref)))
  const inside = (event: Event) => isInside(anchor.current, event.target) && event.preventDefault()
  return (
    <Field
      {...noting}
      data-component="combobox"
      {...{ label, hint, error, valid, required, optional, aside, className, style }}
      controlId={inputId}
    >
      {(control) => (
        <PopoverPrimitive.Root open={isOpen} onOpenChange={(open) => !open && closeMenu()}>
          <PopoverPrimitive.Anchor asChild>
            <div
              ref={anchor}
              data-part="box"
              data-state={control['aria-invalid'] ? 'error' : undefined}
              className={box}
            >
              {list.chosen?.start && !searching ? <span className={css.start}>{list.chosen.start}</span> : null}
              <input
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                placeholder={placeholder ?? t('placeholder')}
                {...inputProps}
                {...control}
                {...typed}
                aria-labelledby={undefined}
                data-part="input"
                className={inputLook}
              />
              <span className={css.tools}>
                {clearable && list.chosen && !fixed ? (
                  <IconButton
                    size="sm"
                    tabIndex={-1}
                    label={t('clear')}
                    icon={x}
                    iconSize={16}
                    onClick={() => selectItem(null)}
                    data-part="clear"
                  />
                ) : null}
                <IconButton
                  size="sm"
                  {...getToggleButtonProps({ disabled: fixed })}
                  label={t('open')}
                  icon={caretDown}
                  iconSize={16}
                  data-part="toggle"
                />
              </span>
              <FormValue name={name} value={current} disabled={disabled} form={rest.form} onRestore={setOwn} />
            </div>
          </PopoverPrimitive.Anchor>
          <output className={hidden}>
            {isOpen && status === 'loading'
              ? t('loading')
              : isOpen && searching && !status
                ? list.shown.length > 0
                  ? t('found', { count: list.shown.length })
                  : t('none')
                : null}
          </output>
          <PopoverPrimitive.Portal container={container}>
            <PopoverPrimitive.Content
              role="presentation"
              align="start"
              sideOffset={6}
              collisionPadding={10}
              className={cx(card, css.list)}
              data-part="list"
              // Focus stays in the field: arrows lead through the list from there.
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              // The field closes its list, and takes back what was typed.
              onEscapeKeyDown={(event) => event.preventDefault()}
              onPointerDownOutside={inside}
              onFocusOutside={inside}
            >
              <OptionList
                {...list}
                isOpen={isOpen}
                onEnd={onMore}
                label={typeof label === 'string' ? label : t('open')}
              />
              <RemoteState {...{ status, onMore, onRetry, t }} {...list.holding} tabIndex={-1} />
              {isOpen && !status && list.shown.length === 0 ? <p className={css.none}>{t('none')}</p> : null}
            </PopoverPrimitive.Content>
          </PopoverPrimitive.Portal>
        </PopoverPrimitive.Root>
      )}
    </Field>
  )
}
