'use client'
import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { useFocusGuards } from '@radix-ui/react-focus-guards'
import { FocusScope, FocusScopeBranchProvider, useFocusScopeBranchRegistry } from '@radix-ui/react-focus-scope'
import { hideOthers } from 'aria-hidden'
import { createContext, useContext, useEffect, useId, useRef, type ComponentPropsWithRef, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { dimPage } from '../../foundation/overlay/dimPage.ts'
import { focusOnOpen } from '../../foundation/overlay/overlayFocus.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { usePresence } from '../../foundation/overlay/usePresence.ts'
import { useReturnFocus } from '../../foundation/overlay/useReturnFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'

export interface DialogLayerProps extends ComponentPropsWithRef<'div'> {
  /** Whether it is shown. */
  open: boolean
  /** Class of what dims the page. */
  scrim: string
  /**
   * It has a DialogDescription.
   * @default false
   */
  described?: boolean | undefined
  /**
   * Takes focus on opening instead of the first control.
   * @default none
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * Called when Escape is pressed, before it closes.
   * @default none
   */
  onEscape?: ((event: KeyboardEvent) => void) | undefined
  /**
   * A press on the scrim.
   * @default none
   */
  onOutside?: ((event: PointerEvent) => void) | undefined
}

/** `id` of the layer; its title and description have one made of it. */
const LayerId = createContext('')

/**
 * Shared by every modal layer: one root, locked page, focus that moves in, stays and returns. Does not close by
 * itself. Of Radix it takes what its other layers know of each other, and leaves its dialog, which renders and restyles
 * itself twice as often.
 */
export function DialogLayer({ scrim, ...rest }: DialogLayerProps) {
  const { open } = rest
  const container = useOverlayRoot()
  const [shown, ref] = usePresence<HTMLDivElement>(open)
  const scrimRef = useMergedRef(ref, dimPage)
  if (!container || !shown) return null
  return createPortal(
    <div
      ref={scrimRef}
      role="presentation"
      data-part="scrim"
      data-state={open ? 'open' : 'closed'}
      className={scrim}
      // A press beside the dialog leaves focus where it was.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
    >
      <Panel {...rest} />
    </div>,
    container,
  )
}

function Panel(props: Omit<DialogLayerProps, 'scrim'>) {
  const { open, described, initialFocus, onEscape, onOutside, ref, ...rest } = props
  const id = useId()
  const own = useRef<HTMLDivElement>(null)
  const { nodes, registry } = useFocusScopeBranchRegistry()
  const focus = useReturnFocus((event) => focusOnOpen(event, initialFocus))
  useFocusGuards()
  useEffect(() => (own.current ? hideOthers(own.current) : undefined), [])
  return (
    <LayerId value={id}>
      <FocusScopeBranchProvider registry={registry}>
        <FocusScope
          asChild
          loop
          trapped={open}
          branches={nodes}
          onMountAutoFocus={focus.onOpenAutoFocus}
          onUnmountAutoFocus={focus.onCloseAutoFocus}
        >
          <DismissableLayer
            role="dialog"
            aria-modal
            aria-labelledby={titleIn(id)}
            aria-describedby={described ? descriptionIn(id) : undefined}
            data-state={open ? 'open' : 'closed'}
            {...rest}
            ref={useMergedRef(own, ref)}
            deferPointerDownOutside
            onPointerDownOutside={(event) => onOutside?.(event.detail.originalEvent)}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              onEscape?.(event)
            }}
          />
        </FocusScope>
      </FocusScopeBranchProvider>
    </LayerId>
  )
}

const titleIn = (id: string) => `${id}-title`
const descriptionIn = (id: string) => `${id}-description`

/** Names the layer. */
export const DialogTitle = ({ children, ...rest }: ComponentPropsWithRef<'h2'>) => (
  <h2 {...rest} id={titleIn(useContext(LayerId))}>
    {children}
  </h2>
)

export const DialogDescription = (props: ComponentPropsWithRef<'p'>) => (
  <p {...props} id={descriptionIn(useContext(LayerId))} />
)
