import { JackpotTicker } from '@brand/ui/jackpot-ticker'

export function RealPool() {
  return (
    <JackpotTicker symbol="৳" label="Progressive jackpot" amount="48210364.50">
      Last won 14 November by ta***8 on Padma Gold
    </JackpotTicker>
  )
}

export function Illustration() {
  return <JackpotTicker symbol="৳" label="Progressive jackpot" start="48210364.50" />
}
