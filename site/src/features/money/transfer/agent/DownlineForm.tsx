import { Select } from '@brand/ui/select'
import { TextField } from '@brand/ui/text-field'
import { transferPurposes, type DownlineTransfersInfoOutput } from '@brand/sdk/agent'
import { useSearchParams } from '../../../../app/navigation/router.ts'
import { AccountNameField } from '../../../../app/forms/AccountNameField.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useMoney } from '../../../../app/format/use-money.ts'
import { useDraft } from '../../../../app/forms/use-draft.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { AmountField, isAmount } from '../AmountField.tsx'
import { SendForm } from '../SendForm.tsx'
import { useSending } from '../use-sending.ts'

/** Whom, how much, what for, and the fund password. `?account=` of the address names whom. */
export function DownlineForm({ info }: { info: DownlineTransfersInfoOutput }) {
  const t = useWords('transfer')
  const money = useMoney()
  const named = useSearchParams()[0].get('account')?.slice(0, 64)
  const draft = useDraft('downline', named ? { account: named } : undefined)
  const { account = '', amount = '', purpose = 'OTHER', remark = '' } = draft.values
  const { form, foot, tried, fields, clear } = useSending({
    name: 'downline',
    input:
      account.trim() && isAmount(amount, info)
        ? {
            account: account.trim(),
            amount,
            purpose: transferPurposes.find((one) => one === purpose) ?? ('OTHER' as const),
            remark: remark.trim(),
          }
        : undefined,
    fields: ['account', 'amount'],
    mutationFn: agent.downlineTransfers.submit,
    find: agent.downlineTransfers.find,
    onSuccess(sent) {
      draft.drop()
      showToast({ tone: 'success', title: t('downline.sent', { amount: money(sent.amount), account: sent.account }) })
    },
  })
  const edit = (field: string) => (value: string) => (clear(), draft.change(field, value))
  return (
    <SendForm form={form} foot={foot} label={t('upline.send')}>
      <AccountNameField
        label={t('account')}
        value={account}
        onValueChange={edit('account')}
        hint={t('account.hint')}
        error={tried && !account.trim() ? t('account.missing') : fields['account']}
      />
      <AmountField limits={info} value={amount} onChange={edit('amount')} tried={tried} error={fields['amount']} />
      <Select
        label={t('purpose')}
        value={purpose}
        onValueChange={edit('purpose')}
        options={transferPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
      />
      <TextField
        label={t('remark')}
        optional
        maxLength={140}
        value={remark}
        onValueChange={edit('remark')}
        hint={t('remark.hint')}
      />
    </SendForm>
  )
}
