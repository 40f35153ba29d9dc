import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useSpinWords } from '../../../app/records/use-spin-words.ts'
import { useRewardTitle } from '../use-reward-title.ts'
import type { Reward } from './rewards.model.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** A reward in words. */
export function useRewardWords() {
  const t = useWords('rewards')
  const { day, time } = useTime()
  const money = useMoney()
  const count = useCount()
  const spinWords = useSpinWords()
  const playOf = ({ multiple, required, form, spins }: Reward) =>
    spins
      ? `${spinWords.what(spins)}. ${spinWords.win(multiple)}`
      : multiple === 0
        ? t('play.none')
        : t(form === 'CASH' ? 'play.cash' : 'play.bonus', { amount: money(required) })

  return {
    title: useRewardTitle(),
    state: ({ state, reason }: Reward): string =>
      reason === 'nothing_won' ? t('state.ended') : t(`state.${state}` as 'state.ACTIVE', { defaultValue: state }),
    /** What it asks for and until when, or why it has ended. */
    about: (reward: Reward): string => {
      const { state, reason, claimBy, expiresAt, endedAt, released, form, multiple, spins } = reward
      if (state === 'OFFERED')
        return claimBy ? `${playOf(reward)} ${t('until', { day: day(claimBy) })}` : playOf(reward)
      if (spins?.open) {
        const until = spins.playBy && spins.left > 0 ? t('spins.until', { time: time(spins.playBy) }) : t('spins.over')
        return `${spinWords.what(spins)}: ${spinWords.left(spins)}. ${until}`
      }
      if (state === 'CLAIMED') return t('waiting')
      if (state === 'ACTIVE')
        return expiresAt
          ? t('playing.until', { day: day(expiresAt) })
          : t('playing', { amount: money(reward.required) })
      const when = endedAt ? time(endedAt) : ''
      if (state === 'RELEASED' && reason === null)
        return form === 'BONUS' || (spins && multiple > 0)
          ? t('released', { amount: money(released), time: when })
          : t('given', { time: when })
      const why = reason ? t(`reason.${reason}` as 'reason.given_up', { defaultValue: '' }) : ''
      return why ? `${why} ${when}` : when
    },
    count,
    money,
  }
}
