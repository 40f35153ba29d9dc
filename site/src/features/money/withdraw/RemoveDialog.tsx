import type { PayoutAccount } from '@brand/sdk/member'
import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { ignoreErrors } from '../../../app/forms/ignore-errors.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

const rules: FieldRule[] = [{ field: 'fundPassword', required: true, type: 'password' }]

/** Takes an account away, with the fund password. */
export function RemoveDialog({
  account: { accountId, name, masked },
  onClose,
}: {
  account: PayoutAccount
  onClose: () => void
}) {
  const t = useWords('withdraw')
  const fund = useWords('fund-password')
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ fundPassword = '' }) =>
      ignoreErrors(member.payoutAccounts.remove({ accountId, fundPassword }), 'not_found'),
    changes: ['payoutAccounts'],
    onSuccess() {
      showToast({ tone: 'success', title: t('withdraw.accounts.removed') })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('withdraw.accounts.remove')}
      description={`\u2068${name} ${masked}\u2069`}
    >
      <RuleForm
        {...ruleForm}
        labels={{ fundPassword: fund('fund.label') }}
        submitLabel={t('withdraw.accounts.remove')}
        busyLabel={t('withdraw.accounts.saving')}
        fields={{
          fundPassword: {
            render: (control) => <PasswordField {...control} inputMode="numeric" autoComplete="off" maxLength={64} />,
          },
        }}
      />
    </Dialog>
  )
}
