import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a layer is shown: while it is open, and after that until the animation with which its element leaves has
 * ended. Nothing is read as it opens; styles are read once, as it closes.
 */
export function usePresence<T extends Element>(open: boolean) {
  const ref = useRef<T>(null)
  const [last, setLast] = useState(open)
  const [leaving, setLeaving] = useState(false)
  if (last !== open) {
    setLast(open)
    setLeaving(!open)
  }
  useLayoutEffect(() => {
    if (!leaving) return undefined
    const animations = ref.current?.getAnimations?.() ?? []
    let isCurrent = true
    const end = () => isCurrent && setLeaving(false)
    // Without one, or for somebody who wants less motion, it is gone before the next frame.
    if (animations.length === 0) end()
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(end)
    return () => {
      isCurrent = false
    }
  }, [leaving])
  return [open || leaving, ref] as const
}
