import { Button } from '@brand/ui/button'
import { MissionCard } from '@brand/ui/mission-card'

export function UnderWay() {
  return <MissionCard title="Play 20 rounds in any fishing room" done={14} target={20} reward="৳ 80" state="joined" />
}

export function Claimable() {
  return <MissionCard title="Play 20 rounds in any fishing room" done={20} target={20} reward="৳ 80" state="claim" />
}

/** Amounts, what the reward requires, terms, and a step of one's own. */
export function WithTerms() {
  return (
    <MissionCard
      title="Evening reels"
      text="Valid bets of ৳ 1,000"
      done={64}
      target={100}
      figures="৳ 640 of ৳ 1,000"
      reward="৳ 80"
      rewardNote="no wagering"
      step={<Button size="sm">Play</Button>}
    >
      Daily, until 20 November · slots
    </MissionCard>
  )
}
