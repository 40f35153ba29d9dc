import { useEffect, useState } from 'react'
import { lazyPart } from '../../app/browser/lazy-part.tsx'

const IconTooltips = lazyPart(async () => ({ default: (await import('@brand/ui/tooltip')).IconTooltips }))

/** Names of icon buttons for who points at them, or walks by key; they load as the first one is met. */
export function IconNames() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (isWanted || !matchMedia('(hover: hover)').matches) return
    const stop = new AbortController()
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-component="icon-button"]')) setWanted(true)
    }
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, look, { signal: stop.signal })
    return () => stop.abort()
  }, [isWanted])
  return isWanted ? <IconTooltips /> : null
}
