import { isGatewayError } from '@brand/sdk'
import type { PayoutAccountsListOutput, TurnoverInfo, WithdrawalsSettingsOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { MoneyField } from '@brand/ui/money-field'
import { PasswordField } from '@brand/ui/password-field'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { draftOf } from '../../app/browser/draft.ts'
import { useErrorText } from '../../app/calls/error-text.ts'
import { useWords } from '../../app/language/i18n.ts'
import { useTime } from '../../app/language/use-time.ts'
import { amountOf, minorOf, type Money } from '../../app/language/money.ts'
import { say } from '../../app/popups/say.ts'
import { Accounts } from './Accounts.tsx'
import { feeOf, mostOf } from './fees.ts'
import { Summary } from './Summary.tsx'
import { useWithdrawing } from './use-withdrawing.ts'
import * as css from './withdraw.css.ts'

interface WithdrawFormProps {
  standing: TurnoverInfo
  accounts: PayoutAccountsListOutput
  settings: WithdrawalsSettingsOutput
  hasFundPassword: boolean
  lockedUntil: string | null
  /** It was reset, and opens nothing before. */
  waitsUntil: string | null
  money: Money
  symbol: string
  FundPassword: ComponentType<{ onClose: () => void }>
}

const draft = () => draftOf('withdraw')

/** Where to, how much, and the fund password; what it costs and how long it takes stands beside it before anything is sent. */
export function WithdrawForm({
  standing,
  accounts,
  settings,
  hasFundPassword,
  lockedUntil,
  waitsUntil,
  money,
  symbol,
  FundPassword,
}: WithdrawFormProps) {
  const t = useWords('cashier')
  const { time } = useTime()
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => draft().values)
  const [secret, setSecret] = useState('')
  const [forfeit, setForfeit] = useState(false)
  const [tried, setTried] = useState(false)
  const [setting, setSetting] = useState(false)
  const { state, fault, submit, clear } = useWithdrawing(({ orderNo }) => {
    draft().drop()
    setValues((now) => ({ ...now, amount: '' }))
    setForfeit(false)
    setTried(false)
    say({ tone: 'success', title: t('withdraw.asked') })
    // Once the list has it.
    setTimeout(() => document.getElementById(`order-${orderNo}`)?.focus(), 300)
  })
  const change = (field: string, value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    draft().keep({ [field]: value })
    clear()
  }

  const account =
    accounts.list.find(({ accountId }) => accountId === values['accountId']) ??
    (accounts.list.length === 1 ? accounts.list[0] : undefined)
  const method = accounts.methods.find(({ methodId }) => methodId === account?.methodId)
  const codes: readonly string[] = standing.reasonCodes
  const onlyBonus = codes.includes('bonus_open') && !codes.includes('turnover_open')
  const cash =
    onlyBonus && forfeit
      ? amountOf((minorOf(standing.locked) ?? 0n) - (minorOf(standing.bonus) ?? 0n))
      : standing.withdrawable
  const blocked = codes.length > 0 && !(onlyBonus && forfeit)
  const most = method ? mostOf(method, cash, settings.daily.countLeft > 0 ? settings.daily.amountLeft : '0') : 0n
  const amount = values['amount'] ?? ''
  const minor = minorOf(amount)
  const within = method && minor !== undefined && minor >= (minorOf(method.min) ?? 0n) && minor <= most
  const wrong: Record<string, string | undefined> = {
    accountId: account ? undefined : t('withdraw.to.missing'),
    amount: minor
      ? within || !method
        ? undefined
        : t('withdraw.amount.beyond', { most: money(amountOf(most)) })
      : t('withdraw.amount.missing'),
    fundPassword: secret ? undefined : t('withdraw.fund.missing'),
  }
  const refused = isGatewayError(fault) ? fault.field : undefined
  const errorOf = (field: string) =>
    (tried && !blocked ? wrong[field] : undefined) ?? (refused === field ? errorText(fault) : undefined)

  useEffect(() => {
    if (tried || refused)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input), [aria-invalid="true"] input')?.focus()
  }, [tried, refused])

  const send = (event: FormEvent) => {
    // The dialogs that open from here have forms of their own, whose presses come by.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    setTried(false)
    if (!account || !minor || !within || !secret) return void setTimeout(setTried, 0, true)
    setSecret('')
    void submit({ accountId: account.accountId, amount: amountOf(minor), forfeitBonus: onlyBonus && forfeit }, secret)
  }
  return (
    <form ref={form} noValidate onSubmit={send} className={css.columns} aria-label={t('withdraw.form')}>
      <div className={css.panel}>
        <Accounts
          accounts={accounts}
          value={account?.accountId ?? ''}
          error={errorOf('accountId')}
          onChoose={(accountId) => change('accountId', accountId)}
          hasFundPassword={hasFundPassword}
          FundPassword={FundPassword}
        />
        {onlyBonus ? (
          <Checkbox
            label={t('withdraw.forfeit', { bonus: money(standing.bonus) })}
            checked={forfeit}
            onCheckedChange={setForfeit}
          />
        ) : null}
        <div className={css.field}>
          <MoneyField
            label={t('withdraw.amount')}
            look="headline"
            required
            symbol={symbol}
            value={amount}
            error={errorOf('amount')}
            disabled={blocked}
            min={method?.min}
            max={most > 0n ? amountOf(most) : method?.max}
            onValueChange={(value) => change('amount', value)}
          />
          <div className={css.line}>
            <p className={css.hint}>
              {t('withdraw.day', {
                count: settings.daily.countLeft,
                amount: money(settings.daily.amountLeft),
                time: time(settings.daily.resetsAt),
              })}
            </p>
            <Button size="sm" disabled={blocked || most === 0n} onClick={() => change('amount', amountOf(most))}>
              {t('withdraw.max')}
            </Button>
          </div>
        </div>
        {hasFundPassword ? (
          <PasswordField
            label={t('fund.label')}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={64}
            value={secret}
            error={errorOf('fundPassword')}
            disabled={blocked}
            hint={
              waitsUntil
                ? t('withdraw.fund.waiting', { time: time(waitsUntil) })
                : lockedUntil
                  ? t('withdraw.fund.locked', { time: time(lockedUntil) })
                  : undefined
            }
            onValueChange={(value) => {
              setSecret(value)
              if (refused === 'fundPassword') clear()
            }}
          />
        ) : (
          <div className={css.field}>
            <p className={css.hint}>{t('withdraw.fund.none')}</p>
            <div>
              <Button onClick={() => setSetting(true)}>{t('fund.set')}</Button>
            </div>
          </div>
        )}
        {setting && !hasFundPassword ? <FundPassword onClose={() => setSetting(false)} /> : null}
      </div>
      <Summary
        method={method}
        minor={within ? minor : undefined}
        fee={method && within ? feeOf(method, minor) : 0n}
        money={money}
        blocked={blocked}
        ready={hasFundPassword}
        state={state}
        fault={refused && ['accountId', 'amount', 'fundPassword'].includes(refused) ? undefined : fault}
      />
    </form>
  )
}
