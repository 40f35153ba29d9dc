import { Badge } from '@brand/ui/badge'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import type { DepositChannel } from '@brand/sdk/member'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { localeOf } from '../../../app/format/format.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import type { Key } from '../../../app/i18n/words.ts'
import { Mark } from './Mark.tsx'
import type { Money } from '../../../app/format/money.ts'

const groups: readonly string[] = ['WALLET', 'BANK', 'QR', 'CARD', 'CRYPTO', 'AGENT']

/** `10 minutes`: no finer than it is meant. */
export function spanOf(seconds: number, locale: string): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** A bound, in few signs: whole sums without their `.00`. */
const brief =
  (money: Money): Money =>
  (amount) =>
    money(amount).replace(/\.00(?=\u2069?$)/, '')

interface ChannelsProps {
  channels: readonly DepositChannel[]
  money: Money
  value: string
  error: string | undefined
  onChoose: (channelId: string) => void
}

/** The ways to pay, each with its bounds, what it takes and how long it does, by group. */
export function Channels({ channels, money, value, error, onChoose }: ChannelsProps) {
  const t = useWords('deposit')
  const lang = useLang()
  const locale = localeOf(lang)
  const sorted = channels.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
  const fee = ({ feeType, fee: rate }: DepositChannel) =>
    feeType === 'PERCENT'
      ? t('deposit.fee.PERCENT', { percent: formatPercent(Number(rate), lang) })
      : feeType === 'FIXED'
        ? t('deposit.fee.FIXED', { fee: brief(money)(rate) })
        : t('deposit.fee.NONE')
  const group = ({ group: known, name }: DepositChannel) =>
    groups.includes(known) ? t(`deposit.group.${known}` as Key<'deposit'>) : name
  const note = (channel: DepositChannel) => (
    <Stack as="span" space="2xs" align="start">
      {group(channel) === channel.name ? null : <span>{group(channel)}</span>}
      <span>{t('deposit.range', { min: brief(money)(channel.min), max: brief(money)(channel.max) })}</span>
      <span>{fee(channel)}</span>
      <span>{t('deposit.eta', { time: spanOf(channel.etaSec, locale) })}</span>
      {channel.health === 'OK' ? null : (
        <Badge variant="status" tone={channel.health === 'DOWN' ? 'danger' : 'warning'}>
          {t(channel.health === 'DOWN' ? 'deposit.health.DOWN' : 'deposit.health.SLOW')}
        </Badge>
      )}
    </Stack>
  )
  return (
    <RadioGroup
      label={t('deposit.payWith')}
      variant="cards"
      value={value}
      error={error}
      onValueChange={onChoose}
      options={sorted.map((channel) => ({
        value: channel.channelId,
        label: channel.name,
        note: note(channel),
        start: <Mark group={channel.group} />,
        disabled: channel.health === 'DOWN',
      }))}
    />
  )
}
