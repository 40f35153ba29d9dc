import { fireEvent } from '@testing-library/react'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What a browser does to a field: unlike assigning `value`, not seen by React. */
function put(field: Field, text: string) {
  Reflect.set(Object.getPrototypeOf(field) as Field, 'value', text, field)
  field.setSelectionRange?.(text.length, text.length)
}
const sayInput = (field: Field, type: string, isComposing: boolean, data: string) =>
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType: type, isComposing, data }))

/** An input method begins to compose in an empty field, and has come as far as the last of these texts. */
export function compose(field: Field, ...steps: string[]) {
  field.focus()
  fireEvent.compositionStart(field)
  for (const step of steps) {
    fireEvent.compositionUpdate(field, { data: step })
    put(field, step)
    sayInput(field, 'insertCompositionText', true, step)
  }
}

/** How the end is told: Chrome's last `input` comes before it, that of others after it. */
export type End = 'before' | 'after'
export function endComposition(field: Field, text: string, end: End) {
  put(field, text)
  if (end === 'before') sayInput(field, 'insertCompositionText', true, text)
  fireEvent.compositionEnd(field, { data: text })
  if (end === 'after') sayInput(field, 'insertFromComposition', false, text)
}
