import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Page } from '@brand/ui/page'
import { MoneyField } from '@brand/ui/money-field'
import { TextField } from '@brand/ui/text-field'
import type { UplineInfoOutput } from '@brand/sdk/member'
import { useState, type FormEvent } from 'react'
import { draftOf } from '../../../app/storage/draft.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { least, moneyIn } from '../../../app/format/money.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { member } from '../../../app/api/member-client.ts'
import { SendFoot } from './SendFoot.tsx'
import { SendLock } from './SendLock.tsx'
import { useSending } from './use-sending.ts'

const draft = () => draftOf('upline')

/** Amount, remark and fund password. */
export function UplineForm({ info }: { info: UplineInfoOutput }) {
  const t = useWords('transfer')
  const errorText = useErrorText()
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const [{ amount = '', remark = '' }, setValues] = useState(() => draft().values)
  const change = (field: 'amount' | 'remark', value: string) => {
    clear()
    setValues((now) => ({ ...now, [field]: value }))
    draft().keep({ [field]: value })
  }
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const most = least(info.available, info.max, info.leftToday)
  const { state, error, send, clear } = useSending({
    name: 'upline',
    mutationFn: member.upline.submit,
    find: member.upline.find,
    onDone(sent) {
      draft().drop()
      setValues({})
      setTried(false)
      showToast({ tone: 'success', title: t('upline.sent', { amount: money(sent.amount), upline: sent.upline }) })
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
  const { fields, message } = useFormErrors(error, ['amount', 'fundPassword'], {
    text: (failure) => (isSilence(failure) ? t('lost') : errorText(failure)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrongAmount || !password) return focusFirstWrong()
    send({ amount, remark: remark.trim() }, password)
    setPassword('')
  }
  return (
    <SendLock info={info}>
      <Page width="narrow">
        <form ref={form} noValidate onSubmit={submit}>
          <Card space="lg">
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
            <TextField
              label={t('remark')}
              optional
              maxLength={140}
              value={remark}
              onValueChange={(value) => change('remark', value)}
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
    </SendLock>
  )
}
