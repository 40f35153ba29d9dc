import { MissionCard } from '@brand/ui/mission-card'

export function UnderWay() {
  return <MissionCard title="Play 20 rounds in any fishing room" done={14} target={20} reward="৳ 80" state="joined" />
}

export function Claimable() {
  return <MissionCard title="Play 20 rounds in any fishing room" done={20} target={20} reward="৳ 80" state="claim" />
}
