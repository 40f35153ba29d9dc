'use client'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isElement } from '../../foundation/elements.ts'
import type { Side } from '../../foundation/overlay/overlaySide.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import * as css from './Tooltip.css.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconTooltipsProps {
  /**
   * On which side of its button a name is shown, room permitting.
   * @default 'bottom'
   */
  side?: Side | undefined
  /**
   * How long a pointer rests before it shows, in ms. Focus by key shows it at once.
   * @default 400
   */
  delayMs?: number | undefined
}

interface Shown {
  button: HTMLElement
  name: string
}

const iconButton = '[data-component="icon-button"]'
const tip = '[data-component="tooltip"]'
/** Time for a pointer to reach the words. */
const graceMs = 150

const buttonOf = (target: EventTarget | null) => (isElement(target) ? target.closest<HTMLElement>(iconButton) : null)

/**
 * The names of all icon buttons of the page, shown while a pointer rests on one or a key has led to it. One for a page,
 * anywhere in it. The name is read out with the button already, so it is shown only.
 */
export function IconTooltips({ side = 'bottom', delayMs = 400 }: IconTooltipsProps) {
  const container = useOverlayRoot()
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const after = (ms: number, act: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(act, ms)
    }
    const hide = () => {
      clearTimeout(timer)
      setShown(undefined)
    }
    const show = (button: HTMLElement) => {
      const name = button.getAttribute('aria-label')
      // Nothing over a menu of its own, nor beside a tooltip that the button was given.
      if (
        !name ||
        !button.isConnected ||
        button.getAttribute('aria-expanded') === 'true' ||
        document.querySelector('[role="tooltip"]')
      )
        return
      setShown({ button, name })
    }
    const stop = new AbortController()
    const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, act, { capture: true, passive: true, signal: stop.signal })
    on('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch') return
      const button = buttonOf(target)
      if (button) {
        setShown((now) => (now?.button === button ? now : undefined))
        after(delayMs, () => show(button))
      } else if (isElement(target) && target.closest(tip)) clearTimeout(timer)
      else after(graceMs, hide)
    })
    on('focusin', ({ target }) => {
      const button = buttonOf(target)
      if (button?.matches(':focus-visible')) after(0, () => show(button))
    })
    for (const name of ['focusout', 'pointerdown', 'scroll'] as const) on(name, hide)
    // Esc is the tooltip's, so that it closes nothing below as well; Tab leads to a button, or away from it.
    on('keydown', ({ key }) => key === 'Escape' || key === 'Tab' || hide())
    // Pointer or focus may be there already.
    const first = document.querySelector<HTMLElement>(`${iconButton}:is(:hover, :focus-visible)`)
    if (first) after(delayMs, () => show(first))
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [delayMs])

  if (!container || !shown) return null
  const { left, top, width, height } = shown.button.getBoundingClientRect()
  return createPortal(
    <Tooltip aria-hidden open text={shown.name} side={side} onOpenChange={(open) => open || setShown(undefined)}>
      <span
        aria-hidden
        className={css.place}
        style={{ insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }}
      />
    </Tooltip>,
    container,
  )
}
