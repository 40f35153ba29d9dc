'use client'
import { useEffect, useRef, useState } from 'react'
import { speakIn } from './JackpotTicker.model.ts'

/** The words as assistive technology reads them: the first of a kind at once, later ones at most once a minute. */
export function useSpoken(words: string, kind: string): string {
  const [announced, setAnnounced] = useState({ kind, words })
  const last = useRef(-Infinity)
  const first = announced.kind !== kind || announced.words === ''
  if (first && words && announced.words !== words) setAnnounced({ kind, words })
  useEffect(() => {
    if (last.current === -Infinity && announced.words) last.current = Date.now()
    if (words === announced.words) return
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        setAnnounced({ kind, words })
      },
      speakIn(Date.now(), last.current),
    )
    return () => clearTimeout(timer)
  }, [words, kind, announced])
  return announced.words
}
