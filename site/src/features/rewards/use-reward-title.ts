import { useWords } from '../../app/i18n/i18n.ts'

/** `titleOf(reward)`: what a reward is called; without a title that of its source, or the code of a newer one. */
export function useRewardTitle(): (of: { title: string | null; source: string }) => string {
  const t = useWords('rewards')
  return ({ title, source }) => title ?? t(`source.${source}` as 'source.MANUAL', { defaultValue: source })
}
