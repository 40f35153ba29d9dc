'use client'
import { useCallback, type Ref, type RefCallback } from 'react'

function give<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const undo = ref(node)
    return typeof undo === 'function' ? undo : () => void ref(null)
  }
  if (ref) ref.current = node
  return () => {
    if (ref) ref.current = null
  }
}

/** One ref for two consumers. Stable while both are, so that React does not detach and attach it on each render. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      if (node === null) return undefined
      const undo = [give(own, node), give(given, node)]
      return () => undo.forEach((one) => one())
    },
    [own, given],
  )
}
