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
 * `onSubmit` of a RuleForm: sends its values, and shows a failure beside the fields it is about:
 * `<RuleForm rules={rules} onSubmit={useRuleFormMutation({ rules, mutationFn, changes, onSuccess })} />`.
 */
export function useRuleFormMutation<O>({
  rules,
  text,
  ofField,
  onError,
  ...options
}: RuleFormMutationOptions<O>): RuleFormSubmit {
  const errorText = useErrorText()
  const { mutateAsync } = useApiMutation<O, Record<string, string>>(options)
  return async (values) => {
    try {
      await mutateAsync(values)
    } catch (error) {
      return onError?.(error, values) ?? ruleFormErrors(error, rules, { text: text ?? errorText, ofField })
    }
    return undefined
  }
}
