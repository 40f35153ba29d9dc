'use client'
import * as TooltipPrimitive from '@radix-ui/react-tooltip'
import { createContext, useContext, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { screenSide, type Side } from '../../foundation/overlay/overlaySide.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import * as css from './Tooltip.css.ts'

/** Why a tooltip opened or closed. `press`: the button was pressed, its words go. */
export type TooltipOpenDetails = Details<'hover' | 'focus' | 'press' | 'escape', Event>

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A few words that describe the button; its name stays its own. */
  text: ReactNode
  /** The button or link; takes a ref and spreads its props. */
  children: ReactElement
  /**
   * On which side of its control it opens, room permitting.
   * @default 'top'
   */
  side?: Side | undefined
  /**
   * Which edges of tip and control are in line.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | undefined
  /**
   * How long a pointer rests before it shows, in ms. Focus shows it at once.
   * @default 400
   */
  delayMs?: number | undefined
  /**
   * Controlled by the caller; without it the component holds the state.
   * @default none
   */
  open?: boolean | undefined
  /**
   * Open at first, where the component holds it itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /**
   * Called when it opens or closes, with the reason.
   * @default none
   */
  onOpenChange?: ((open: boolean, details: TooltipOpenDetails) => void) | undefined
}

const Grouped = createContext(false)

/** Around a row of tools: once one of them has shown its words, the others show theirs at once. */
export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <Grouped value={true}>
    <TooltipPrimitive.Provider>{children}</TooltipPrimitive.Provider>
  </Grouped>
)

function Tip({
  text,
  children,
  side = 'top',
  align = 'center',
  delayMs = 400,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const dir = useDirection()
  const container = useOverlayRoot()
  // Set by what is about to open or close it.
  const details = useRef<() => TooltipOpenDetails>(undefined)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  const note =
    (reason: TooltipOpenDetails['reason']) =>
    ({ nativeEvent }: { nativeEvent: Event }) => {
      details.current = () => because(reason, nativeEvent)
    }
  return (
    <TooltipPrimitive.Root
      delayDuration={delayMs}
      open={isOpen}
      onOpenChange={(next) => details.current && change(next, details.current())}
    >
      <TooltipPrimitive.Trigger
        asChild
        onPointerMove={note('hover')}
        onPointerLeave={note('hover')}
        onPointerDown={note('press')}
        onFocus={note('focus')}
        onBlur={note('focus')}
      >
        {children}
      </TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal container={container}>
        <TooltipPrimitive.Content
          {...rest}
          side={screenSide(side, dir)}
          align={align}
          sideOffset={6}
          collisionPadding={10}
          data-component="tooltip"
          className={cx(css.root, className)}
          onEscapeKeyDown={(event) => {
            details.current = () => because('escape', event)
          }}
        >
          {text}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  )
}

/**
 * A few more words for those who hover or focus. Not for touch, and never the only place of something needed: see
 * Toggletip.
 */
export function Tooltip(props: TooltipProps) {
  if (useContext(Grouped)) return <Tip {...props} />
  return (
    <TooltipPrimitive.Provider>
      <Tip {...props} />
    </TooltipPrimitive.Provider>
  )
}
