import { Button } from '@brand/ui/button'
import { MoneyField } from '@brand/ui/money-field'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Select } from '@brand/ui/select'
import { isGatewayError, type WalletVendorsOutput } from '@brand/sdk'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useErrorText } from '../../app/calls/error-text.ts'
import { useStatus } from '../../app/calls/status.ts'
import { useWords } from '../../app/language/i18n.ts'
import { minorOf, moneyIn } from '../../app/language/money.ts'
import { say } from '../../app/popups/say.ts'
import * as css from './transfer.css.ts'
import { isMoving, useMoving } from './use-moving.ts'

/** From the main wallet to a vendor or back: how much, or all of it. `?vendor` names whose game asked for money. */
export function FundsForm({ wallets: { main, list } }: { wallets: WalletVendorsOutput }) {
  const t = useWords('transfer')
  const errorText = useErrorText()
  const symbol = useStatus().data?.currency.symbol ?? ''
  const money = moneyIn(symbol)
  const wanted = useSearchParams()[0].get('vendor')
  const [direction, setDirection] = useState<'IN' | 'OUT'>('IN')
  const [vassalage, setVendor] = useState((list.find((one) => one.vassalage === wanted) ?? list[0])?.vassalage ?? '')
  const [amount, setAmount] = useState('')
  const [tried, setTried] = useState(false)
  const vendor = list.find((one) => one.vassalage === vassalage)
  const most = direction === 'IN' ? main : (vendor?.balance ?? '0.00')
  const { state, error, submit, clear } = useMoving((transfer) => {
    setAmount('')
    setTried(false)
    say(isMoving(transfer) ? { tone: 'info', title: t('moved.checking') } : transfer.state === 'CONFIRMED' ? { tone: 'success', title: t('moved.done', { amount: money(transfer.amount) }) } : { tone: 'error', title: t('moved.back') })
  })
  const minor = minorOf(amount)
  const wrong = minor === undefined || minor === 0n || minor > (minorOf(most) ?? 0n)
  const held = vendor?.transfer !== undefined
  const field = isGatewayError(error, 'insufficient_funds') || (isGatewayError(error) && error.field === 'amount')

  function move(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!wrong && !held) void submit({ vassalage, direction, amount })
  }
  return (
    <form noValidate className={css.form} onSubmit={move}>
      <h2 className={css.heading}>{t('move')}</h2>
      <SegmentedControl full label={t('direction')} value={direction} onValueChange={(value) => (clear(), setDirection(value as 'IN' | 'OUT'))} options={[{ value: 'IN', label: t('direction.IN') }, { value: 'OUT', label: t('direction.OUT') }]} />
      <Select label={t('vendor')} value={vassalage} onValueChange={(value) => (clear(), setVendor(value))} options={list.map((one) => ({ value: one.vassalage, label: `${one.displayName} · ${money(one.balance)}`, disabled: direction === 'IN' && one.status !== 'ON' }))} />
      <MoneyField
        label={t('amount')} symbol={symbol} max={most} value={amount} onValueChange={(value) => (clear(), setAmount(value))} required hint={t('amount.upTo', { max: money(most) })}
        aside={<Button size="sm" variant="quiet" onClick={() => setAmount(most)}>{t('amount.all')}</Button>} error={tried && wrong ? t('amount.upTo', { max: money(most) }) : field ? errorText(error) : undefined}
      />
      {error && !field ? <p role="alert" className={css.fault}>{errorText(error)}</p> : null}
      {held || state === 'unknown' ? <p role="status" className={css.small}>{t('held')}</p> : null}
      <Button type="submit" variant="primary" size="lg" full disabled={held} busy={state !== 'idle'} busyLabel={t(state === 'unknown' ? 'checking' : 'sending')}>{t('move.now')}</Button>
    </form>
  )
}
