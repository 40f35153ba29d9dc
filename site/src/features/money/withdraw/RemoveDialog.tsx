import type { PayoutAccount } from '@brand/sdk/member'
import { isGatewayError } from '@brand/sdk'
import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule, type RuleFormSubmit } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../../app/api/error-text.ts'
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
  const errorText = useErrorText()
  const client = useQueryClient()
  const submit: RuleFormSubmit = async ({ fundPassword = '' }) => {
    try {
      await member.payoutAccounts.remove({ accountId, fundPassword })
    } catch (error) {
      if (!isGatewayError(error, 'not_found'))
        return isGatewayError(error) && error.field === 'fundPassword'
          ? { fields: { fundPassword: { kind: 'said', words: errorText(error) } } }
          : { message: errorText(error) }
    }
    await client.invalidateQueries({ queryKey: ['payoutAccounts'] })
    showToast({ tone: 'success', title: t('withdraw.accounts.removed') })
    onClose()
    return undefined
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('withdraw.accounts.remove')}
      description={`${name} \u2068${masked}\u2069`}
    >
      <RuleForm
        columns={1}
        rules={rules}
        labels={{ fundPassword: fund('fund.label') }}
        onSubmit={submit}
        submitLabel={t('withdraw.accounts.remove')}
        busyLabel={t('withdraw.accounts.saving')}
        focusFirst
        fields={{
          fundPassword: {
            render: (control) => <PasswordField {...control} inputMode="numeric" autoComplete="off" maxLength={64} />,
          },
        }}
      />
    </Dialog>
  )
}
