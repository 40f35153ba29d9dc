import { Icon } from '@brand/ui/icon'
import { infoFill, warningCircleFill } from '@brand/ui/icons'
import type { ReactNode } from 'react'
import * as css from './session.css.ts'

/** One sentence above a form: what went wrong (`error`, announced at once), or what to know. */
export function Notice({ kind, children }: { kind: 'error' | 'info'; children: ReactNode }) {
  return (
    <p role={kind === 'error' ? 'alert' : 'status'} className={kind === 'error' ? css.alert : css.notice}>
      <Icon icon={kind === 'error' ? warningCircleFill : infoFill} size={20} />
      <span>{children}</span>
    </p>
  )
}
