'use client'
import { useSyncExternalStore } from 'react'
import { overlayRoot } from './overlayRoot.ts'

const never = () => () => {}
const nowhere = () => undefined

/** Where layers go. Undefined on the server and during hydration: nothing floats until then. */
export const useOverlayRoot = () => useSyncExternalStore(never, overlayRoot, nowhere)
