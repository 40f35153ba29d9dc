'use client'
import { useEffect, useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../foundation/cx.ts'
import { arrowDownBold } from '../../icons/icons.gen.ts'
import * as css from './ChatLog.css.ts'

/** px from the end that still count as there. */
const NEAR = 90

export interface ChatLogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the room: what scrolls. */
  label: string
  /** Name of the log for assistive technology: "Messages". */
  logLabel: string
  /** What identifies the first message, or 0: where earlier ones come, those being read stay in place. */
  first: string | number
  /** What identifies the last message and those on their way: the log follows a new one from its end. */
  last: string | number
  /** Words of the way to the end: "Latest messages", "3 new messages". */
  endLabel: string
  /**
   * There are messages that were not seen: the way to the end is prominent.
   * @default false
   */
  unseen?: boolean | undefined
  /**
   * Above the messages: a button for earlier ones.
   * @default none
   */
  lead?: ReactNode
  /**
   * What a screen reader says next; the messages themselves are not announced, as a busy room would never stop.
   * @default none
   */
  announcement?: string | undefined
  /**
   * Called when the reader comes to the end or leaves it, and once at the start.
   * @default none
   */
  onEndChange?: ((atEnd: boolean) => void) | undefined
  /**
   * The messages, the newest last.
   * @default none
   */
  children?: ReactNode
}

/** A talk that scrolls. At its end it follows what comes; further up it stays, and offers the way back. */
export function ChatLog({
  label,
  logLabel,
  first,
  last,
  endLabel,
  unseen = false,
  lead,
  announcement,
  onEndChange,
  className,
  children,
  ...rest
}: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)

  const toEnd = () => {
    const box = scroller.current
    if (box) box.scrollTop = box.scrollHeight
  }
  const before = useRef({ first: undefined as string | number | undefined, height: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const was = before.current
    if (atEnd) toEnd()
    else if (was.first !== first && was.first) box.scrollTop += box.scrollHeight - was.height
    before.current = { first, height: box.scrollHeight }
  }, [first, last, atEnd])
  // Pictures and fonts change heights later.
  useEffect(() => {
    const inner = scroller.current?.firstElementChild
    if (!inner || !atEnd || typeof ResizeObserver === 'undefined') return
    const sizes = new ResizeObserver(toEnd)
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [atEnd])

  const tell = useRef(onEndChange)
  useEffect(() => {
    tell.current = onEndChange
  })
  useEffect(() => tell.current?.(atEnd), [atEnd])

  function onScroll() {
    const box = scroller.current
    if (box) setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR)
  }
  return (
    <div {...rest} data-component="chat-log" className={cx(css.root, className)}>
      <div
        ref={scroller}
        data-part="scroller"
        className={css.scroller}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <div role="log" aria-live="off" aria-label={logLabel} className={css.log}>
          <span className={css.push} />
          {lead ? <div className={css.lead}>{lead}</div> : null}
          {children}
        </div>
      </div>
      <VisuallyHidden aria-live="polite" role="status">
        {announcement}
      </VisuallyHidden>
      {atEnd ? null : (
        <div className={css.end}>
          <div className={css.pill}>
            <Button
              size="sm"
              variant={unseen ? 'primary' : 'secondary'}
              onClick={() => {
                setAtEnd(true)
                toEnd()
              }}
            >
              <Icon icon={arrowDownBold} size={14} />
              {endLabel}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
