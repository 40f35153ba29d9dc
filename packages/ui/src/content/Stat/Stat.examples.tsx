import { Stat, StatGroup } from '@brand/ui/stat'

export function Single() {
  return <Stat label="Active members" value="412" change={{ by: '+ 18', direction: 'up' }} />
}

/** Between hairlines, as many in a row as there is room for. */
export function Group() {
  return (
    <StatGroup label="Today">
      <Stat label="Valid bet" value="৳ 641,204.50" change={{ by: '+ 10.6%', direction: 'up' }} note="yesterday" />
      <Stat label="Debts" value="৳ 640.00" change={{ by: '+ ৳ 640', direction: 'up', better: 'down' }} />
      <Stat label="Members" value="1,284" change={{ by: '0', direction: 'same' }} href="#members" />
    </StatGroup>
  )
}
