import { useLayoutEffect, useRef } from 'react'
import { root as hidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts'

interface FormValueProps {
  name: string | undefined
  value: string
  disabled: boolean | undefined
  /** `id` of the form, where the control is outside of it. */
  form: string | undefined
  /** For a control without an input that the browser could find empty. */
  required?: boolean | undefined
  /** What the browser filled in when one came back to the page. */
  onRestore?: ((value: string) => void) | undefined
}

/** What a control sends with its form, where that is another text than the one it shows. */
export function FormValue({ name, value, onRestore, required, ...rest }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null)
  // Both are to say the same: the control takes what was filled in, or this input goes back to what the control says.
  useLayoutEffect(() => {
    const node = input.current
    if (!node || node.value === value) return
    const restored = node.value
    node.value = value
    onRestore?.(restored)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is filled in once
  }, [])
  if (!name && !required) return null
  // Of the type `hidden` it would neither be filled in nor found empty.
  const common = {
    ...rest,
    ref: input,
    type: 'text',
    name,
    value,
    autoComplete: onRestore ? undefined : 'off',
    onChange: () => onRestore?.(input.current?.value ?? value),
  }
  return required ? (
    <input
      {...common}
      required
      aria-hidden
      tabIndex={-1}
      className={hidden}
      // The browser leads to what is missing: that is the control beside it.
      onFocus={({ currentTarget }) =>
        currentTarget.closest('[data-component]')?.querySelector<HTMLElement>('[data-part="box"]')?.focus()
      }
    />
  ) : (
    <input {...common} hidden />
  )
}
