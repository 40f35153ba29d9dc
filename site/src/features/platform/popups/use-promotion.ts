import type { AnnouncementPopupProps } from '@brand/ui/announcement-popup'
import { useLocation, useNavigate } from '../../../app/navigation/router.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { memberPath, paths } from '../../../app/routing/paths.ts'

/** The way from an announcement to the reward centre; none where that page is off, and none from the agent centre. */
export function usePromotion(onLeave: () => void): AnnouncementPopupProps['onPromotion'] {
  const navigate = useNavigate()
  const shown = useMemberShown()
  const { pathname } = useLocation()
  const rewardCentre = memberPath('rewards')
  if (pathname === paths.agentHome || !shown(rewardCentre)) return undefined
  return () => {
    onLeave()
    void navigate(rewardCentre)
  }
}
