import { useErrorText } from '../errors/error-text.ts'
import { formErrors, noErrors, type ErrorWords, type FormErrors } from './form-errors.ts'

/**
 * A failure in the places of a form: `const { fields, message } = useFormErrors(error, ['amount', 'remark'])`. Nothing
 * while there is no error.
 */
export function useFormErrors(
  error: unknown,
  fields: readonly string[],
  { text, ofField }: Partial<ErrorWords> = {},
): FormErrors {
  const errorText = useErrorText()
  return error === undefined || error === null
    ? noErrors
    : formErrors(error, fields, { text: text ?? errorText, ofField })
}
