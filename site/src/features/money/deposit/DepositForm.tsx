import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import type {
  DepositChannel,
  DepositOrder,
  DepositsSettingsOutput,
  DepositsSubmitInput,
  LimitsSubmitInput,
} from '@brand/sdk/member'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import { Skeleton } from '@brand/ui/skeleton'
import { useRef, useState, type FormEvent } from 'react'
import { CashierAmount } from '../../../app/forms/CashierAmount.tsx'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useBalance } from '../../../app/auth/balance.ts'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { useDebouncedValue } from '../../../app/browser/use-debounced-value.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { TaskForm } from '../../../app/forms/TaskForm.tsx'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { Bonus } from './Bonus.tsx'
import { Channels, sortChannels } from './Channels.tsx'
import { FirstLimit, isPeriod } from './FirstLimit.tsx'
import { amountOf, minorOf, moneyIn, signedMinorOf } from '../../../app/format/money.ts'
import { feeOf } from '../../../app/format/fee.ts'
import { Orders } from './Orders.tsx'
import { summaryItems } from './summary-items.ts'
import { useDepositSettings } from './use-deposits.ts'
import { useFaultText } from './use-fault-text.ts'
import { useOrdering } from './use-ordering.ts'

const BonusCost = lazyPart(() => import('./BonusCost.tsx'), <Skeleton variant="block" size="md" aria-busy="true" />)

interface DepositFormProps {
  settings: DepositsSettingsOutput
  channels: readonly DepositChannel[]
  onOrdered: (order: DepositOrder) => void
}

/** How much, by which way, with or without a bonus; and what it comes to, before anything is sent. */
export function DepositForm({ settings, channels, onOrdered }: DepositFormProps) {
  const t = useWords('deposit')
  const { time } = useTime()
  const money = moneyIn(settings.currencySymbol)
  const { unit } = useCurrency()
  const shown = useMemberShown()
  const [form, focusFirstWrong] = useFirstWrong()
  const draft = useDraft('deposit')
  const { values, change } = draft
  const [tried, setTried] = useState(false)
  /** The page of the order is loading: the form that is still shown is done with. */
  const done = useRef(false)
  const { state, error, order } = useOrdering((ordered, here) => {
    draft.drop([])
    done.current = here
    // Who went elsewhere meanwhile stays there; the order is listed here.
    if (here) onOrdered(ordered)
  })
  /** Sets the limit, then orders. If the order fails, the limit stays, and nothing is asked again. */
  const {
    mutate: limitFirst,
    isPending: limiting,
    error: limitError,
  } = useApiMutation({
    mutationFn: ({ limit }: { limit: LimitsSubmitInput; deposit: DepositsSubmitInput }) => member.limits.submit(limit),
    changes: ['limits', 'deposits'],
    onSuccess(_, { deposit }) {
      showToast({ tone: 'success', title: t('deposit.firstLimit.saved') })
      void order(deposit)
    },
  })

  const last = settings.orders[0]?.channel.channelId
  const sorted = sortChannels(channels, last)
  const usable = sorted.filter(({ health }) => health !== 'DOWN')
  const [first] = useState(usable[0]?.channelId)
  // Where it is closed meanwhile, no other takes its place: the person chooses anew.
  const channel = usable.find(({ channelId }) => channelId === (values['channelId'] || first))
  const amount = values['amount'] ?? ''
  const minor = minorOf(amount)
  const sets = settings.askLimit && values['withoutLimit'] === 'no'
  const period = values['limitPeriod']
  const limitValue = values['limitValue'] ?? ''
  const limitMinor = sets ? minorOf(limitValue) : undefined
  // It holds for this deposit too: where it is lower than what the channel takes, it is the bound.
  const isBound = limitMinor && !(channel && boundBroken(limitValue, { max: channel.max }) === 'max')
  const most = isBound ? t('deposit.firstLimit.most', { max: money(limitValue) }) : undefined
  const bounds = { min: channel?.min ?? '0.01', max: isBound ? limitValue : channel?.max }
  const within = channel && minor !== undefined && !boundBroken(amount, bounds)
  const asked = minor ? amount : undefined
  const settled = useDebouncedValue(asked)
  const quoted = useDepositSettings(settled)
  // What a bonus would give is known for the amount that is typed, not for the one before.
  const current = settled === asked && !quoted.isPlaceholderData
  const { offers } = quoted.data ?? settings
  const chosen = values['bonusId'] || 'none'
  // Where it is over meanwhile, nothing is ordered without it in silence: the person chooses anew.
  const isOver = chosen !== 'none' && offers.every(({ bonusId }) => bonusId !== chosen)
  const offer = offers.find(({ bonusId, quote }) => bonusId === chosen && quote)
  const fields = channel?.fields ?? []
  const wrong = {
    ...(settings.askLimit && { withoutLimit: values['withoutLimit'] ? undefined : t('deposit.firstLimit.missing') }),
    ...(sets && {
      limitPeriod: isPeriod(period) ? undefined : t('deposit.firstLimit.period.missing'),
      limitValue: limitMinor === undefined ? t('deposit.firstLimit.value.missing') : undefined,
    }),
    channelId: channel ? undefined : t('deposit.channel.missing'),
    amount: minor === undefined ? t('deposit.amount.missing') : undefined,
    ...Object.fromEntries(
      fields.map(({ field, required }) => [
        field,
        required && !(values[field] ?? '').trim() ? t('deposit.field.missing') : undefined,
      ]),
    ),
  } as Record<string, string | undefined>
  const err = useWords('err')
  const errorText = useErrorText()
  const faultText = useFaultText()
  const refused = useFormErrors(error, Object.keys(wrong), {
    text: (failure) => (isSilence(failure) ? t('deposit.lost') : faultText(failure)),
    ofField: (code) => (code === 'required' || code === 'field_invalid' ? t('deposit.field.missing') : undefined),
  })
  const errorOf = (field: string) => (tried ? wrong[field] : undefined) ?? refused.fields[field]

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (done.current || (offer && !current)) return
    if (!channel || !minor || !within || isOver || limitMinor === 0n || Object.values(wrong).some(Boolean)) {
      setTried(true)
      return focusFirstWrong()
    }
    setTried(false)
    const given = Object.fromEntries(
      fields.flatMap(({ field }) => (values[field] ? [[field, values[field].trim()]] : [])),
    )
    const terms = { channel: channel.terms, play: settings.terms, ...(offer && { bonus: offer.terms }) }
    const deposit = {
      channelId: channel.channelId,
      amount,
      terms,
      ...(offer && { bonusId: offer.bonusId }),
      ...(fields.length > 0 && { fields: given }),
      ...(settings.askLimit && !sets && { withoutLimit: true }),
    }
    if (!sets || !isPeriod(period)) return void order(deposit)
    // The fields of the limit disappear once it is set: focus goes to what stays, and tells that it is sent.
    ;(event.nativeEvent as SubmitEvent).submitter?.focus()
    limitFirst({ limit: { kind: 'DEPOSIT', period, value: limitValue }, deposit })
  }
  const { limit } = settings
  const settling = offer !== undefined && !current
  const busy = limiting ? 'busy' : state
  const ordered = within ? minor : undefined
  const submitLabel =
    ordered === undefined ? t('deposit.submit.empty') : t('deposit.submit', { amount: money(amountOf(ordered)) })
  const quote = current ? offer?.quote : undefined
  const over = isOver ? err('bonus_not_available') : undefined
  const failure = sets && limitError ? errorText(limitError) : (refused.message ?? (tried ? over : undefined))
  const { data: balance } = useBalance()
  const { balanceHidden } = usePreferences()
  const { items, comes } = summaryItems({
    t,
    money,
    multiple: settings.multiple,
    minor: ordered,
    fee: channel && within ? feeOf(channel, minor, 'up', unit) : 0n,
    quote,
    offered: offers.length > 0,
    settling,
  })
  const now = balanceHidden ? undefined : signedMinorOf(balance?.sumBalance ?? '')
  const after = comes === undefined ? '—' : money(amountOf((now ?? 0n) + comes))
  /** Fills the form in as it was then; what is left is the press. */
  const repeat = ({ channel: { channelId }, amount: again }: DepositOrder) => {
    change('channelId', channelId)
    change('amount', again)
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  return (
    <TaskForm
      ref={form}
      onSubmit={send}
      summary={{
        title: t('deposit.summary'),
        items,
        notes: (
          <Text size="caption" quiet>
            {t('deposit.text')}
          </Text>
        ),
      }}
      result={{ term: t(now === undefined ? 'deposit.summary.wallet' : 'deposit.summary.after'), value: after }}
      action={
        <>
          <Callout live tone="info">
            {busy === 'unknown' ? t('deposit.unknown') : null}
          </Callout>
          <Callout live tone="danger">
            {failure}
          </Callout>
          <SubmitButton disabled={settling} busy={busy !== 'idle'} busyLabel={t('deposit.submitting')}>
            {submitLabel}
          </SubmitButton>
        </>
      }
      below={
        settings.orders.length > 0 ? (
          <Orders
            orders={settings.orders}
            money={money}
            onRepeat={repeat}
            canRepeat={({ channel: { channelId } }) => usable.some((one) => one.channelId === channelId)}
          />
        ) : undefined
      }
    >
      <Stack space="md">
        <CashierAmount
          label={t('deposit.amount')}
          required
          symbol={settings.currencySymbol}
          placeholder="0"
          value={amount}
          error={errorOf('amount')}
          {...bounds}
          hint={most}
          strings={most ? { tooHigh: most } : undefined}
          showFault={tried}
          amounts={channel?.quick ?? ['500.00', '1000.00', '5000.00', '10000.00']}
          onValueChange={(value) => change('amount', value)}
          keypad={{ open: t('deposit.keypad'), label: submitLabel, onPress: () => form.current?.requestSubmit() }}
        />
        <Text size="caption" quiet>
          {limit ? `${t('deposit.limit', { left: money(limit.left), time: time(limit.resetAt) })} ` : null}
          {shown(memberPath('limits')) ? (
            <Link href={memberPath('limits')}>{t(limit ? 'deposit.limit.change' : 'deposit.limit.set')}</Link>
          ) : null}
        </Text>
      </Stack>
      <Channels
        channels={sorted}
        last={last}
        money={money}
        chosen={channel}
        error={errorOf('channelId')}
        onChoose={(id) => change('channelId', id)}
      />
      {fields.map(({ field, maxLength }) => (
        <TextField
          key={field}
          required
          maxLength={maxLength}
          value={values[field] ?? ''}
          error={errorOf(field)}
          onValueChange={(value) => change(field, value)}
          label={field === 'payerName' ? t('deposit.field.payerName') : t('deposit.field.other')}
          hint={field === 'payerName' ? t('deposit.field.payerName.hint') : undefined}
        />
      ))}
      {settings.askLimit ? (
        <FirstLimit
          symbol={settings.currencySymbol}
          values={values}
          errorOf={errorOf}
          tried={tried}
          onChange={change}
        />
      ) : null}
      {offers.length > 0 || isOver ? (
        <Bonus
          offers={offers}
          multiple={settings.multiple}
          money={money}
          minor={minor}
          settling={!current}
          value={isOver ? '' : (offer?.bonusId ?? 'none')}
          error={over}
          onChoose={(id) => change('bonusId', id === 'none' ? '' : id)}
        >
          {offer && settled ? (
            // Figures of one bonus are not kept while those of another are fetched.
            <BonusCost key={offer.bonusId} bonusId={offer.bonusId} amount={settled} multiple={offer.multiple} />
          ) : null}
        </Bonus>
      ) : null}
    </TaskForm>
  )
}
