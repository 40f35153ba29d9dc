import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Link } from '@brand/ui/link'
import { MoneyField } from '@brand/ui/money-field'
import { NumberField } from '@brand/ui/number-field'
import { PasswordField } from '@brand/ui/password-field'
import { Stack } from '@brand/ui/stack'
import type { ChatPerson } from '@brand/sdk'
import type { ChatRoomsGiftInfoOutput } from '@brand/sdk/member'
import { useState, type FormEvent } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { boundBroken } from '../../../app/format/bounds.ts'
import { amountOf, least, minorOf, moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useSecretMutation } from '../../../app/forms/use-secret-mutation.ts'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { memberPath } from '../../../app/routing/paths.ts'

interface GiftDialogProps {
  roomId: string
  /** Who gets a tip; absent: rain. */
  to?: ChatPerson | undefined
  onClose: () => void
}

/** A tip to one person, or rain on those who wrote last: amount and fund password. */
export default function GiftDialog({ roomId, to, onClose }: GiftDialogProps) {
  const t = useWords('chat')
  const answer = useApiQuery(member.chatRooms.giftInfo, { roomId }, { staleTime: 0 })
  const { data } = answer
  const text = to ? t('tip.text') : data && data.active > 0 ? t('rain.text', { count: data.active }) : undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={to ? t('tip.title', { name: to.name }) : t('rain.title')}
      description={text}
    >
      <Answered answer={answer} failed={t('log.failed')} level={3}>
        {(info) =>
          !info.hasFundPassword ? (
            <Callout>
              {t('gift.noPassword')} <Link href={memberPath('security')}>{t('gift.setPassword')}</Link>
            </Callout>
          ) : info.turnoverOpen ? (
            <Callout tone="warning">
              {t('gift.turnover')} <Link href={memberPath('withdraw')}>{t('gift.turnover.why')}</Link>
            </Callout>
          ) : !to && info.active === 0 ? (
            <Callout>{t('rain.nobody')}</Callout>
          ) : (
            <GiftForm roomId={roomId} to={to} info={info} onClose={onClose} />
          )
        }
      </Answered>
    </Dialog>
  )
}

type Given = { amount: string; fundPassword: string; roomId: string; person?: string; people?: number }

/** The form of a tip or rain, with what may be given now. */
export function GiftForm({ roomId, to, info, onClose }: GiftDialogProps & { info: ChatRoomsGiftInfoOutput }) {
  const t = useWords('chat')
  const errorText = useErrorText()
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const invalidate = useInvalidate()
  const mostPeople = Math.min(info.active, info.mostPeople)
  const [amount, setAmount] = useState('')
  const [people, setPeople] = useState(String(Math.min(5, mostPeople)))
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const most = least(info.available, info.max, info.leftToday)
  const count = to ? 1 : Math.max(1, Math.min(Number(people) || 1, mostPeople))
  const lowest = amountOf((minorOf(info.min) ?? 0n) * BigInt(count))
  const { state, error, mutate, clear } = useSecretMutation<
    Omit<Given, 'fundPassword'>,
    { amount: string; people: number }
  >({
    name: to ? 'chat-tip' : 'chat-rain',
    mutationFn: ({ person, people: number, ...sent }, options) =>
      person === undefined
        ? member.chatRooms.rain({ ...sent, people: number ?? 1 }, options)
        : member.chatRooms.tip({ ...sent, person }, options),
    find: (idempotencyKey) => member.chatRooms.findGift({ idempotencyKey }),
    onSuccess(made, here) {
      void invalidate(['records', 'wallet', 'summary'])
      showToast({
        tone: 'success',
        title: to
          ? t('tip.sent', { amount: money(made.amount), name: to.name })
          : t('rain.sent', { amount: money(made.amount), count: made.people }),
      })
      if (here) onClose()
    },
  })
  const { fields, message } = useFormErrors(error, ['amount', 'fundPassword'], {
    text: (failure) => (isSilence(failure) ? t('gift.lost') : errorText(failure)),
    ofField: (code) => (code === 'transfer_forbidden' ? t('gift.forbidden') : undefined),
  })
  const bound = boundBroken(amount, { min: lowest, max: most })
  const wrong = !amount
    ? t('gift.missing')
    : bound === 'min'
      ? t('gift.below', { min: money(info.min) })
      : bound === 'max'
        ? t('gift.above', { max: money(most) })
        : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong || !password) return focusFirstWrong()
    setPassword('')
    void mutate(to ? { roomId, amount, person: to.person } : { roomId, amount, people: count }, password)
  }
  const share = minorOf(amount)
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack space="lg">
        <MoneyField
          label={t('tip.amount')}
          symbol={symbol}
          min={lowest}
          max={most}
          value={amount}
          onValueChange={(value) => (clear(), setAmount(value))}
          required
          hint={t('gift.bounds', { min: money(lowest), max: money(most), left: money(info.leftToday) })}
          error={tried && wrong ? wrong : fields['amount']}
        />
        {to ? null : (
          <>
            <NumberField
              label={t('rain.people')}
              min="1"
              max={String(mostPeople)}
              step="1"
              value={people}
              onValueChange={(value) => (clear(), setPeople(value))}
            />
            <DataList
              aria-live="polite"
              items={[
                {
                  term: t('rain.each'),
                  value: <Amount of={share === undefined ? '0.00' : amountOf(share / BigInt(count))} />,
                  total: true,
                },
              ]}
            />
          </>
        )}
        <PasswordField
          label={t('gift.password')}
          required
          autoComplete="off"
          inputMode="numeric"
          maxLength={64}
          value={password}
          onValueChange={(value) => (clear(), setPassword(value))}
          error={tried && !password && state === 'idle' && !error ? t('gift.passwordMissing') : fields['fundPassword']}
        />
        <Callout live tone="danger">
          {message}
        </Callout>
        <Callout live tone="info">
          {state === 'unknown' ? t('gift.unknown') : null}
        </Callout>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          full
          busy={state !== 'idle'}
          busyLabel={t(state === 'unknown' ? 'gift.checking' : 'gift.sending')}
        >
          {t(to ? 'tip.send' : 'rain.send')}
        </Button>
      </Stack>
    </form>
  )
}
