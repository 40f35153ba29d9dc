import type { AnnouncementPopupProps } from '@brand/ui/announcement-popup'
import { useNavigate } from 'react-router-dom'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath } from '../../../app/routing/paths.ts'

/** The way from an announcement to the reward centre; none while that page is not built. */
export function usePromotion(onLeave: () => void): AnnouncementPopupProps['onPromotion'] {
  const navigate = useNavigate()
  const shown = useMemberShown()
  const rewardCentre = memberPath('rewards')
  if (!shown(rewardCentre)) return undefined
  return () => {
    onLeave()
    void navigate(rewardCentre)
  }
}
