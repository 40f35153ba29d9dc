import { Icon } from '@brand/ui/icon'
import { heart } from '@brand/ui/icons'
import type { ReactNode } from 'react'
import * as css from './home.css.ts'

/** A row with nothing in it: what it is for, and the way to it. */
export function EmptyGameRow({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={css.strip}>
      <Icon icon={heart} size={22} className={css.stripIcon} />
      <div className={css.stripWords}>
        <p className={css.stripTitle}>{title}</p>
        <p className={css.stripText}>{text}</p>
      </div>
      {children}
    </div>
  )
}
