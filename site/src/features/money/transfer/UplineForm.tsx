import { TextField } from '@brand/ui/text-field'
import type { UplineInfoOutput } from '@brand/sdk/member'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { member } from '../../../app/api/member-client.ts'
import { AmountField, isAmount } from './AmountField.tsx'
import { SendForm } from './SendForm.tsx'
import { SendLock } from './SendLock.tsx'
import { useSending } from './use-sending.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** Amount, remark and fund password. */
export function UplineForm({ info }: { info: UplineInfoOutput }) {
  const t = useWords('transfer')
  const money = useMoney()
  const draft = useDraft('upline')
  const { amount = '', remark = '' } = draft.values
  const { form, foot, tried, fields, clear } = useSending({
    name: 'upline',
    input: isAmount(amount, info) ? { amount, remark: remark.trim() } : undefined,
    fields: ['amount'],
    mutationFn: member.upline.submit,
    find: member.upline.find,
    onSuccess(sent) {
      draft.drop()
      showToast({ tone: 'success', title: t('upline.sent', { amount: money(sent.amount), upline: sent.upline }) })
    },
  })
  const edit = (field: string) => (value: string) => (clear(), draft.change(field, value))
  return (
    <SendLock info={info}>
      <SendForm form={form} foot={foot} label={t('upline.send')}>
        <AmountField limits={info} value={amount} onChange={edit('amount')} tried={tried} error={fields['amount']} />
        <TextField label={t('remark')} optional maxLength={140} value={remark} onValueChange={edit('remark')} />
      </SendForm>
    </SendLock>
  )
}
