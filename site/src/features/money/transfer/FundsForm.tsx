import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { MoneyField } from '@brand/ui/money-field'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Select } from '@brand/ui/select'
import type { WalletVendorsOutput } from '@brand/sdk'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from '../../../app/navigation/router.ts'
import { SubmitFoot } from '../../../app/forms/SubmitFoot.tsx'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { isMoving, useMoving } from './use-moving.ts'

/** From the main wallet to a vendor or back: how much, or all of it. `?vendor` names whose game needs money. */
export function FundsForm({ wallets: { main, list } }: { wallets: WalletVendorsOutput }) {
  const t = useWords('transfer')
  const err = useWords('err')
  const errorText = useErrorText()
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const wanted = useSearchParams()[0].get('vendor')
  const draft = useDraft('transfer', wanted ? { vassalage: wanted } : undefined)
  const { values } = draft
  const direction = values['direction'] === 'OUT' ? 'OUT' : 'IN'
  const [first] = useState((list.find(({ status }) => status === 'ON') ?? list[0])?.vassalage)
  // Where it is gone meanwhile, no other takes its place: the person chooses anew.
  const vendor = list.find(({ vassalage }) => vassalage === (values['vassalage'] || first))
  const closed = direction === 'IN' && vendor !== undefined && vendor.status !== 'ON'
  const amount = values['amount'] ?? ''
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const most = direction === 'IN' ? main : (vendor?.balance ?? '0.00')
  const { state, error, mutate, clear } = useMoving((transfer) => {
    draft.drop(['amount'])
    setTried(false)
    showToast(
      isMoving(transfer)
        ? { tone: 'info', title: t('moved.checking') }
        : transfer.state === 'CONFIRMED'
          ? { tone: 'success', title: t('moved.done', { amount: money(transfer.amount) }) }
          : { tone: 'danger', title: t('moved.back') },
    )
  })
  const change = (field: string, value: string) => (clear(), draft.change(field, value))
  const bounds = { min: '0.01', max: most }
  const wrong = !amount || boundBroken(amount, bounds) !== undefined
  const held = vendor?.transfer !== undefined
  const { fields, message } = useFormErrors(error, ['amount', 'vassalage'], {
    text: (failure) => (isSilence(failure) ? t('lost') : errorText(failure)),
    ofField: (code) => (code === 'not_found' ? t('vendor.missing') : undefined),
  })

  function move(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong || closed || !vendor) return focusFirstWrong()
    if (!held) void mutate({ vassalage: vendor.vassalage, direction, amount })
  }
  return (
    <form ref={form} noValidate onSubmit={move}>
      <Card space="lg">
        <Heading size="md">{t('move')}</Heading>
        <SegmentedControl
          full
          label={t('direction')}
          value={direction}
          onValueChange={(value) => change('direction', value)}
          options={[
            { value: 'IN', label: t('direction.IN') },
            { value: 'OUT', label: t('direction.OUT') },
          ]}
        />
        <Select
          label={t('vendor')}
          value={vendor?.vassalage ?? ''}
          error={closed ? err('vendor_maintenance') : tried && !vendor ? t('vendor.missing') : fields['vassalage']}
          onValueChange={(value) => change('vassalage', value)}
          options={list.map((one) => ({
            value: one.vassalage,
            label: `${one.displayName} · ${money(one.balance)}`,
            disabled: direction === 'IN' && one.status !== 'ON',
          }))}
        />
        <MoneyField
          {...bounds}
          label={t('amount')}
          symbol={symbol}
          value={amount}
          onValueChange={(value) => change('amount', value)}
          required
          hint={t('amount.upTo', { max: money(most) })}
          aside={
            <Button size="sm" variant="quiet" onClick={() => change('amount', most)}>
              {t('amount.all')}
            </Button>
          }
          showFault={tried}
          error={tried && !amount ? t('amount.missing') : fields['amount']}
        />
        <SubmitFoot
          state={state}
          message={message}
          words={{ unknown: t('unknown'), checking: t('checking'), sending: t('sending') }}
          held={held ? t('held') : undefined}
        >
          {t('move.now')}
        </SubmitFoot>
      </Card>
    </form>
  )
}
