import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { MoneyField } from '@brand/ui/money-field'
import { Page } from '@brand/ui/page'
import { Select } from '@brand/ui/select'
import { TextField } from '@brand/ui/text-field'
import { transferPurposes, type DownlineTransfersInfoOutput } from '@brand/sdk/agent'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { agent } from '../../../../app/api/agent-client.ts'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { boundBroken } from '../../../../app/format/bounds.ts'
import { least, moneyIn } from '../../../../app/format/money.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { isSilence } from '../../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../../app/forms/use-form-errors.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { draftOf } from '../../../../app/storage/draft.ts'
import { SendFoot } from '../SendFoot.tsx'
import { useSending } from '../use-sending.ts'

const draft = () => draftOf('downline')

/** Whom, how much, what for, and the fund password. `?account=` of the address names whom. */
export function DownlineForm({ info }: { info: DownlineTransfersInfoOutput }) {
  const t = useWords('transfer')
  const errorText = useErrorText()
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const [query] = useSearchParams()
  const named = query.get('account')?.slice(0, 64)
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...draft().values,
    ...(named && { account: named }),
  }))
  const { account = '', amount = '', purpose = 'OTHER', remark = '' } = values
  const change = (field: string, value: string) => {
    clear()
    setValues((now) => ({ ...now, [field]: value }))
    draft().keep({ [field]: value })
  }
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const most = least(info.available, info.max, info.leftToday)
  const { state, error, send, clear } = useSending({
    name: 'downline',
    mutationFn: agent.downlineTransfers.submit,
    find: agent.downlineTransfers.find,
    onDone(sent) {
      draft().drop()
      setValues({})
      setTried(false)
      showToast({ tone: 'success', title: t('downline.sent', { amount: money(sent.amount), account: sent.account }) })
    },
  })
  const bound = boundBroken(amount, { min: info.min, max: most })
  const wrongAmount = !amount || bound !== undefined
  const wrongWords =
    bound === 'min'
      ? t('amount.below', { min: money(info.min) })
      : bound === 'max'
        ? t('amount.above', { max: money(most) })
        : t('amount.missing')
  const { fields, message } = useFormErrors(error, ['account', 'amount', 'fundPassword'], {
    text: (failure) => (isSilence(failure) ? t('lost') : errorText(failure)),
    ofField: (code) =>
      code === 'not_in_team' ? t('account.unknown') : code === 'transfer_forbidden' ? t('account.closed') : undefined,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!account.trim() || wrongAmount || !password) return focusFirstWrong()
    const known = transferPurposes.find((one) => one === purpose)
    send({ account: account.trim(), amount, purpose: known ?? 'OTHER', remark: remark.trim() }, password)
    setPassword('')
  }
  return (
    <Page width="narrow">
      <form ref={form} noValidate onSubmit={submit}>
        <Card space="lg">
          <TextField
            label={t('account')}
            required
            ltr
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            onValueChange={(value) => change('account', value)}
            hint={t('account.hint')}
            error={tried && !account.trim() ? t('account.missing') : fields['account']}
          />
          <MoneyField
            label={t('amount')}
            symbol={symbol}
            min={info.min}
            max={most}
            value={amount}
            onValueChange={(value) => change('amount', value)}
            required
            hint={t('amount.bounds', { min: money(info.min), max: money(most) })}
            aside={
              <Button size="sm" variant="quiet" onClick={() => change('amount', most)}>
                {t('amount.all')}
              </Button>
            }
            error={tried && wrongAmount ? wrongWords : fields['amount']}
          />
          <Select
            label={t('purpose')}
            value={purpose}
            onValueChange={(value) => change('purpose', value)}
            options={transferPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
          />
          <TextField
            label={t('remark')}
            optional
            maxLength={140}
            value={remark}
            onValueChange={(value) => change('remark', value)}
            hint={t('remark.hint')}
          />
          <SendFoot
            state={state}
            password={password}
            onPassword={(value) => (clear(), setPassword(value))}
            wrongPassword={
              tried && !password && state === 'idle' && !error ? t('fundPassword.missing') : fields['fundPassword']
            }
            message={message}
            label={t('upline.send')}
          />
        </Card>
      </form>
    </Page>
  )
}
