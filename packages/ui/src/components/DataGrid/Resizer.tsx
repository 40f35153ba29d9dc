import { useRef, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react'
import { useDirection } from '../../theme/BrandContext.ts'
import { fitWidth, maxWidth, minWidth } from './choice.ts'
import * as css from './head.css.ts'

/** A width in px; undefined is the column's own. `done`: it stays; until then the pointer is still moving. */
export type OnResize = (id: string, width: number | undefined, event: SyntheticEvent, done: boolean) => void

interface ResizerProps {
  column: string
  label: string
  width: number
  onResize: OnResize
}

/** Of one press on an arrow, px; with Shift. */
const small = 10
const large = 50

/** The edge of a column: dragged, or moved with the arrow keys. A double press gives the column its own width back. */
export function Resizer({ column, label, width, onResize }: ResizerProps) {
  const sign = useDirection() === 'rtl' ? -1 : 1
  const drag = useRef<{ x: number; width: number }>(undefined)
  const widthAt = ({ clientX }: PointerEvent) =>
    drag.current && fitWidth(drag.current.width + sign * (clientX - drag.current.x))
  const end = (event: PointerEvent) => {
    const next = widthAt(event)
    if (next !== undefined && drag.current?.x !== event.clientX) onResize(column, next, event, true)
    drag.current = undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? large : small
    const next = { ArrowRight: width + sign * step, ArrowLeft: width - sign * step, Home: minWidth, End: maxWidth }[
      event.key
    ]
    if (next === undefined) return
    // The arrows are the separator's here, not those of the grid.
    event.preventDefault()
    onResize(column, fitWidth(next), event, true)
  }
  return (
    // A separator that takes focus is a widget (ARIA 1.2).
    <div
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      data-part="resize"
      className={css.resizer}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => onResize(column, undefined, event, true)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // Dragging chooses no text.
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        event.currentTarget.focus({ preventScroll: true })
        const cell = event.currentTarget.closest('th')
        drag.current = { x: event.clientX, width: cell?.offsetWidth || width }
      }}
      onPointerMove={(event) => {
        const next = widthAt(event)
        if (next !== undefined) onResize(column, next, event, false)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
