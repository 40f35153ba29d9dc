'use client'
import { useEffect, useState } from 'react'
import { useAlive } from '../../foundation/useAlive.ts'
import { addWhole, firstAmount, minute, nextTick } from './JackpotTicker.model.ts'

interface Illustration {
  /** There is no real pool. */
  wanted: boolean
  start: string | undefined
  /** Ticks go on. */
  moving: boolean
  /** Less motion: one step a minute. */
  reducedMotion: boolean
}

/** A figure that starts at random and rises by the specified steps. Undefined where it would be random on a server. */
export function useIllustration({ wanted, start, moving, reducedMotion }: Illustration): string | undefined {
  const alive = useAlive()
  const [amount, setAmount] = useState(() => start ?? firstAmount(Math.random))
  const ticks = wanted && (moving || reducedMotion)
  useEffect(() => {
    if (!ticks) return
    const { wait, add } = nextTick(Math.random)
    const timer = setTimeout(() => setAmount(addWhole(amount, add)), reducedMotion ? minute : wait)
    return () => clearTimeout(timer)
  }, [ticks, amount, reducedMotion])
  return wanted && (alive || start !== undefined) ? amount : undefined
}
