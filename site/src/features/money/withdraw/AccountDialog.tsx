import type { PayoutAccount, PayoutAccountsListOutput, PayoutMethod } from '@brand/sdk/member'
import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Callout } from '@brand/ui/callout'
import { Stack } from '@brand/ui/stack'
import { useMemo, useState } from 'react'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
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

const known = ['bankName', 'branch', 'accountNumber', 'walletName', 'walletNumber'] as const
const labelOf = (field: string): Key<'withdraw'> => `withdraw.field.${known.find((one) => one === field) ?? 'other'}`

/** Binds an account in the person's real name, which is entered here where it is not known yet. */
export function AccountDialog({ accounts: { methods, realName }, editing, onDone, onClose }: AccountDialogProps) {
  const t = useWords('withdraw')
  const fund = useWords('fund-password')
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

  // The length of a name needs no hint.
  const unhinted = Object.fromEntries(
    (method?.fields ?? []).filter(({ patternId }) => patternId === 'any').map(({ field }) => [field, { hint: '' }]),
  )

  const ruleForm = useRuleFormMutation({
    rules,
    async mutationFn({ realName: name, fundPassword = '', ...fields }) {
      if (realName === null && name) await member.payoutAccounts.setName({ realName: name })
      return member.payoutAccounts.save({
        methodId,
        fields: fields as Record<string, string>,
        fundPassword,
        ...(editing ? { accountId: editing.accountId } : {}),
      })
    },
    // What shows the accounts, or the name they are bound in; the name may be set although the account is not.
    changes: ['payoutAccounts', 'security', 'profile'],
    onSuccess({ accountId }) {
      showToast({ tone: 'success', title: t('withdraw.accounts.done') })
      onDone(accountId)
    },
  })
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
          {...ruleForm}
          key={methodId}
          labels={labels}
          submitLabel={t('withdraw.accounts.save')}
          busyLabel={t('withdraw.accounts.saving')}
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
