'use client'
import * as PopoverPrimitive from '@radix-ui/react-popover'
import {
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { isInside } from '../../foundation/elements.ts'
import { card } from '../../foundation/overlay/floating.css.ts'
import { focusOnOpen, keepMovedFocus } from '../../foundation/overlay/overlayFocus.ts'
import { screenSide, type Side } from '../../foundation/overlay/overlaySide.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { x } from '../../icons/icons.gen.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './Popover.css.ts'

/** Why a popover opened or closed. `focus`: it moved on to something else. */
export type PopoverOpenDetails =
  | Details<'trigger' | 'close-button', MouseEvent>
  | Details<'escape', KeyboardEvent>
  | Details<'outside', PointerEvent>
  | Details<'focus', FocusEvent>

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The button that opens it; takes a ref and spreads its props. */
  trigger: ReactElement
  /** Visible title, which also names the popover. */
  title: ReactNode
  /**
   * Keeps the title for assistive technology only; the button that closes then shows once it is reached.
   * @default false
   */
  titleHidden?: boolean | undefined
  /**
   * `lg` has one width and room for a small form; `md` is as wide as its words.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined
  /**
   * On which side of its button it opens, room permitting.
   * @default 'bottom'
   */
  side?: Side | undefined
  /**
   * Which edges of popover and button are in line.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | undefined
  /**
   * Whether it is open, where you keep it.
   * @default none
   */
  open?: boolean | undefined
  /**
   * Whether it is open at first, where you do not keep it.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /**
   * Called when it opens or closes, with the reason.
   * @default none
   */
  onOpenChange?: ((open: boolean, details: PopoverOpenDetails) => void) | undefined
  /**
   * Takes focus on opening instead of the first control; a function finds it in the card, the chosen day of a
   * calendar say. What focuses itself while it mounts (`autoFocus`) would lose it to a dialog below.
   * @default none
   */
  initialFocus?: RefObject<HTMLElement | null> | ((card: HTMLElement) => HTMLElement | null) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['popover']> | undefined
}

/**
 * A few words or a small form beside the button that opened it. The page stays usable. Styles and attributes go to the
 * card.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    titleHidden,
    size = 'md',
    side = 'bottom',
    align = 'center',
    open,
    defaultOpen,
    onOpenChange,
    initialFocus,
    ...others
  } = props
  const { strings, className, children, ...rest } = others
  const dir = useDirection()
  const t = useStrings('popover', strings)
  const container = useOverlayRoot()
  // Set by what is about to open or close it.
  const details = useRef<() => PopoverOpenDetails>(undefined)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  const opener = useRef<HTMLButtonElement>(null)
  const note = (why: () => PopoverOpenDetails) => {
    details.current = why
  }
  // A press on the button itself is outside of the card, too; the button answers for that.
  const away = ({ target }: Event) => !isInside(opener.current, target)
  return (
    <PopoverPrimitive.Root open={isOpen} onOpenChange={(next) => details.current && change(next, details.current())}>
      <PopoverPrimitive.Trigger asChild ref={opener} onClick={(event) => note(() => because('trigger', event))}>
        {trigger}
      </PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal container={container}>
        <PopoverPrimitive.Content
          {...rest}
          side={screenSide(side, dir)}
          align={align}
          sideOffset={8}
          collisionPadding={10}
          data-component="popover"
          data-size={size === 'lg' ? size : undefined}
          className={cx(card, css.root, className)}
          onOpenAutoFocus={(event) =>
            focusOnOpen(
              event,
              typeof initialFocus === 'function'
                ? { current: initialFocus(event.target as HTMLElement) }
                : initialFocus,
            )
          }
          onCloseAutoFocus={(event) => keepMovedFocus(event, opener.current)}
          onEscapeKeyDown={(event) => note(() => because('escape', event))}
          onPointerDownOutside={(event) => away(event) && note(() => because('outside', event.detail.originalEvent))}
          onFocusOutside={(event) => away(event) && note(() => because('focus', event.detail.originalEvent))}
        >
          <PopoverPrimitive.Title className={titleHidden ? hidden : css.title}>{title}</PopoverPrimitive.Title>
          {children}
          {/* Last in order, so that the first control of the content comes first. */}
          <PopoverPrimitive.Close asChild onClick={(event) => note(() => because('close-button', event))}>
            <IconButton
              size="sm"
              label={t('close')}
              icon={x}
              iconSize={16}
              data-part="close"
              className={titleHidden ? hidden : css.close}
            />
          </PopoverPrimitive.Close>
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  )
}
