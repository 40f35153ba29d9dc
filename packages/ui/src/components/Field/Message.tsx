import { memo, type ReactNode } from 'react'
import { checkCircleFill, warningCircleFill } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Field.css.ts'

export interface MessageProps {
  /** Id that the control refers to. */
  id: string
  /** Whether it helps, refuses or confirms. */
  kind: 'hint' | 'error' | 'valid'
  /** The words of the message. */
  children: ReactNode
}

/**
 * The one line under a control. An error is announced; colour comes with an icon. Words that stay the same are not
 * rendered again at each key.
 */
export const Message = memo(({ id, kind, children }: MessageProps) => (
  <p id={id} role={kind === 'error' ? 'alert' : undefined} data-part={kind} className={css.message}>
    {kind === 'hint' ? null : (
      <Icon icon={kind === 'error' ? warningCircleFill : checkCircleFill} size={16} className={css.messageIcon} />
    )}
    <span>{children}</span>
  </p>
))
