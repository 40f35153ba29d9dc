'use client'
import { useId, useState } from 'react'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { eye, eyeSlash } from '../../icons/icons.gen.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { checkRules, countMet, type PasswordRule } from './PasswordField.model.ts'
import { RuleList } from './RuleList.tsx'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'end' | 'after' | 'strings' | 'ltr' | 'component'
> {
  /**
   * Shown as a checklist while a new password is made; without them it is a plain password.
   * @default none
   */
  rules?: readonly PasswordRule[] | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['passwordField']> | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { rules, strings, onValueChange, onBlur, describedBy, ref, ...rest } = props
  const t = useStrings('passwordField', strings)
  const listId = useId()
  const [shown, setShown] = useState(false)
  const [left, setLeft] = useState(false)
  const first = String(rest.defaultValue ?? '')
  const [typed, setTyped] = useState(first)
  const reset = useFormReset<HTMLInputElement>(() => {
    setTyped(first)
    setLeft(false)
  })
  const checked = rules && checkRules(String(rest.value ?? typed), rules, left)
  const met = checked ? countMet(checked) : 0
  return (
    <TextField
      component="password-field"
      autoComplete={rules ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={useMergedRef(reset, ref)}
      ltr
      type={shown ? 'text' : 'password'}
      describedBy={[describedBy, checked && listId].filter(Boolean).join(' ') || undefined}
      onValueChange={(value, details) => {
        setTyped(value)
        onValueChange?.(value, details)
      }}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
      end={
        <IconButton
          size="sm"
          icon={shown ? eyeSlash : eye}
          label={t(shown ? 'conceal' : 'reveal')}
          data-part="reveal"
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
      after={
        checked ? (
          <>
            <RuleList id={listId} checked={checked} words={t} />
            <output className={hidden}>{met > 0 ? t('progress', { met, total: checked.length }) : null}</output>
          </>
        ) : null
      }
    />
  )
}
