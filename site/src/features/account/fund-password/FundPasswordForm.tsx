import { isGatewayError } from '@brand/sdk'
import type { FundPasswordStatusOutput } from '@brand/sdk/member'
import { RuleForm, type FieldRule, type RuleFormAnswer, type RuleFormSubmit } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useErrorText } from '../../../app/api/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

interface FundPasswordFormProps {
  status: FundPasswordStatusOutput
  onDone: () => void
}

/** Areas of calls that say whether there is a fund password. */
const telling: ReadonlySet<unknown> = new Set(['fundPassword', 'security', 'summary', 'upline'])

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
  const errorText = useErrorText()
  const client = useQueryClient()
  const { set, rule, needsLoginPassword } = status
  /** A press whose answer was lost, and how things stood before it. */
  const unheard = useRef<{ changedAt: string | null; wanted: string }>(undefined)
  const digits = rule.patternId === 'digits'
  const rules = useMemo(
    () => [
      ...(set ? [secret('fundPassword', 0)] : needsLoginPassword ? [secret('loginPassword', 0)] : []),
      // Its own checklist would tell of letters; the hint says all there is.
      { ...rule, field: 'newFundPassword', order: 1 },
      secret('confirmFundPassword', 2),
    ],
    [set, needsLoginPassword, rule],
  )

  function answer(error: unknown): RuleFormAnswer {
    if (!isGatewayError(error)) return { message: errorText(error) }
    const fault = (error.details['fields'] as Record<string, { code?: string }> | undefined)?.['newFundPassword']
    if (fault?.code === 'too_easy' || fault?.code === 'same')
      return {
        fields: { newFundPassword: { kind: 'said', words: t(fault.code === 'same' ? 'fund.same' : 'fund.easy') } },
      }
    if (fault)
      return { fields: { newFundPassword: { kind: 'said', words: t('fund.rule', { count: rule.maxLength }) } } }
    if (error.code === 'bad_credentials')
      return { fields: { loginPassword: { kind: 'said', words: t('fund.login.wrong') } } }
    if (error.code === 'fund_password_wrong')
      return { fields: { fundPassword: { kind: 'said', words: errorText(error) } } }
    return { message: errorText(error) }
  }

  const submit: RuleFormSubmit = async ({
    fundPassword = '',
    loginPassword,
    newFundPassword = '',
    confirmFundPassword = '',
  }) => {
    if (newFundPassword !== confirmFundPassword) return { fields: { confirmFundPassword: { kind: 'confirm' } } }
    try {
      // It may have arrived: the old one said again would be wrong by now, and cost a try.
      const lost = unheard.current
      const arrived =
        lost && (await member.fundPassword.status({})).changedAt !== lost.changedAt ? lost.wanted : undefined
      if (arrived === newFundPassword) return await done()
      if (set)
        await member.fundPassword.change({
          fundPassword: arrived ?? fundPassword,
          newFundPassword,
          confirmFundPassword,
        })
      else
        await member.fundPassword.set({
          ...(loginPassword === undefined ? {} : { loginPassword }),
          newFundPassword,
          confirmFundPassword,
        })
    } catch (error) {
      // Set in another tab meanwhile: that is what was wanted.
      if (isSilence(error)) unheard.current ??= { changedAt: status.changedAt, wanted: newFundPassword }
      if (!isGatewayError(error, 'fund_password_set')) return answer(error)
    }
    return done()
  }

  async function done(): Promise<undefined> {
    await client.invalidateQueries({ predicate: ({ queryKey: [area] }) => telling.has(area) })
    showToast({ tone: 'success', title: t(set ? 'fund.changed' : 'fund.done') })
    onDone()
  }

  const pin = digits ? { inputMode: 'numeric' as const } : {}
  return (
    <RuleForm
      columns={1}
      rules={rules}
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
      focusFirst
    />
  )
}
