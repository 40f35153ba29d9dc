'use client'
import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton.tsx'
import { pause, play } from '../../icons/icons.gen.ts'
import type { LoopMotion } from './useLoopMotion.ts'

interface LoopControlProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  motion: LoopMotion
  /** Its name while things move, and while they stand: the name of what a press does. */
  labels: { pause: string; play: string }
}

/** Stops and starts looped motion. Nothing where nothing would move anyway. */
export function LoopControl({ motion: { reducedMotion, paused, toggle }, labels, ...rest }: LoopControlProps) {
  if (reducedMotion) return null
  return (
    <IconButton
      {...rest}
      label={paused ? labels.play : labels.pause}
      icon={paused ? play : pause}
      data-part="motion"
      onClick={toggle}
    />
  )
}
