import { useWords } from '../../../app/i18n/i18n.ts'
import { useRewardTitle } from '../use-reward-title.ts'
import type { Bonus } from './bonuses.model.ts'

/** A bonus in words; a code where it is of a newer gateway. */
export function useBonusWords() {
  const t = useWords('bonuses')
  return {
    title: useRewardTitle(),
    state: ({ state }: Bonus): string => t(`state.${state}` as 'state.ACTIVE', { defaultValue: state }),
    /** Why it ended, where its state does not say it. */
    reason: ({ state }: Bonus): string => t(`reason.${state}` as 'reason.EXPIRED', { defaultValue: '' }),
  }
}
