import type { FieldRule, RuleFormAnswer, RuleFormSubmit } from '@brand/ui/forms'
import { useErrorText } from '../errors/error-text.ts'
import type { ErrorWords } from './form-errors.ts'
import { ruleFormErrors } from './rule-form-errors.ts'
import { useApiMutation, type ApiMutationOptions } from './use-api-mutation.ts'

interface RuleFormMutationOptions<O>
  extends Partial<ErrorWords>, Omit<ApiMutationOptions<Record<string, string>, O>, 'onError' | 'toastError'> {
  /** Of the form. */
  rules: readonly FieldRule[]
  /** What the form shows of a failure instead of the usual: an answer of its own, or `{}` for nothing. */
  onError?: ((error: unknown, values: Record<string, string>) => RuleFormAnswer | undefined) | undefined
}

/**
 * Props of a RuleForm that sends its values, and shows a failure beside the fields it is about:
 * `<RuleForm {...useRuleFormMutation({ rules, mutationFn, changes, onSuccess })} labels={…} submitLabel={…} />`.
 */
export function useRuleFormMutation<O>({ rules, text, ofField, onError, ...options }: RuleFormMutationOptions<O>) {
  const errorText = useErrorText()
  const { mutateAsync } = useApiMutation<O, Record<string, string>>(options)
  const onSubmit: RuleFormSubmit = async (values) => {
    try {
      await mutateAsync(values)
    } catch (error) {
      return onError?.(error, values) ?? ruleFormErrors(error, rules, { text: text ?? errorText, ofField })
    }
    return undefined
  }
  return { rules, onSubmit, columns: 1, focusFirst: true } as const
}
