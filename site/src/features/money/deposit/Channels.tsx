import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { caretDown, caretUp, check, clockCounterClockwise } from '@brand/ui/icons'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { DepositChannel } from '@brand/sdk/member'
import { useState } from 'react'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { formatCount } from '../../../app/format/format.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { span } from '../../../app/format/span.ts'
import type { Lang } from '../../../app/i18n/language.ts'
import * as css from './deposit.css.ts'
import { Mark } from './Mark.tsx'
import type { Money } from '../../../app/format/money.ts'

const groups: readonly string[] = ['WALLET', 'BANK', 'QR', 'CARD', 'CRYPTO', 'AGENT']

/** How many are shown before the rest is asked for. */
const first = 4

/** `10 minutes`: no finer than it is meant. */
const spanOf = (seconds: number, lang: Lang): string =>
  seconds < 60 ? span(seconds, 'second', lang) : span(Math.round(seconds / 60), 'minute', lang)

/** The channels in the order they are offered: the one used last, those that are open by kind, then the closed ones. */
export function sortChannels(channels: readonly DepositChannel[], last: string | undefined): DepositChannel[] {
  const rank = ({ channelId, group, health }: DepositChannel) =>
    health === 'DOWN' ? 1000 : channelId === last ? -1 : Math.max(0, groups.indexOf(group))
  return channels.toSorted((a, b) => rank(a) - rank(b))
}

interface ChannelsProps {
  /** Sorted. */
  channels: readonly DepositChannel[]
  /** The one used last. */
  last: string | undefined
  money: Money
  chosen: DepositChannel | undefined
  error: string | undefined
  onChoose: (channelId: string) => void
}

/** The ways to pay in tiles, the first few at once; fee and time of the chosen one. */
export function Channels({ channels, last, money, chosen, error, onChoose }: ChannelsProps) {
  const t = useWords('deposit')
  const lang = useLang()
  const [all, setAll] = useState(false)
  const more = channels.length - first
  // What is chosen is in sight.
  const shown = all || channels.indexOf(chosen as DepositChannel) >= first ? channels : channels.slice(0, first)
  const fee = ({ feeType, fee: rate }: DepositChannel) =>
    feeType === 'PERCENT'
      ? t('deposit.fee.PERCENT', { percent: formatPercent(Number(rate), lang) })
      : feeType === 'FIXED'
        ? t('deposit.fee.FIXED', { fee: money(rate) })
        : t('deposit.fee.NONE')
  const note = ({ channelId, health, etaSec }: DepositChannel) =>
    health === 'OK' ? (
      channelId === last ? (
        t('deposit.last')
      ) : (
        spanOf(etaSec, lang)
      )
    ) : (
      <Text as="span" size="caption" tone={health === 'DOWN' ? 'neutral' : 'warning'}>
        {t(health === 'DOWN' ? 'deposit.health.DOWN' : 'deposit.health.SLOW')}
      </Text>
    )
  const facts = chosen && [
    { icon: check, text: fee(chosen) },
    { icon: clockCounterClockwise, text: t('deposit.eta', { time: spanOf(chosen.etaSec, lang) }) },
  ]
  return (
    <Stack space="sm">
      <RadioGroup
        label={t('deposit.payWith')}
        variant="tiles"
        value={chosen?.channelId ?? ''}
        error={error}
        onValueChange={onChoose}
        aside={
          more > 0 && (all || shown.length <= first) ? (
            <Button variant="quiet" size="sm" className={css.edge} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('deposit.ways.fewer') : t('deposit.ways.more', { count: more, n: formatCount(more, lang) })}
              <Icon icon={all ? caretUp : caretDown} size={16} />
            </Button>
          ) : undefined
        }
        options={shown.map((channel) => ({
          value: channel.channelId,
          label: channel.name,
          note: note(channel),
          start: <Mark group={channel.group} />,
          disabled: channel.health === 'DOWN',
        }))}
      />
      {facts ? (
        <ul data-part="facts" className={css.facts}>
          {facts.map(({ icon, text }) => (
            <li key={text} className={css.fact}>
              <Icon icon={icon} size={16} />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </Stack>
  )
}
