import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Link } from '@brand/ui/link'
import { MoneyField } from '@brand/ui/money-field'
import { NumberField } from '@brand/ui/number-field'
import { Stack } from '@brand/ui/stack'
import type { ChatPerson } from '@brand/sdk'
import type { ChatRoomsGiftInfoOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { boundBroken } from '../../../app/format/bounds.ts'
import { amountOf, least, minorOf, moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { FundPasswordFoot } from '../../../app/forms/FundPasswordFoot.tsx'
import { useAmountForm } from '../../../app/forms/use-amount-form.ts'
import { useDraft } from '../../../app/forms/use-draft.ts'
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

type GiftInput = { roomId: string; amount: string; person?: string; people?: number }
type GiftOutput = { amount: string; people: number }

/** The form of a tip or rain, with what may be given now. */
export function GiftForm({ roomId, to, info, onClose }: GiftDialogProps & { info: ChatRoomsGiftInfoOutput }) {
  const t = useWords('chat')
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const mostPeople = Math.min(info.active, info.mostPeople)
  const draft = useDraft(`gift.${to?.person ?? roomId}`)
  const { amount = '', people = String(Math.min(5, mostPeople)) } = draft.values
  const change = (field: string, value: string) => (clear(), draft.change(field, value))
  const most = least(info.available, info.max, info.leftToday)
  const count = to ? 1 : Math.max(1, Math.min(Number(people) || 1, mostPeople))
  const lowest = amountOf((minorOf(info.min) ?? 0n) * BigInt(count))
  const bound = boundBroken(amount, { min: lowest, max: most })
  const wrong = !amount
    ? t('gift.missing')
    : bound === 'min'
      ? t('gift.below', { min: money(info.min) })
      : bound === 'max'
        ? t('gift.above', { max: money(most) })
        : undefined
  const { form, foot, tried, fields, clear } = useAmountForm<GiftInput, GiftOutput>({
    // What becomes of a gift is told by the form it was given in: another has another name on it.
    name: `chat-${to?.person ?? `rain.${roomId}`}`,
    input: wrong ? undefined : { roomId, amount, ...(to ? { person: to.person } : { people: count }) },
    fields: ['amount'],
    ofField: (code) => (code === 'transfer_forbidden' ? t('gift.forbidden') : undefined),
    changes: ['records', 'wallet', 'summary'],
    words: {
      fundPassword: t('gift.password'),
      missing: t('gift.passwordMissing'),
      lost: t('gift.lost'),
      unknown: t('gift.unknown'),
      checking: t('gift.checking'),
      sending: t('gift.sending'),
    },
    mutationFn: ({ person, people: number = 1, ...sent }, options) =>
      person === undefined
        ? member.chatRooms.rain({ ...sent, people: number }, options)
        : member.chatRooms.tip({ ...sent, person }, options),
    find: member.chatRooms.findGift,
    onSuccess(made, here) {
      draft.drop()
      showToast({
        tone: 'success',
        title: to
          ? t('tip.sent', { amount: money(made.amount), name: to.name })
          : t('rain.sent', { amount: money(made.amount), count: made.people }),
      })
      if (here) onClose()
    },
  })
  const share = minorOf(amount)
  return (
    <form {...form}>
      <Stack space="lg">
        <MoneyField
          label={t('tip.amount')}
          symbol={symbol}
          min={lowest}
          max={most}
          value={amount}
          onValueChange={(value) => change('amount', value)}
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
              onValueChange={(value) => change('people', value)}
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
        <FundPasswordFoot {...foot}>{t(to ? 'tip.send' : 'rain.send')}</FundPasswordFoot>
      </Stack>
    </form>
  )
}
