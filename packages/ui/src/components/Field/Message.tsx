import type { ReactNode } from 'react'
import { checkCircleFill, warningCircleFill } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Field.css.ts'

export interface MessageProps {
  id: string
  kind: 'hint' | 'error' | 'valid'
  children: ReactNode
}

/** The one line under a control. An error speaks up by itself; colour comes with a sign. */
export const Message = ({ id, kind, children }: MessageProps) => (
  <p id={id} role={kind === 'error' ? 'alert' : undefined} data-part={kind} className={css.message}>
    {kind === 'hint' ? null : (
      <Icon icon={kind === 'error' ? warningCircleFill : checkCircleFill} size={16} className={css.messageIcon} />
    )}
    <span>{children}</span>
  </p>
)
