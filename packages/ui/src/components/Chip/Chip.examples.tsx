import { Chip, type ChipProps } from '@brand/ui/chip'
import { useState } from 'react'

const Toggling = (props: ChipProps) => {
  const [pressed, setPressed] = useState(false)
  return <Chip {...props} pressed={pressed} onPressedChange={setPressed} />
}

export function Toggle() {
  return <Toggling>Free spins</Toggling>
}

export function Action() {
  return <Chip>5,000</Chip>
}
