import { ConfirmButton } from '../forms/ConfirmButton.tsx'
import { useWords } from '../i18n/i18n.ts'
import { showToast } from '../overlays/show-toast.ts'
import { useGiveUp } from './use-give-up.ts'

interface GiveUpProps {
  /** Null of a bonus that came with a deposit. */
  rewardId: string | null
  /** Such a bonus. @default [] */
  bonuses?: readonly string[]
  /** What is lost: an offer, free spins that are open, or a bonus. @default 'bonus' */
  what?: 'offer' | 'spins' | 'bonus'
  /** The button takes the whole line. @default false */
  full?: boolean
  onDone?: () => void
}

/** Gives a reward or a bonus up, once the person has confirmed it. */
export function GiveUpBonus({ rewardId, bonuses = [], what = 'bonus', full = false, onDone }: GiveUpProps) {
  const t = useWords('rewards')
  const { mutateAsync } = useGiveUp({
    rewardId,
    bonuses,
    onSuccess() {
      showToast({ tone: 'success', title: t('given.up') })
      onDone?.()
    },
  })
  return (
    <ConfirmButton
      variant="quiet"
      full={full}
      title={t(what === 'offer' ? 'forfeit.title.offer' : 'forfeit.title')}
      description={t(what === 'bonus' ? 'forfeit.text' : `forfeit.text.${what}`)}
      onConfirm={mutateAsync}
    >
      {t('forfeit')}
    </ConfirmButton>
  )
}
