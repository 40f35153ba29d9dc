import { clockCounterClockwise, fire, heart, sparkle } from '@brand/ui/icons'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { useState } from 'react'

const options = [
  { value: 'ALL', label: 'All' },
  { value: 'HOT', label: 'Hot', icon: fire },
  { value: 'NEW', label: 'New', icon: sparkle },
  { value: 'FAV', label: 'Favourites', icon: heart },
  { value: 'RECENT', label: 'Recent', icon: clockCounterClockwise },
]

export function Filters() {
  return <SegmentedControl label="Games" options={options} />
}

export function ByHand() {
  return <SegmentedControl label="Games" options={options} manual defaultValue="NEW" />
}

/** The page holds the value. */
export function Controlled() {
  const [filter, setFilter] = useState('ALL')
  return <SegmentedControl label="Games" options={options} value={filter} onValueChange={setFilter} />
}
