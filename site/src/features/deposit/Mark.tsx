import type { DepositChannel } from '@brand/sdk/member'
import * as css from './deposit.css.ts'

/** Stands for a channel: its letters in a plain frame, nobody's trade mark. */
export function Mark({ logo }: Pick<DepositChannel, 'logo'>) {
  return (
    <svg viewBox="0 0 44 28" aria-hidden="true" className={css.mark}>
      <rect x="0.75" y="0.75" width="42.5" height="26.5" rx="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="22" y="19" textAnchor="middle" fill="currentColor" fontSize="13" fontWeight="600">
        {logo}
      </text>
    </svg>
  )
}
