'use client'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { latinDigits } from '../../foundation/figure/digits.ts'
import { codeText, visibleNumber, visibleText } from '../../foundation/figure/visibleText.ts'
import type { CompiledField, CompiledRules } from '../compileRules.ts'
import { errorWords } from '../errorWords.ts'
import type { FormStore } from '../formStore.ts'
import { passwordChecks } from '../passwordChecks.ts'
import { hardCap } from '../patterns.ts'
import * as css from './RuleForm.css.ts'
import type { RuleFormAnswer } from './useRuleForm.ts'

/** What a field is given, ready to be spread on a control of the kit. */
export interface RuleControl {
  name: string
  label: ReactNode
  value: string
  onValueChange: (value: string) => void
  onBlur: () => void
  error: ReactNode
  hint: ReactNode
  required: boolean
  /** Says "Optional" where it is not required. */
  optional: boolean
  autoComplete: string
}

/** What a control of the caller's may do beside holding its value. */
export interface RuleHands {
  /** Another field's value if it is valid; else its fault is shown, focus goes there, and the result is undefined. */
  need: (name: string) => string | undefined
  /** Shows an answer of the server from before the form was sent. */
  show: (answer: RuleFormAnswer) => void
}

/** Overrides of one field beside its rule. */
export interface RuleFieldOptions {
  hint?: ReactNode
  /** Before the text: an icon, a dialling code. */
  start?: ReactNode
  /** After the text: a small button. */
  end?: ReactNode
  placeholder?: string | undefined
  autoComplete?: string | undefined
  /** Takes a line of its own. */
  wide?: boolean | undefined
  /** Instead of "Input cannot be empty". */
  missing?: string | undefined
  /** Another control: a captcha, a date picker, a select. */
  render?: ((control: RuleControl, form: RuleHands) => ReactNode) | undefined
}

interface RuleFieldProps {
  field: CompiledField
  rules: CompiledRules
  store: FormStore
  show: RuleHands['show']
  /** A value was typed or chosen. */
  onType: (() => void) | undefined
  label: ReactNode
  options: RuleFieldOptions | undefined
  words: ReturnType<typeof errorWords>
}

const completes = new Map(
  Object.entries<string>({
    username: 'username',
    password: 'new-password',
    confirmPassword: 'new-password',
    checkPass: 'new-password',
    newPassword: 'new-password',
    email: 'email',
    mobileNum: 'tel-national',
    payeeName: 'name',
    verificationCode: 'one-time-code',
    birthday: 'bday',
  }),
)
const keyboards = { number: 'numeric', tel: 'tel', email: 'email' } as const
/** Numbers are typed in any script and sent in one; a password is what was typed. */
const readAs: Partial<Record<CompiledField['type'], (text: string) => string>> = {
  tel: visibleNumber,
  number: (text) => latinDigits(visibleText(text)),
  text: visibleText,
  email: visibleText,
}
const WAIT = 200

/**
 * A message that appears as a field is left moves what is below it: so only after the click that left it is done.
 * What is pending is dropped with the field.
 */
function useLater() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, WAIT)
  }
}

/** One field as the server describes it. It subscribes to its own value only: typing in it renders no other. */
export function RuleField({ field, rules, store, show, onType, label, options = {}, words }: RuleFieldProps) {
  const { name, type, required } = field
  const read = () => store.get(name)
  const { value, error } = useSyncExternalStore((listener) => store.subscribe(name, listener), read, read)
  const isCode = type === 'text' && field.patternId === 'alphanumeric'
  const later = useLater()
  const message =
    error &&
    (error.kind === 'said'
      ? error.words
      : error.kind === 'required' && options.missing
        ? options.missing
        : words.error(name, error))
  const {
    render,
    wide = type === 'checkbox',
    missing: _missing,
    hint = words.hint(field),
    autoComplete = completes.get(name) ?? 'off',
    ...look
  } = options
  const control: RuleControl = {
    name,
    label,
    value,
    hint,
    required,
    autoComplete,
    error: message,
    optional: !required,
    onValueChange: (next) => {
      store.change(rules, name, (isCode ? codeText : readAs[type])?.(next) ?? next)
      onType?.()
    },
    onBlur: () => later(() => store.blur(rules, name)),
  }
  const className = wide ? css.wide : undefined
  const need = (other: string) => {
    store.blur(rules, other)
    if (!store.get(other).error) return rules.clean(store.values())[other]
    show({})
    return undefined
  }
  if (render) return <div className={className}>{render(control, { need, show })}</div>
  if (type === 'checkbox')
    return (
      <Checkbox
        name={name}
        label={label}
        hint={hint}
        error={message}
        required={required}
        className={className}
        checked={value !== ''}
        onCheckedChange={(checked) => control.onValueChange(checked ? 'on' : '')}
        onBlur={control.onBlur}
      />
    )
  if (type === 'password') {
    const checks =
      field.equals === undefined &&
      passwordChecks(field).map(({ id, met }) => ({ id, met, label: words.check(id, field) }))
    return (
      <PasswordField
        {...control}
        start={look.start}
        placeholder={look.placeholder}
        maxLength={hardCap}
        rules={checks || undefined}
        className={className}
      />
    )
  }
  return (
    <TextField
      {...control}
      {...look}
      className={className}
      type={type === 'tel' || type === 'email' ? type : 'text'}
      inputMode={type === 'text' || type === 'date' ? undefined : keyboards[type]}
      maxLength={hardCap}
      autoCapitalize="none"
      spellCheck={false}
      ltr
    />
  )
}
