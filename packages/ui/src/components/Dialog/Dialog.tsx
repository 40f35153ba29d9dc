'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './Dialog.css.ts'
import { DialogDescription, DialogLayer, DialogTitle, type DialogLayerProps } from './DialogLayer.tsx'

export type DialogOpenDetails = Details<'escape', KeyboardEvent> | Details<'close-button', MouseEvent>

export interface DialogProps
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
   * Called when the reader requests to close it. A click outside never closes.
   * @default undefined
   */
  onOpenChange?: ((open: boolean, details: DialogOpenDetails) => void) | undefined
  /** Visible title, which also names the dialog. */
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
   * 420, 480, 700 or 1,120 px, and the art beside it. A sheet from below on a phone.
   * @default none
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /**
   * A picture pane at the start; not on a phone. Fill it with something that covers.
   * @default none
   */
  art?: ReactNode
  /**
   * Buttons at the end, the safe one first.
   * @default none
   */
  actions?: ReactNode
  /**
   * A step that must be taken: no close button, and Esc does nothing.
   * @default false
   */
  mandatory?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['dialog']> | undefined
}

/** One task that must end before the page goes on. One decision is an AlertDialog. */
export function Dialog(props: DialogProps) {
  const {
    open,
    defaultOpen,
    onOpenChange,
    title,
    titleHidden,
    description,
    size,
    art,
    actions,
    mandatory,
    strings,
    className,
    children,
    ...rest
  } = props
  const t = useStrings('dialog', strings)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  return (
    <DialogLayer
      {...rest}
      open={isOpen}
      scrim={css.scrim}
      data-component="dialog"
      data-size={size}
      data-art={!!art || undefined}
      className={cx(css.root, className)}
      onEscape={(event) => mandatory || change(false, because('escape', event))}
    >
      {art ? (
        <div data-part="art" className={css.art}>
          {art}
        </div>
      ) : null}
      <div className={css.panel}>
        <DialogTitle data-hidden={titleHidden || undefined} className={css.title}>
          {title}
        </DialogTitle>
        {description ? <DialogDescription className={css.description}>{description}</DialogDescription> : null}
        {children ? <div className={css.body}>{children}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
        {!mandatory && (
          <button
            type="button"
            aria-label={t('close')}
            data-part="close"
            className={css.close}
            onClick={(event) => change(false, because('close-button', event))}
          />
        )}
      </div>
    </DialogLayer>
  )
}
