import { useWords } from '../../../app/i18n/i18n.ts'
import { useSpinWords } from '../../../app/records/use-spin-words.ts'
import type { Item } from './points.model.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** An item in words. */
export function useItemWords() {
  const t = useWords('points')
  const count = useCount()
  const money = useMoney()
  const spinWords = useSpinWords()
  return {
    /** What it is, and what its amount asks for. */
    about: ({ type, amount, multiple, days, spins }: Item): string => {
      const kind = t(`type.${type}` as 'type.GOODS', { defaultValue: type })
      const play = amount === null ? undefined : multiple ? t('play', { multiple: count(multiple) }) : t('play.none')
      return [
        kind,
        spins ? spinWords.what(spins) : amount === null ? undefined : money(amount),
        play,
        days === null ? undefined : t('days', { count: days, n: count(days) }),
      ]
        .filter(Boolean)
        .join(' · ')
    },
    /** How many are left, and how many one can take; empty where there is no limit. */
    left: ({ stock, limit }: Item): string =>
      [
        stock === null || stock === 0 ? undefined : t('left', { n: count(stock) }),
        limit === null ? undefined : t('limit', { n: count(limit) }),
      ]
        .filter(Boolean)
        .join(' · '),
    money,
  }
}
