import type { SpinTerms } from '@brand/sdk/member'
import { formatCount } from '../format/format.ts'
import { useMoney } from '../format/use-money.ts'
import { useLang, useWords } from '../i18n/i18n.ts'

/** Free spins in words, wherever they are given or listed. */
export function useSpinWords() {
  const t = useWords('rewards')
  const lang = useLang()
  const money = useMoney()
  const count = (n: number) => formatCount(n, lang)
  return {
    /** How many, for which stake, on which game. */
    what: ({ count: of, stake, gameName: game }: Pick<SpinTerms, 'count' | 'stake' | 'gameName'>): string =>
      t('spins.what', { count: of, n: count(of), stake: money(stake), game }),
    short: ({ count: of }: Pick<SpinTerms, 'count'>): string => t('spins.short', { count: of, n: count(of) }),
    /** What becomes of their win. */
    win: (multiple: number): string =>
      multiple === 0 ? t('spins.win.cash') : t('spins.win.bonus', { multiple: count(multiple) }),
    left: ({ left, count: of }: { left: number; count: number }): string =>
      t('spins.left', { n: count(left), of: count(of) }),
  }
}
