import { isGatewayError } from '@brand/sdk'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Notice } from '../Notice.tsx'
import { Foot, TextButton } from '../form/Foot.tsx'
import { leaveSecond, useHeld, type Second } from './second.ts'

const rules: FieldRule[] = [{ field: 'code', required: true, maxLength: 16 }]

/** The second step of a login: a code of the app, or one on paper. */
export function SecondStep({ second }: { second: Second }) {
  const { stepId, entered } = second
  const t = useWords('access')
  const errorText = useErrorText()
  useHeld(second)
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ code = '' }) => member.security.secondStep({ stepId, code }),
    onSuccess() {
      leaveSecond()
      entered()
    },
    onError: (error) =>
      isGatewayError(error, 'second_factor_wrong')
        ? { fields: { code: { kind: 'said', words: errorText(error) } }, values: { code: '' } }
        : undefined,
  })
  return (
    <Stack space="lg">
      <Notice kind="info">{t('second.text')}</Notice>
      <RuleForm
        {...ruleForm}
        labels={{ code: t('code.label') }}
        fields={{ code: { hint: t('second.hint'), autoComplete: 'one-time-code' } }}
        submitLabel={t('login.submit')}
        busyLabel={t('login.busy')}
      />
      <Foot>
        <TextButton onClick={leaveSecond}>{t('back')}</TextButton>
      </Foot>
    </Stack>
  )
}
