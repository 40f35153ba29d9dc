'use client'
import * as PopoverPrimitive from '@radix-ui/react-popover'
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because } from '../../foundation/details.ts'
import { screenSide, type Side } from '../../foundation/overlay/overlaySide.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { info } from '../../icons/icons.gen.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { PopoverOpenDetails } from '../Popover/Popover.tsx'
import { root as tip } from '../Tooltip/Tooltip.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Toggletip.css.ts'

export type ToggletipOpenDetails = PopoverOpenDetails

/** className and style apply to the root element; everything else, including ref, goes to the button. */
export interface ToggletipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The explanation: words alone, nothing to press. */
  text: ReactNode
  /**
   * Name of the button; say what it is about: "About the turnover".
   * @default none
   */
  label?: string | undefined
  /**
   * Shape from `@brand/ui/icons`.
   * @default an “i” in a circle
   */
  icon?: string | undefined
  /**
   * On which side of its button it opens, room permitting.
   * @default 'top'
   */
  side?: Side | undefined
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
  onOpenChange?: ((open: boolean, details: ToggletipOpenDetails) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['toggletip']> | undefined
}

/** A small button that shows and announces a few words when pressed: by mouse, keyboard and touch. */
export function Toggletip(props: ToggletipProps) {
  const { text, label, icon = info, side = 'top', open, defaultOpen, onOpenChange, ...others } = props
  const { strings, className, style, ...rest } = others
  const dir = useDirection()
  const t = useStrings('toggletip', strings)
  const container = useOverlayRoot()
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  // Set by what is about to open or close it.
  const details = useRef<() => ToggletipOpenDetails>(undefined)
  const note = (why: () => ToggletipOpenDetails) => {
    details.current = why
  }
  const id = useId()
  const stay = (event: Event) => event.preventDefault()
  return (
    <span
      data-component="toggletip"
      data-state={isOpen ? 'open' : 'closed'}
      className={cx(css.root, className)}
      style={style}
    >
      <PopoverPrimitive.Root open={isOpen} onOpenChange={(next) => details.current && change(next, details.current())}>
        <PopoverPrimitive.Trigger
          asChild
          aria-haspopup={undefined}
          aria-controls={id}
          onClick={(event) => note(() => because('trigger', event))}
        >
          <IconButton size="sm" iconSize={18} label={label ?? t('label')} icon={icon} {...rest} />
        </PopoverPrimitive.Trigger>
        {/* The live region with the words, after its button; the card shows the same words. */}
        <VisuallyHidden id={id} role="status">
          {isOpen ? text : null}
        </VisuallyHidden>
        <PopoverPrimitive.Portal container={container}>
          <PopoverPrimitive.Content
            role="presentation"
            aria-hidden
            side={screenSide(side, dir)}
            sideOffset={6}
            collisionPadding={10}
            data-part="card"
            className={cx(tip, css.words)}
            onOpenAutoFocus={stay}
            onCloseAutoFocus={stay}
            onEscapeKeyDown={(event) => note(() => because('escape', event))}
            onPointerDownOutside={(event) => note(() => because('outside', event.detail.originalEvent))}
            onFocusOutside={(event) => note(() => because('focus', event.detail.originalEvent))}
          >
            {text}
          </PopoverPrimitive.Content>
        </PopoverPrimitive.Portal>
      </PopoverPrimitive.Root>
    </span>
  )
}
