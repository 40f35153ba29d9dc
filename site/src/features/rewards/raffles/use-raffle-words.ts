import { localeOf } from '../../../app/format/format.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useNames } from '../../../app/records/names.ts'
import type { Raffle } from './raffles.model.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** Raffles in words. */
export function useRaffleWords() {
  const t = useWords('raffles')
  const lang = useLang()
  const names = useNames()
  const { time } = useTime()
  const money = useMoney()
  const count = useCount()
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' })
  const gift = ({ amount, multiple }: { amount: string; multiple: number }): string =>
    `${money(amount)} · ${multiple === 0 ? t('play.none') : t('play', { count: multiple, n: count(multiple) })}`

  return {
    money,
    time,
    count,
    gift,
    state: ({ status }: Raffle): string => t(`state.${status}` as 'state.OPEN', { defaultValue: status }),
    /** What brings a ticket. */
    earned: ({ betPerTicket, depositPerTicket, gameTypes }: Raffle): string[] => [
      ...(betPerTicket === null
        ? []
        : [
            gameTypes.length === 0
              ? t('earn.bet', { amount: money(betPerTicket) })
              : t('earn.betIn', {
                  amount: money(betPerTicket),
                  games: list.format(gameTypes.map((one) => names.category(one))),
                }),
          ]),
      ...(depositPerTicket === null ? [] : [t('earn.deposit', { amount: money(depositPerTicket) })]),
    ],
    /** Until when tickets are earned, and when it is drawn. */
    period: ({ status, startsAt, endsAt }: Raffle): string =>
      status === 'COMING_SOON'
        ? t('period.from', { from: time(startsAt), to: time(endsAt) })
        : t('period.until', { to: time(endsAt) }),
    prize: ({ count: n, ...given }: Raffle['prizes'][number]): string => t('prize', { n: count(n), gift: gift(given) }),
  }
}
