import { isGatewayError } from '@brand/sdk'
import type { PayoutAccount, PayoutAccountsListOutput, PayoutMethod } from '@brand/sdk/member'
import { Dialog } from '@brand/ui/dialog'
import {
  RuleForm,
  serverErrors,
  compileRules,
  type FieldRule,
  type RuleFormAnswer,
  type RuleFormSubmit,
} from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Callout } from '@brand/ui/callout'
import { Stack } from '@brand/ui/stack'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Key } from '../../../app/i18n/words.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

interface AccountDialogProps {
  accounts: PayoutAccountsListOutput
  /** The one whose free edit is used. */
  editing: PayoutAccount | undefined
  onDone: (accountId: string) => void
  onClose: () => void
}

/** Areas of calls that tell the accounts, or the name they are bound in. */
const telling: ReadonlySet<unknown> = new Set(['payoutAccounts', 'security', 'profile'])

const known = ['bankName', 'branch', 'accountNumber', 'walletName', 'walletNumber'] as const
const labelOf = (field: string): Key<'withdraw'> => `withdraw.field.${known.find((one) => one === field) ?? 'other'}`

/** Binds an account in the person's real name, which is told here where it is not known yet. */
export function AccountDialog({ accounts: { methods, realName }, editing, onDone, onClose }: AccountDialogProps) {
  const t = useWords('withdraw')
  const fund = useWords('fund-password')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [methodId, setMethodId] = useState(editing?.methodId ?? methods[0]?.methodId ?? '')
  const method = methods.find((one) => one.methodId === methodId)
  const rules = useMemo<FieldRule[]>(
    () => [
      ...(realName === null
        ? [{ field: 'realName', required: true, type: 'text', minLength: 2, maxLength: 60, order: -1 } as const]
        : []),
      ...(method?.fields ?? []),
      { field: 'fundPassword', required: true, type: 'password', order: 99 },
    ],
    [method, realName],
  )
  const labels = Object.fromEntries([
    ['realName', t('withdraw.field.realName')],
    ['fundPassword', fund('fund.label')],
    ...(method?.fields ?? []).map(({ field }) => [field, t(labelOf(field))]),
  ]) as Record<string, string>

  function answer(error: unknown): RuleFormAnswer {
    if (!isGatewayError(error)) return { message: errorText(error) }
    const faults = isGatewayError(error, 'validation', 'field_invalid')
      ? serverErrors(error.details['fields'], compileRules(rules))
      : {}
    if (Object.keys(faults).length > 0) return { fields: faults }
    const field = error.code === 'real_name_set' ? 'realName' : error.field
    return field && rules.some((rule) => rule.field === field)
      ? { fields: { [field]: { kind: 'said', words: errorText(error) } } }
      : { message: errorText(error) }
  }

  // How long a name may be is nobody's question.
  const unhinted = Object.fromEntries(
    (method?.fields ?? []).filter(({ patternId }) => patternId === 'any').map(({ field }) => [field, { hint: '' }]),
  )

  const again = () => client.invalidateQueries({ predicate: ({ queryKey: [area] }) => telling.has(area) })
  const submit: RuleFormSubmit = async ({ realName: name, fundPassword = '', ...fields }) => {
    try {
      if (realName === null && name) await member.payoutAccounts.setName({ realName: name })
      const saved = await member.payoutAccounts.save({
        methodId,
        fields: fields as Record<string, string>,
        fundPassword,
        ...(editing ? { accountId: editing.accountId } : {}),
      })
      await again()
      showToast({ tone: 'success', title: t('withdraw.accounts.done') })
      onDone(saved.accountId)
      return undefined
    } catch (error) {
      // The name may be set although the account is not.
      void again()
      return answer(error)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(editing ? 'withdraw.accounts.edit' : 'withdraw.accounts.add')}
      description={realName === null ? t('withdraw.accounts.name') : t('withdraw.accounts.holder', { name: realName })}
    >
      <Stack space="xl">
        {editing ? (
          <Callout tone="warning">{t('withdraw.accounts.once')}</Callout>
        ) : methods.length > 1 ? (
          <Methods methods={methods} value={methodId} onChoose={setMethodId} />
        ) : null}
        <RuleForm
          key={methodId}
          columns={1}
          rules={rules}
          labels={labels}
          onSubmit={submit}
          submitLabel={t('withdraw.accounts.save')}
          busyLabel={t('withdraw.accounts.saving')}
          focusFirst
          fields={{
            fundPassword: {
              render: (control) => <PasswordField {...control} inputMode="numeric" autoComplete="off" maxLength={64} />,
            },
            realName: { autoComplete: 'name', hint: '' },
            ...unhinted,
          }}
        />
      </Stack>
    </Dialog>
  )
}

function Methods({
  methods,
  value,
  onChoose,
}: {
  methods: readonly PayoutMethod[]
  value: string
  onChoose: (methodId: string) => void
}) {
  const t = useWords('withdraw')
  return (
    <SegmentedControl
      label={t('withdraw.accounts.kind')}
      options={methods.map(({ methodId, name }) => ({ value: methodId, label: name }))}
      value={value}
      onValueChange={onChoose}
    />
  )
}
