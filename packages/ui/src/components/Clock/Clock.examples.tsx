import { Clock } from '@brand/ui/clock'

export function Running() {
  return <Clock timeZone="Asia/Dhaka" date seconds />
}

/** For a place where the zone is known. */
export function TimeAlone() {
  return <Clock timeZone="Asia/Dhaka" date={false} seconds={false} zone={false} />
}
