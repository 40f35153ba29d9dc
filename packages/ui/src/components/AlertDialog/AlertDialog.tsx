'use client'
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { info, warning, warningCircle } from '../../icons/icons.gen.ts'
import { Button } from '../Button/Button.tsx'
import * as dialog from '../Dialog/Dialog.css.ts'
import { DialogDescription, DialogLayer, DialogTitle } from '../Dialog/DialogLayer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './AlertDialog.css.ts'
import { mayLeave } from './AlertDialog.model.ts'
import { useDecision } from './useDecision.ts'

export type AlertDialogTone = 'info' | 'warning' | 'danger'
export type AlertDialogOpenDetails = Details<'escape', KeyboardEvent> | Details<'cancel' | 'confirm', MouseEvent>

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
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
  /** The question, or what happened: "Log out of Veranda?" */
  title: ReactNode
  /**
   * What it means, for the money first.
   * @default none
   */
  description?: ReactNode
  /**
   * `notice` has one answer: it was read.
   * @default 'confirm'
   */
  variant?: 'confirm' | 'notice' | undefined
  /**
   * An icon before the title; `danger` also marks the answer that ends or removes something.
   * @default none
   */
  tone?: AlertDialogTone | undefined
  /**
   * The outcome, as a verb: "Log out".
   * @default none
   */
  confirmLabel?: ReactNode
  /**
   * Words of the button that leaves everything as it is.
   * @default none
   */
  cancelLabel?: ReactNode
  /**
   * While a promise of `onConfirm` is open, as a present participle: "Logging out".
   * @default none
   */
  busyLabel?: ReactNode
  /**
   * Does it. A promise keeps the dialog open and busy until it settles; when it fails, the dialog stays and shows why.
   * @default none
   */
  onConfirm?: ((event: MouseEvent) => unknown) | undefined
  /**
   * The reader decided (`confirm` comes after `onConfirm` succeeded) or left. A click outside never closes.
   * @default none
   */
  onOpenChange?: ((open: boolean, details: AlertDialogOpenDetails) => void) | undefined
  /**
   * Words for what `onConfirm` failed with; the server's own message, say.
   * @default none
   */
  errorText?: ((error: unknown) => ReactNode) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['alertDialog']> | undefined
}

const shapes: Record<AlertDialogTone, string> = { info, warning, danger: warningCircle }

/** One decision, or one thing that must be read. The safe answer has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    title,
    description,
    variant = 'confirm',
    tone,
    confirmLabel,
    cancelLabel,
    busyLabel,
    onConfirm,
    defaultOpen,
    onOpenChange,
    ...others
  } = props
  const { errorText, strings, className, children, ...rest } = others
  const t = useStrings('alertDialog', strings)
  const safe = useRef<HTMLButtonElement>(null)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  const { decision, run } = useDecision(isOpen)
  const busy = !mayLeave(decision)
  return (
    <DialogLayer
      {...rest}
      open={isOpen}
      role="alertdialog"
      scrim={dialog.scrim}
      data-component="alert-dialog"
      data-size="sm"
      aria-busy={busy || undefined}
      className={cx(dialog.root, className)}
      initialFocus={safe}
      onEscape={(event) => busy || change(false, because('escape', event))}
    >
      <div className={cx(dialog.panel, css.panel)}>
        <div className={css.head}>
          {tone ? <Icon icon={shapes[tone]} size={24} data-tone={tone} className={css.icon} /> : null}
          <DialogTitle className={cx(dialog.title, css.title)}>{title}</DialogTitle>
        </div>
        {description ? <DialogDescription className={dialog.description}>{description}</DialogDescription> : null}
        {children ? <div className={dialog.body}>{children}</div> : null}
        {decision.phase === 'failed' ? (
          <p role="alert" data-part="failure" className={css.failure}>
            {errorText?.(decision.error) ?? t('failed')}
          </p>
        ) : null}
        <div className={dialog.actions}>
          {variant === 'confirm' ? (
            <Button
              ref={safe}
              variant="quiet"
              data-part="cancel"
              className={css.answer}
              aria-disabled={busy || undefined}
              onClick={(event) => busy || change(false, because('cancel', event))}
            >
              {cancelLabel ?? t('cancel')}
            </Button>
          ) : null}
          <Button
            ref={variant === 'notice' ? safe : undefined}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            data-part="confirm"
            className={css.answer}
            busy={busy}
            busyLabel={busyLabel ?? t('busy')}
            onClick={(event) =>
              void run(
                () => onConfirm?.(event),
                () => change(false, because('confirm', event)),
              )
            }
          >
            {confirmLabel ?? t('confirm')}
          </Button>
        </div>
      </div>
    </DialogLayer>
  )
}
