import type { PayoutAccountsListOutput, TurnoverInfo, WithdrawalsSettingsOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { MoneyField } from '@brand/ui/money-field'
import { PasswordField } from '@brand/ui/password-field'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState, type ComponentType, type FormEvent } from 'react'
import { draftOf } from '../../../app/storage/draft.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { amountOf, minorOf, type Money } from '../../../app/format/money.ts'
import { whenThere } from '../../../app/navigation/hash-target.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Accounts } from './Accounts.tsx'
import { feeOf } from '../../../app/format/fee.ts'
import { ceilingOf, maxAmountOf } from './max-amount.ts'
import { Summary } from './Summary.tsx'
import { useWithdrawing } from './use-withdrawing.ts'

interface WithdrawFormProps {
  turnover: TurnoverInfo
  accounts: PayoutAccountsListOutput
  settings: WithdrawalsSettingsOutput
  hasFundPassword: boolean
  /** How long it is. */
  fundPasswordRule: { minLength: number; maxLength: number }
  lockedUntil: string | null
  /** It was reset, and opens nothing before. */
  waitsUntil: string | null
  money: Money
  symbol: string
  FundPassword: ComponentType<{ onClose: () => void }>
}

const draft = () => draftOf('withdraw')

/**
 * Where to, how much, and the fund password; what it costs and how long it takes is shown beside it before anything is
 * sent.
 */
export function WithdrawForm({
  turnover,
  accounts,
  settings,
  hasFundPassword,
  fundPasswordRule,
  lockedUntil,
  waitsUntil,
  money,
  symbol,
  FundPassword,
}: WithdrawFormProps) {
  const t = useWords('withdraw')
  const fund = useWords('fund-password')
  const { time } = useTime()
  const errorText = useErrorText()
  const [form, focusFirstWrong] = useFirstWrong()
  const [values, setValues] = useState(() => draft().values)
  const [secret, setSecret] = useState('')
  const [forfeit, setForfeit] = useState(false)
  const [tried, setTried] = useState(false)
  const [setting, setSetting] = useState(false)
  const { state, error, withdraw, clear } = useWithdrawing(({ orderNo }) => {
    draft().drop()
    setValues((now) => ({ ...now, amount: '' }))
    setForfeit(false)
    setTried(false)
    showToast({ tone: 'success', title: t('withdraw.asked') })
    // Once the list has it, however long that takes.
    whenThere(`order-${orderNo}`, (order) => (order as HTMLElement).focus())
  }, focusFirstWrong)
  const change = (field: string, value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    draft().keep({ [field]: value })
    clear()
  }

  const account =
    accounts.list.find(({ accountId }) => accountId === values['accountId']) ??
    (accounts.list.length === 1 ? accounts.list[0] : undefined)
  const method = accounts.methods.find(({ methodId }) => methodId === account?.methodId)
  const codes: readonly string[] = turnover.reasonCodes
  const onlyBonus = codes.includes('bonus_open') && !codes.includes('turnover_open')
  const cash =
    onlyBonus && forfeit
      ? amountOf((minorOf(turnover.locked) ?? 0n) - (minorOf(turnover.bonus) ?? 0n))
      : turnover.withdrawable
  const blocked = codes.length > 0 && !(onlyBonus && forfeit)
  const dayLeft = settings.daily.countLeft > 0 ? settings.daily.amountLeft : '0'
  const most = method ? maxAmountOf(method, cash, dayLeft) : 0n
  const bounds = { min: method?.min, max: method && amountOf(ceilingOf(method, cash, dayLeft)) }
  const amount = values['amount'] ?? ''
  const minor = minorOf(amount)
  const lang = useLang()
  const bound = boundBroken(amount, bounds)
  const within = method && minor !== undefined && !bound
  const beyond =
    bound === 'min'
      ? t('withdraw.amount.below', { least: money(bounds.min ?? '') })
      : t('withdraw.amount.beyond', { most: money(bounds.max ?? '') })
  const { minLength, maxLength } = fundPasswordRule
  const fits = secret.length >= minLength && secret.length <= maxLength
  const shape =
    minLength === maxLength
      ? t('withdraw.fund.length', { count: minLength, n: formatCount(minLength, lang) })
      : t('withdraw.fund.lengths', { least: formatCount(minLength, lang), most: formatCount(maxLength, lang) })
  const wrong: Record<string, string | undefined> = {
    accountId: account ? undefined : t('withdraw.to.missing'),
    amount: minor === undefined ? t('withdraw.amount.missing') : bound ? beyond : undefined,
    fundPassword: secret ? (fits ? undefined : shape) : t('withdraw.fund.missing'),
  }
  const refused = useFormErrors(error, Object.keys(wrong), {
    text: (failure) => (isSilence(failure) ? t('withdraw.lost') : errorText(failure)),
    ofField: (code, field) => (code === 'field_invalid' && field === 'fundPassword' ? shape : undefined),
  })
  const errorOf = (field: string) => (tried && !blocked ? wrong[field] : undefined) ?? refused.fields[field]

  const send = (event: FormEvent) => {
    // The dialogs that open from here have forms of their own, whose submit events bubble to this one.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!account || !method || !minor || !within || !secret || !fits) {
      setTried(true)
      return focusFirstWrong()
    }
    setTried(false)
    setSecret('')
    const terms = { order: settings.terms, method: method.terms }
    void withdraw(
      { accountId: account.accountId, amount: amountOf(minor), forfeitBonus: onlyBonus && forfeit, terms },
      secret,
    )
  }
  return (
    <form ref={form} noValidate onSubmit={send} aria-label={t('withdraw.form')}>
      <Columns widths="main-aside" collapseBelow="desktop" stickyAside>
        <Card space={{ phone: 'xl', tablet: '2xl' }}>
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
              label={t('withdraw.forfeit', { bonus: money(turnover.bonus) })}
              checked={forfeit}
              onCheckedChange={setForfeit}
            />
          ) : null}
          <Stack space="xs">
            <MoneyField
              label={t('withdraw.amount')}
              variant="headline"
              required
              symbol={symbol}
              value={amount}
              error={errorOf('amount')}
              disabled={blocked}
              {...bounds}
              hint={
                method && most === 0n
                  ? t('withdraw.amount.tooLittle', { least: money(method.min), most: money(bounds.max ?? '') })
                  : undefined
              }
              onValueChange={(value) => change('amount', value)}
            />
            <Inline space="md" justify="between">
              <Text size="caption" quiet>
                {t('withdraw.day', {
                  count: settings.daily.countLeft,
                  amount: money(settings.daily.amountLeft),
                  time: time(settings.daily.resetsAt),
                })}
              </Text>
              <Button size="sm" disabled={blocked || most === 0n} onClick={() => change('amount', amountOf(most))}>
                {t('withdraw.max')}
              </Button>
            </Inline>
          </Stack>
          {hasFundPassword ? (
            <PasswordField
              label={fund('fund.label')}
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
                if (refused.fields['fundPassword']) clear()
              }}
            />
          ) : (
            <Stack space="xs" align="start">
              <Text size="caption" quiet>
                {t('withdraw.fund.none')}
              </Text>
              <Button onClick={() => setSetting(true)}>{fund('fund.set')}</Button>
            </Stack>
          )}
          {setting && !hasFundPassword ? <FundPassword onClose={() => setSetting(false)} /> : null}
        </Card>
        <Summary
          method={method}
          settings={settings}
          minor={within ? minor : undefined}
          fee={method && within ? feeOf(method, minor, 'down') : 0n}
          money={money}
          blocked={blocked}
          ready={hasFundPassword}
          state={state}
          error={refused.message}
        />
      </Columns>
    </form>
  )
}
