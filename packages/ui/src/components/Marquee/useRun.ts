'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { watchSizes } from '../../foundation/view.ts'
import { runOf, type Run } from './Marquee.model.ts'

/** Measures a text and its room, now and whenever one of them changes. */
export function useRun(
  speed: number,
): [room: RefObject<HTMLDivElement | null>, text: RefObject<HTMLUListElement | null>, run: Run] {
  const room = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLUListElement>(null)
  const [run, setRun] = useState(() => runOf(0, 0, 0))
  useEffect(() => {
    const [outer, inner] = [room.current, text.current]
    if (!outer || !inner) return
    return watchSizes(() => setRun(runOf(inner.offsetWidth, outer.clientWidth, speed)), [outer, inner])
  }, [speed])
  return [room, text, run]
}
