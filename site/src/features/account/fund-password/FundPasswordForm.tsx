import type { FundPasswordStatusOutput } from '@brand/sdk/member'
import { RuleForm, type FieldRule, type RuleFormSubmit } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { useMemo, useRef } from 'react'
import { ignoreErrors } from '../../../app/forms/ignore-errors.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

interface FundPasswordFormProps {
  status: FundPasswordStatusOutput
  onDone: () => void
}

const secret = (field: string, order: number, more: Partial<FieldRule> = {}): FieldRule => ({
  field,
  required: true,
  type: 'password',
  order,
  ...more,
})

/** Sets the first fund password, after the login password; or changes it. */
export function FundPasswordForm({ status, onDone }: FundPasswordFormProps) {
  const t = useWords('fund-password')
  const { set, rule, needsLoginPassword } = status
  /** A press whose answer was lost, and how things stood before it. */
  const lostChange = useRef<{ changedAt: string | null; wanted: string }>(undefined)
  const digits = rule.patternId === 'digits'
  const rules = useMemo(
    () => [
      ...(set ? [secret('fundPassword', 0)] : needsLoginPassword ? [secret('loginPassword', 0)] : []),
      // Its own checklist would mention letters; the hint is enough.
      { ...rule, field: 'newFundPassword', order: 1 },
      secret('confirmFundPassword', 2),
    ],
    [set, needsLoginPassword, rule],
  )

  async function send({
    fundPassword = '',
    loginPassword,
    newFundPassword = '',
    confirmFundPassword = '',
  }: Record<string, string>): Promise<unknown> {
    // It may have arrived: the old one sent again would be wrong by now, and cost a try.
    const lost = lostChange.current
    const arrived =
      lost && (await member.fundPassword.status({})).changedAt !== lost.changedAt ? lost.wanted : undefined
    if (arrived === newFundPassword) return undefined
    if (set)
      return member.fundPassword.change({ fundPassword: arrived ?? fundPassword, newFundPassword, confirmFundPassword })
    const login = loginPassword === undefined ? {} : { loginPassword }
    return member.fundPassword.set({ ...login, newFundPassword, confirmFundPassword })
  }
  const ruleForm = useRuleFormMutation({
    rules,
    // Set in another tab meanwhile: that is what was wanted.
    mutationFn: (values) => ignoreErrors(send(values), 'fund_password_set'),
    // They say whether there is one.
    changes: ['fundPassword', 'security', 'summary', 'upline', 'downlineTransfers'],
    onSuccess() {
      showToast({ tone: 'success', title: t(set ? 'fund.changed' : 'fund.done') })
      onDone()
    },
    onError(error, { newFundPassword = '' }) {
      if (isSilence(error)) lostChange.current ??= { changedAt: status.changedAt, wanted: newFundPassword }
      return undefined
    },
    ofField(code, field) {
      if (code === 'bad_credentials') return t('fund.login.wrong')
      if (field !== 'newFundPassword') return undefined
      return code === 'same'
        ? t('fund.same')
        : code === 'too_easy'
          ? t('fund.easy')
          : t('fund.rule', { count: rule.maxLength })
    },
  })
  const submit: RuleFormSubmit = (values, details) =>
    values['newFundPassword'] === values['confirmFundPassword']
      ? ruleForm.onSubmit(values, details)
      : { fields: { confirmFundPassword: { kind: 'confirm' } } }

  const pin = digits ? { inputMode: 'numeric' as const } : {}
  return (
    <RuleForm
      {...ruleForm}
      labels={{
        fundPassword: t('fund.old'),
        loginPassword: t('fund.login'),
        newFundPassword: t('fund.new'),
        confirmFundPassword: t('fund.confirm'),
      }}
      fields={{
        fundPassword: {
          render: (control) => <PasswordField {...control} {...pin} autoComplete="off" maxLength={64} />,
        },
        loginPassword: {
          render: (control) => <PasswordField {...control} autoComplete="current-password" maxLength={128} />,
        },
        newFundPassword: {
          render: (control) => (
            <PasswordField
              {...control}
              {...pin}
              autoComplete="off"
              maxLength={rule.maxLength}
              hint={digits ? t('fund.rule', { count: rule.maxLength }) : control.hint}
            />
          ),
        },
        confirmFundPassword: {
          render: (control) => <PasswordField {...control} {...pin} autoComplete="off" maxLength={rule.maxLength} />,
        },
      }}
      onSubmit={submit}
      submitLabel={t(set ? 'fund.change' : 'fund.set')}
      busyLabel={t('fund.busy')}
    />
  )
}
