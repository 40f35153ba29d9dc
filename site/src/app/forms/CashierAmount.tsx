import { IconButton } from '@brand/ui/icon-button'
import { pencilSimple } from '@brand/ui/icons'
import { MoneyField, type MoneyFieldProps } from '@brand/ui/money-field'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useIdleAfterLoad } from '../browser/use-idle-after-load.ts'
import { useMedia } from '../browser/use-media.ts'

const load = () => import('./AmountSheet.tsx')
const AmountSheet = lazyPart(load)

export interface KeypadAction {
  /** Name of the button beside the amount. */
  open: string
  /** What the button below the keys says. */
  label: ReactNode
  /** What it does; the sheet is closed by then. */
  onPress?: (() => void) | undefined
}

interface CashierAmountProps extends Omit<
  MoneyFieldProps,
  'variant' | 'label' | 'value' | 'onValueChange' | 'end' | 'decimals' | 'ref'
> {
  label: string
  value: string
  onValueChange: (value: string) => void
  keypad: KeypadAction
}

/** The amount of a cashier's page, its headline. Where a finger points, it is typed on large keys in a sheet. */
export function CashierAmount({ keypad, ...field }: CashierAmountProps) {
  const touch = useMedia('(pointer: coarse)')
  const [open, setOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const rested = useIdleAfterLoad(false)
  // The keys are there when they are asked for, also on a slow line.
  useEffect(() => {
    if (touch && rested) load().catch(() => undefined)
  }, [touch, rested])
  const fixed = field.disabled || field.readOnly
  const show = () => {
    // Where focus returns to: in the field it would bring the keyboard of the device.
    pencil.current?.focus()
    // Without a connection that keyboard is what there is.
    load().then(
      () => setOpen(true),
      () => input.current?.focus(),
    )
  }
  return (
    <>
      <MoneyField
        {...field}
        ref={input}
        variant="headline"
        onMouseDown={(event) => {
          if (!touch || fixed) return
          event.preventDefault()
          show()
        }}
        end={
          touch && !fixed ? (
            <IconButton ref={pencil} icon={pencilSimple} label={keypad.open} aria-haspopup="dialog" onClick={show} />
          ) : undefined
        }
      />
      {open ? (
        <AmountSheet
          {...field}
          action={keypad.label}
          sends={keypad.onPress !== undefined}
          onClose={() => setOpen(false)}
          onAction={() => {
            setOpen(false)
            keypad.onPress?.()
          }}
        />
      ) : null}
    </>
  )
}
