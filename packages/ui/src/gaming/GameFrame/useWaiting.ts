'use client'
import { useEffect, useState } from 'react'
import { failedAfter, slowAfter } from './GameFrame.model.ts'

/** How long a game has been opening; starts again with every attempt. */
export function useWaiting(waiting: boolean, attempt: number): 'short' | 'slow' | 'failed' {
  const [late, setLate] = useState<{ attempt: number; by: 'slow' | 'failed' }>()
  useEffect(() => {
    if (!waiting) return
    const timers = [
      setTimeout(() => setLate({ attempt, by: 'slow' }), slowAfter),
      setTimeout(() => setLate({ attempt, by: 'failed' }), failedAfter),
    ]
    return () => timers.forEach(clearTimeout)
  }, [waiting, attempt])
  return late?.attempt === attempt ? late.by : 'short'
}
