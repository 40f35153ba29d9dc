'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { watchSizes } from '../../foundation/view.ts'
import { inFirstRow } from './CategoryNav.model.ts'

/**
 * How many entries of a wrapping list are in its first row. Undefined until measured: style sheets alone already show
 * whole entries only, so a page made on a server is right, and nothing moves when scripts arrive.
 */
export function useFirstRow(entries: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<number>()
  useLayoutEffect(() => {
    const row = list.current
    if (!row) return
    const items = [...row.children] as HTMLElement[]
    const measure = () =>
      setShown(
        inFirstRow(
          items.map((item) => item.offsetTop),
          row.offsetTop,
        ),
      )
    measure()
    // The entries too: another language or a font that arrives changes their widths.
    return watchSizes(measure, [row, ...items])
  }, [entries])
  return { list, shown }
}
