'use client'
import { useEffect, useRef, useState } from 'react'
import { speakIn } from './JackpotTicker.model.ts'

/** The words as assistive technology reads them: the first of a kind at once, later ones at most once a minute. */
export function useSpoken(words: string, kind: string): string {
  const [said, setSaid] = useState({ kind, words })
  const last = useRef(-Infinity)
  const first = said.kind !== kind || said.words === ''
  if (first && words && said.words !== words) setSaid({ kind, words })
  useEffect(() => {
    if (last.current === -Infinity && said.words) last.current = Date.now()
    if (words === said.words) return
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        setSaid({ kind, words })
      },
      speakIn(Date.now(), last.current),
    )
    return () => clearTimeout(timer)
  }, [words, kind, said])
  return said.words
}
