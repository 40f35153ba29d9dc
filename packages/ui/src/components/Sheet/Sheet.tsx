'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { close as cross } from '../Dialog/Dialog.css.ts'
import { DialogDescription, DialogLayer, DialogTitle, type DialogLayerProps } from '../Dialog/DialogLayer.tsx'
import * as css from './Sheet.css.ts'

export type SheetOpenDetails =
  | Details<'escape', KeyboardEvent>
  | Details<'close-button', MouseEvent>
  | Details<'outside', PointerEvent>

export interface SheetProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Pick<DialogLayerProps, 'initialFocus'> {
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
   * Called when the reader requests to close it.
   * @default undefined
   */
  onOpenChange?: ((open: boolean, details: SheetOpenDetails) => void) | undefined
  /** Visible title, which also names the sheet. */
  title: ReactNode
  /**
   * Keeps the title for assistive technology only.
   * @default false
   */
  titleHidden?: boolean | undefined
  /**
   * A line below the title, read out with it.
   * @default none
   */
  description?: ReactNode
  /**
   * Edge of a wide screen it is at. On a phone it always comes from below.
   * @default 'end'
   */
  side?: 'start' | 'end' | undefined
  /**
   * 320, 400 or 560 px wide; as wide as a phone.
   * @default none
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * Buttons at the foot, the safe one first; they stay in sight while the rest scrolls.
   * @default none
   */
  actions?: ReactNode
  /**
   * A press beside it closes, where nothing typed can be lost: filters, a menu, a record.
   * @default false
   */
  closeOnOutside?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['sheet']> | undefined
}

/** A panel at the edge of the screen, for things beside the page's own: filters, a record, a cart. */
export function Sheet(props: SheetProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    title,
    titleHidden,
    description,
    side = 'end',
    size,
    actions,
    closeOnOutside,
    strings,
    className,
    children,
    ...rest
  } = props
  const t = useStrings('sheet', strings)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  return (
    <DialogLayer
      {...rest}
      open={isOpen}
      scrim={css.scrim}
      data-component="sheet"
      data-side={side}
      data-size={size}
      className={cx(css.root, className)}
      onEscape={(event) => change(false, because('escape', event))}
      onOutside={(event) => closeOnOutside && change(false, because('outside', event))}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <DialogTitle data-hidden={titleHidden || undefined} className={css.title}>
            {title}
          </DialogTitle>
          {description ? <DialogDescription className={css.description}>{description}</DialogDescription> : null}
        </div>
        <div data-part="body" className={css.body}>
          {children}
        </div>
        {actions ? (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        ) : null}
        <button
          type="button"
          aria-label={t('close')}
          data-part="close"
          className={cx(cross, css.close)}
          onClick={(event) => change(false, because('close-button', event))}
        />
      </div>
    </DialogLayer>
  )
}
