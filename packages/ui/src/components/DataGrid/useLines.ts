import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { mediaMatches, watchMedia } from '../../foundation/media.ts'
import { watchSizes } from '../../foundation/view.ts'
import { upTo } from '../../theme/tokens.ts'
import { virtualFrom } from './columns.ts'
import type { Line } from './lines.ts'

/** Between cards, px. */
export const cardGap = 10

const useBrowserLayout: (place: () => void) => void = typeof document === 'undefined' ? () => {} : useLayoutEffect
const subscribe = (look: () => void) => watchMedia(upTo.phone, look)
const usePhone = () =>
  useSyncExternalStore(
    subscribe,
    () => mediaMatches(upTo.phone),
    () => false,
  )

/** A line in the document, below so many px of lines that are not. */
export interface Placed {
  index: number
  above: number
}

/**
 * The lines that are in the document: all of a short table, of a long one those near the window. The box scrolls; on a
 * phone the page does.
 */
export function useLines<Row>(
  lines: readonly Line<Row>[],
  box: RefObject<HTMLDivElement | null>,
  /** Key of the line with focus: it stays in the document, wherever others that come or go have moved it. */
  focused: RefObject<string | undefined>,
) {
  const phone = usePhone()
  const virtual = lines.length >= virtualFrom
  const [margin, setMargin] = useState(0)
  const watches = virtual && phone
  const place = useCallback(() => {
    if (watches && box.current) setMargin(Math.round(box.current.getBoundingClientRect().top + scrollY))
  }, [watches, box])
  // What opens or closes above the rows moves them. It changes the size of something around them; a move inside of one
  // that keeps its size is seen at the next rendering, which scrolling brings.
  useBrowserLayout(place)
  useEffect(() => {
    if (!watches || !box.current) return
    const around: [Element, ...Element[]] = [box.current]
    for (let node = box.current.parentElement; node; node = node.parentElement) around.push(node)
    return watchSizes(place, around)
  }, [watches, box, place])
  const shared = {
    count: lines.length,
    estimateSize: (index: number) => (lines[index]?.kind === 'detail' ? 190 : phone ? 220 : 53),
    getItemKey: (index: number) => lines[index]?.key ?? index,
    overscan: 8,
    // A reader who scrolls on does not lose the place.
    rangeExtractor: (range: Range) => {
      const at = focused.current === undefined ? -1 : lines.findIndex(({ key }) => key === focused.current)
      const seen = defaultRangeExtractor(range)
      return at < 0 || seen.includes(at) ? seen : [...seen, at].toSorted((a, b) => a - b)
    },
  }
  // oxlint-disable-next-line react/incompatible-library -- the kit is built without the compiler
  const inBox = useVirtualizer({
    ...shared,
    enabled: virtual && !phone,
    getScrollElement: () => box.current,
    initialRect: { width: 1000, height: 640 },
  })
  const onPage = useWindowVirtualizer({
    ...shared,
    enabled: virtual && phone,
    gap: cardGap,
    scrollMargin: margin,
    initialRect: { width: 390, height: 800 },
  })
  const used = phone ? onPage : inBox
  const gap = phone ? cardGap : 0
  const placed: Placed[] = []
  let end = phone ? margin : 0
  if (virtual)
    for (const { index, start, end: itsEnd } of used.getVirtualItems()) {
      placed.push({ index, above: start - end - (placed.length > 0 ? 2 * gap : gap) })
      end = itsEnd
    }
  else for (let index = 0; index < lines.length; index++) placed.push({ index, above: 0 })
  return {
    placed,
    below: virtual ? used.getTotalSize() + (phone ? margin : 0) - end - gap : 0,
    measure: virtual ? used.measureElement : undefined,
    reach: (index: number) => virtual && used.scrollToIndex(index, { align: 'auto' }),
    /** Lines that are seen at once. */
    page: Math.max(1, Math.floor((phone ? 700 : (box.current?.clientHeight ?? 530)) / (phone ? 220 : 53)) - 2),
  }
}
