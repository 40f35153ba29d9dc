import type { AlertDialog, AlertDialogProps } from '@brand/ui/alert-dialog'
import { Button, type ButtonProps } from '@brand/ui/button'
import { GatewayError } from '@brand/sdk'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inTime } from '../browser/chunk-errors.ts'
import { showErrorToast } from '../overlays/show-error-toast.ts'
import { useErrorText } from '../errors/error-text.ts'

/** What only a press shows is no part of a page's first load. */
const load = () => inTime(() => import('@brand/ui/alert-dialog'))

type Question = Pick<AlertDialogProps, 'title' | 'description' | 'tone' | 'cancelLabel' | 'busyLabel'>

export interface ConfirmButtonProps extends Question, Pick<ButtonProps, 'variant' | 'size' | 'full'> {
  /** Does it, once it is confirmed; what it fails with is shown in the question. */
  onConfirm: () => Promise<unknown>
  /** What it does, on the button and on the answer that confirms it. */
  children: ReactNode
}

/** A button that asks first. */
export function ConfirmButton({ variant, size, full, onConfirm, children, ...question }: ConfirmButtonProps) {
  const errorText = useErrorText()
  const { i18n } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [Question, setQuestion] = useState<typeof AlertDialog>()
  const ask = () =>
    void load().then(
      (loaded) => {
        setQuestion(() => loaded.AlertDialog)
        setAsking(true)
      },
      () => showErrorToast(i18n, new GatewayError({ code: 'network_abnormal' })),
    )
  return (
    <>
      <Button
        variant={variant}
        size={size}
        full={full}
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => {})}
        onClick={ask}
      >
        {children}
      </Button>
      {Question ? (
        <Question
          {...question}
          open={asking}
          confirmLabel={children}
          errorText={errorText}
          onConfirm={() => onConfirm()}
          onOpenChange={setAsking}
        />
      ) : null}
    </>
  )
}
