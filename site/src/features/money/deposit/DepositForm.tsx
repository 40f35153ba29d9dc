import { Link } from '@brand/ui/link'
import type { DepositChannel, DepositOrder, DepositsSettingsOutput } from '@brand/sdk/member'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { MoneyField } from '@brand/ui/money-field'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import { Skeleton } from '@brand/ui/skeleton'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { draftOf } from '../../../app/storage/draft.ts'
import { useDebouncedValue } from '../../../app/browser/use-debounced-value.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { boundBroken } from '../../../app/format/bounds.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { Bonus } from './Bonus.tsx'
import { Channels } from './Channels.tsx'
import { minorOf, moneyIn } from '../../../app/format/money.ts'
import { feeOf } from '../../../app/format/fee.ts'
import { Summary } from './Summary.tsx'
import { useDepositSettings } from './use-deposits.ts'
import { useFaultText } from './use-fault-text.ts'
import { useOrdering } from './use-ordering.ts'

const BonusCost = lazy(() => inTime(() => import('./BonusCost.tsx')))

interface DepositFormProps {
  settings: DepositsSettingsOutput
  channels: readonly DepositChannel[]
  onOrdered: (order: DepositOrder) => void
}

const draft = () => draftOf('deposit')

/** How much, by which way, with or without a bonus; and what it comes to, before anything is sent. */
export function DepositForm({ settings, channels, onOrdered }: DepositFormProps) {
  const t = useWords('deposit')
  const { time } = useTime()
  const money = moneyIn(settings.currencySymbol)
  const shown = useMemberShown()
  const [form, focusFirstWrong] = useFirstWrong()
  const [values, setValues] = useState(() => draft().values)
  const [tried, setTried] = useState(false)
  /** The page of the order is loading: the form that is still shown is done with. */
  const done = useRef(false)
  const { state, error, order } = useOrdering((ordered, here) => {
    draft().drop()
    done.current = here
    // Who went elsewhere meanwhile stays there; the order is listed here.
    if (here) onOrdered(ordered)
  })
  const change = (field: string, value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    draft().keep({ [field]: value })
  }

  const channel = channels.find(({ channelId, health }) => channelId === values['channelId'] && health !== 'DOWN')
  const amount = values['amount'] ?? ''
  const minor = minorOf(amount)
  const bounds = { min: channel?.min ?? '0.01', max: channel?.max }
  const within = channel && minor !== undefined && !boundBroken(amount, bounds)
  const asked = minor ? amount : undefined
  const settled = useDebouncedValue(asked)
  const quoted = useDepositSettings(settled)
  // What a bonus would give is known for the amount that is typed, not for the one before.
  const current = settled === asked && !quoted.isPlaceholderData
  const { offers } = quoted.data ?? settings
  const offer = offers.find(({ bonusId, quote }) => bonusId === values['bonusId'] && quote)
  const fields = channel?.fields ?? []
  const wrong = {
    channelId: channel ? undefined : t('deposit.channel.missing'),
    amount: minor === undefined ? t('deposit.amount.missing') : undefined,
    ...Object.fromEntries(
      fields.map(({ field, required }) => [
        field,
        required && !(values[field] ?? '').trim() ? t('deposit.field.missing') : undefined,
      ]),
    ),
  } as Record<string, string | undefined>
  const faultText = useFaultText()
  const refused = useFormErrors(error, Object.keys(wrong), {
    text: (failure) => (isSilence(failure) ? t('deposit.lost') : faultText(failure)),
    ofField: (code) => (code === 'required' || code === 'field_invalid' ? t('deposit.field.missing') : undefined),
  })
  const errorOf = (field: string) => (tried ? wrong[field] : undefined) ?? refused.fields[field]

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (done.current || (offer && !current)) return
    if (!channel || !minor || !within || Object.values(wrong).some(Boolean)) {
      setTried(true)
      return focusFirstWrong()
    }
    setTried(false)
    const given = Object.fromEntries(
      fields.flatMap(({ field }) => (values[field] ? [[field, values[field].trim()]] : [])),
    )
    const terms = { channel: channel.terms, play: settings.terms, ...(offer && { bonus: offer.terms }) }
    const chosen = { channelId: channel.channelId, amount, terms }
    void order({ ...chosen, ...(offer && { bonusId: offer.bonusId }), ...(fields.length > 0 && { fields: given }) })
  }
  const { limit } = settings
  return (
    <form ref={form} noValidate onSubmit={send}>
      <Columns widths="main-aside" collapseBelow="desktop" stickyAside>
        <Card space={{ phone: 'xl', tablet: '2xl' }}>
          <Channels
            channels={channels}
            money={money}
            value={channel?.channelId ?? ''}
            error={errorOf('channelId')}
            onChoose={(id) => change('channelId', id)}
          />
          <Stack space="md">
            <MoneyField
              label={t('deposit.amount')}
              variant="headline"
              required
              symbol={settings.currencySymbol}
              value={amount}
              error={errorOf('amount')}
              {...bounds}
              showFault={tried}
              amounts={channel?.quick ?? ['500.00', '1000.00', '5000.00', '10000.00']}
              onValueChange={(value) => change('amount', value)}
            />
            <Text size="caption" quiet>
              {limit ? `${t('deposit.limit', { left: money(limit.left), time: time(limit.resetAt) })} ` : null}
              {shown(memberPath('limits')) ? (
                <Link href={memberPath('limits')}>{t(limit ? 'deposit.limit.change' : 'deposit.limit.set')}</Link>
              ) : null}
            </Text>
          </Stack>
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
          {offers.length > 0 ? (
            <Bonus
              offers={offers}
              multiple={settings.multiple}
              money={money}
              minor={minor}
              settling={!current}
              value={offer?.bonusId ?? 'none'}
              onChoose={(id) => change('bonusId', id === 'none' ? '' : id)}
            />
          ) : null}
          {offer && settled ? (
            <Suspense fallback={<Skeleton variant="block" size="md" aria-busy="true" />}>
              {/* Figures of one bonus are not kept while those of another are fetched. */}
              <BonusCost key={offer.bonusId} bonusId={offer.bonusId} amount={settled} multiple={offer.multiple} />
            </Suspense>
          ) : null}
        </Card>
        <Summary
          money={money}
          multiple={settings.multiple}
          minor={within ? minor : undefined}
          fee={channel && within ? feeOf(channel, minor, 'up') : 0n}
          quote={current ? offer?.quote : undefined}
          settling={offer !== undefined && !current}
          state={state}
          error={refused.message}
        />
      </Columns>
    </form>
  )
}
