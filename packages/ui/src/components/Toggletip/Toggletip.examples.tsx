import { question } from '@brand/ui/icons'
import { Toggletip } from '@brand/ui/toggletip'

export function Closed() {
  return (
    <p style={{ paddingBlockStart: 120 }}>
      Turnover left: ৳ 3,150.00{' '}
      <Toggletip
        text="Stakes on slots count in full, on live tables to a tenth. Refunded rounds do not count."
        label="About the turnover"
      />
    </p>
  )
}

export function AnotherShape() {
  return (
    <p style={{ paddingBlockStart: 120 }}>
      Turnover left: ৳ 3,150.00{' '}
      <Toggletip
        text="Stakes on slots count in full, on live tables to a tenth. Refunded rounds do not count."
        label="About the turnover"
        icon={question}
      />
    </p>
  )
}
