import { cherries, clockCounterClockwise, fire, fish, heart, houseFill, spade, sparkle } from '@brand/ui/icons'
import { Tabs } from '@brand/ui/tabs'
import { useState } from 'react'

const ways = [
  { value: 'user', label: 'Username', panel: 'Your username and password.' },
  { value: 'phone', label: 'Mobile number', panel: 'Your number and password.' },
]

export function Underline() {
  return <Tabs label="Ways to log in" items={ways} />
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'hot', label: 'Hot', icon: fire },
  { value: 'new', label: 'New', icon: sparkle },
  { value: 'fav', label: 'Favourites', icon: heart },
  { value: 'recent', label: 'Recent', icon: clockCounterClockwise },
]

export function Segmented() {
  return (
    <Tabs label="Filter" items={filters} variant="segmented">
      The games that match.
    </Tabs>
  )
}

const lobby = [
  { value: 'home', label: 'Home', icon: houseFill },
  { value: 'fav', label: 'Favourites', icon: heart },
  { value: 'rng', label: 'Casino', icon: cherries },
  { value: 'fish', label: 'Fishing', icon: fish },
  { value: 'pvp', label: 'PVP', icon: spade },
]

export function Pills() {
  return (
    <Tabs label="Lobby" items={lobby} variant="pills">
      The games of this category.
    </Tabs>
  )
}

/** The page holds which tab is chosen, for instance in its address. */
export function Controlled() {
  const [way, setWay] = useState('user')
  return <Tabs label="Ways to log in" items={ways} value={way} onValueChange={setWay} />
}
