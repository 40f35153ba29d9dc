import { Button } from '@brand/ui/button'
import { Keypad } from '@brand/ui/keypad'
import { MoneyField, type MoneyFieldProps } from '@brand/ui/money-field'
import { Sheet } from '@brand/ui/sheet'
import { Stack } from '@brand/ui/stack'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import type { ReactNode } from 'react'
import { minorOf, moneyIn } from '../format/money.ts'
import { boundBroken } from '../format/bounds.ts'

interface AmountSheetProps extends Pick<MoneyFieldProps, 'symbol' | 'min' | 'max' | 'hint' | 'strings'> {
  label: string
  /** A decimal string; empty for none. */
  value: string
  onValueChange: (value: string) => void
  action: ReactNode
  /** The action sends the amount, not just takes it: then it has to be within its bounds. */
  sends: boolean
  onAction: () => void
  onClose: () => void
}

/** Whole amounts: what was typed behind the point goes with the first key. */
const digitsOf = (value: string) => value.replace(/\..*$/, '').replace(/^0+/, '')

/** An amount on large keys, above the button that goes on with it. */
export default function AmountSheet(props: AmountSheetProps) {
  const { label, symbol, min, max, hint, strings, value, onValueChange, action, sends, onAction, onClose } = props
  const ready = !sends || (Boolean(minorOf(value)) && !boundBroken(value, { min, max }))
  return (
    <Sheet
      open
      closeOnOutside
      title={label}
      titleHidden
      onOpenChange={onClose}
      actions={
        <Button variant="primary" size="lg" full disabled={!ready} onClick={onAction}>
          {action}
        </Button>
      }
    >
      <Stack space="md">
        <MoneyField
          variant="headline"
          label={label}
          symbol={symbol}
          placeholder="0"
          readOnly
          tabIndex={-1}
          value={value}
          {...{ min, max, hint, strings }}
        />
        <VisuallyHidden role="status">{minorOf(value) ? moneyIn(symbol ?? '')(value) : ''}</VisuallyHidden>
        <Keypad
          label={label}
          maxLength={9}
          value={digitsOf(value)}
          onValueChange={(digits) => onValueChange(digits ? `${digits}.00` : '')}
        />
      </Stack>
    </Sheet>
  )
}
