import { useWords } from '../../../app/i18n/i18n.ts'
import type { Bonus } from './bonuses.model.ts'

/** A bonus in words; a code where it is of a newer gateway. */
export function useBonusWords() {
  const t = useWords('bonuses')
  const rewards = useWords('rewards')
  return {
    title: ({ title, source }: Bonus): string =>
      title ?? rewards(`source.${source}` as 'source.MANUAL', { defaultValue: source }),
    state: ({ state }: Bonus): string => t(`state.${state}` as 'state.ACTIVE', { defaultValue: state }),
    /** Why it ended, where its state does not say it. */
    reason: ({ state }: Bonus): string => t(`reason.${state}` as 'reason.EXPIRED', { defaultValue: '' }),
  }
}
