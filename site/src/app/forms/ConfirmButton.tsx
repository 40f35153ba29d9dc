import { AlertDialog, type AlertDialogProps } from '@brand/ui/alert-dialog'
import { Button, type ButtonProps } from '@brand/ui/button'
import { useState, type ReactNode } from 'react'
import { useErrorText } from '../errors/error-text.ts'

type Question = Pick<AlertDialogProps, 'title' | 'description' | 'tone' | 'cancelLabel' | 'busyLabel'>

interface ConfirmButtonProps extends Question, Pick<ButtonProps, 'variant' | 'size' | 'full'> {
  /** Does it, once it is confirmed; what it fails with is shown in the question. */
  onConfirm: () => Promise<unknown>
  /** What it does, on the button and on the answer that confirms it. */
  children: ReactNode
}

/** A button that asks first. */
export function ConfirmButton({ variant, size, full, onConfirm, children, ...question }: ConfirmButtonProps) {
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant={variant} size={size} full={full} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <AlertDialog
        {...question}
        open={asking}
        confirmLabel={children}
        errorText={errorText}
        onConfirm={() => onConfirm()}
        onOpenChange={setAsking}
      />
    </>
  )
}
