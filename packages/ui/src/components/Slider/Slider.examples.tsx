import { RangeSlider, Slider, type SliderSpan } from '@brand/ui/slider'
import { useState } from 'react'

export function Plain() {
  return <Slider label="Rate" defaultValue="40" />
}

const percent = (value: string) => `${value}%`

export function Rate() {
  return (
    <Slider
      label="Rate"
      min="8"
      max="18"
      step="0.1"
      defaultValue="14.5"
      format={percent}
      maxLabel="18%, mine"
      marks={[
        { value: '12', label: 'Today 12%' },
        { value: '16.3', label: 'You lose from 16.3%', tone: 'danger' },
      ]}
    />
  )
}

/** The page holds the value. */
export function Controlled() {
  const [rate, setRate] = useState('40')
  return <Slider label="Rate" value={rate} onValueChange={setRate} />
}

/** From one value to another. */
export function Range() {
  const [stake, setStake] = useState<SliderSpan>(['10', '60'])
  return (
    <RangeSlider label="Stake" step="5" value={stake} onValueChange={setStake} hint="Tables between these stakes" />
  )
}
