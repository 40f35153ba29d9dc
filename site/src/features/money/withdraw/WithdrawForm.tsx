import type { PayoutAccountsListOutput, TurnoverInfo, WithdrawalsSettingsOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Checkbox } from '@brand/ui/checkbox'
import { PasswordField } from '@brand/ui/password-field'
import { Callout } from '@brand/ui/callout'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState, type ComponentType, type FormEvent, type ReactNode } from 'react'
import { CashierAmount } from '../../../app/forms/CashierAmount.tsx'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { useBalance } from '../../../app/auth/balance.ts'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { TaskForm } from '../../../app/forms/TaskForm.tsx'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { amountOf, minorOf, signedMinorOf, type Money } from '../../../app/format/money.ts'
import { whenThere } from '../../../app/navigation/hash-target.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Accounts } from './Accounts.tsx'
import { feeOf } from '../../../app/format/fee.ts'
import { ceilingOf, maxAmountOf } from './max-amount.ts'
import { useSummary } from './use-summary.tsx'
import { useWithdrawing } from './use-withdrawing.ts'
import { WithdrawableSummary } from './WithdrawableSummary.tsx'
import * as css from './withdraw.css.ts'

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
  /** Turnover still required, one by one: why not everything may be withdrawn. */
  why: ReactNode
  FundPassword: ComponentType<{ onClose: () => void }>
}

/**
 * How much, what of the balance can leave now, where to, and the fund password; what it costs and how long it takes is
 * shown beside it before anything is sent.
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
  why,
  FundPassword,
}: WithdrawFormProps) {
  const t = useWords('withdraw')
  const fund = useWords('fund-password')
  const { time } = useTime()
  const errorText = useErrorText()
  const [form, focusFirstWrong] = useFirstWrong()
  const draft = useDraft('withdraw')
  const { values } = draft
  const { unit } = useCurrency()
  const [secret, setSecret] = useState('')
  /** The bonus that is given up; ticked for one, it is not for the next. */
  const [forfeited, setForfeited] = useState<string>()
  const [tried, setTried] = useState(false)
  const [setting, setSetting] = useState(false)
  const { state, error, withdraw, clear } = useWithdrawing(({ orderNo }) => {
    draft.drop(['amount'])
    setForfeited(undefined)
    setTried(false)
    showToast({ tone: 'success', title: t('withdraw.asked') })
    // Once the list has it, however long that takes.
    whenThere(`order-${orderNo}`, (order) => (order as HTMLElement).focus())
  }, focusFirstWrong)
  const change = (field: string, value: string) => (clear(), draft.change(field, value))

  const [only] = useState(accounts.list.length === 1 ? accounts.list[0]?.accountId : undefined)
  // One that was removed since, in another tab, is no reason to pay to another.
  const account = accounts.list.find(({ accountId }) => accountId === (values['accountId'] || only))
  const method = accounts.methods.find(({ methodId }) => methodId === account?.methodId)
  const codes: readonly string[] = turnover.reasonCodes
  const onlyBonus = codes.includes('bonus_open') && !codes.includes('turnover_open')
  const bonusId = onlyBonus ? turnover.requirements.find(({ source }) => source === 'BONUS')?.id : undefined
  const forfeit = bonusId !== undefined && forfeited === bonusId
  const cash = forfeit
    ? amountOf((minorOf(turnover.locked) ?? 0n) - (minorOf(turnover.bonus) ?? 0n))
    : turnover.withdrawable
  const blocked = codes.length > 0 && !forfeit
  const dayLeft = settings.daily.countLeft > 0 ? settings.daily.amountLeft : '0'
  const most = method ? maxAmountOf(method, cash, dayLeft, unit) : 0n
  const bounds = { min: method?.min, max: method && amountOf(ceilingOf(method, cash, dayLeft, unit)) }
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
      : t('withdraw.fund.lengths', {
          count: maxLength,
          least: formatCount(minLength, lang),
          most: formatCount(maxLength, lang),
        })
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
    withdraw(
      {
        accountId: account.accountId,
        amount: amountOf(minor),
        forfeitBonus: forfeit,
        ...(forfeit && { bonusId }),
        terms,
      },
      secret,
    )
  }
  const ordered = within ? minor : undefined
  const { items, notes, terms } = useSummary({
    method,
    settings,
    minor: ordered,
    fee: method && within ? feeOf(method, minor, 'down', unit) : 0n,
    money,
  })
  const { data: balance } = useBalance()
  const { balanceHidden } = usePreferences()
  const total = balanceHidden ? undefined : signedMinorOf(balance?.sumBalance ?? '')
  return (
    <TaskForm
      ref={form}
      onSubmit={send}
      aria-label={t('withdraw.form')}
      summary={{ title: t('withdraw.summary'), items, notes }}
      result={{
        term: t('withdraw.summary.left'),
        value: total === undefined || ordered === undefined ? '—' : money(amountOf(total - ordered)),
      }}
      action={
        <>
          <Callout live tone="info">
            {state === 'unknown' ? t('withdraw.unknown') : null}
          </Callout>
          <Callout live tone="danger">
            {refused.message}
          </Callout>
          {blocked ? <Callout tone="warning">{t('withdraw.blocked')}</Callout> : null}
          <SubmitButton
            busy={state !== 'idle'}
            busyLabel={t('withdraw.submitting')}
            disabled={blocked || !hasFundPassword}
          >
            {ordered === undefined
              ? t('withdraw.submit.empty')
              : t('withdraw.submit', { amount: money(amountOf(ordered)) })}
          </SubmitButton>
        </>
      }
    >
      <CashierAmount
        label={t('withdraw.amount')}
        required
        symbol={symbol}
        placeholder="0"
        value={amount}
        error={errorOf('amount')}
        disabled={blocked}
        {...bounds}
        hint={
          blocked
            ? ''
            : method && most === 0n
              ? t('withdraw.amount.tooLittle', { least: money(method.min), most: money(bounds.max ?? '') })
              : undefined
        }
        aside={
          most > 0n && !blocked ? (
            <Button variant="quiet" size="sm" className={css.all} onClick={() => change('amount', amountOf(most))}>
              {t('withdraw.max', { amount: money(amountOf(most)) })}
            </Button>
          ) : undefined
        }
        onValueChange={(value) => change('amount', value)}
        keypad={{ open: t('withdraw.keypad'), label: t('withdraw.keypad.done') }}
      />
      <WithdrawableSummary turnover={turnover} money={money} terms={terms} why={why} />
      {onlyBonus ? (
        <Checkbox
          label={t('withdraw.forfeit', { bonus: money(turnover.bonus) })}
          checked={forfeit}
          onCheckedChange={(checked) => setForfeited(checked ? bonusId : undefined)}
        />
      ) : null}
      <div className={css.pair}>
        <Accounts
          accounts={accounts}
          value={account?.accountId ?? ''}
          error={errorOf('accountId')}
          onChoose={(accountId) => change('accountId', accountId)}
          hasFundPassword={hasFundPassword}
          FundPassword={FundPassword}
        />
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
      </div>
      {setting && !hasFundPassword ? <FundPassword onClose={() => setSetting(false)} /> : null}
    </TaskForm>
  )
}
