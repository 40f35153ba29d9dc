'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { checkCircleFill, infoFill, warningCircleFill, warningFill } from '../../icons/icons.gen.ts'
import * as css from './Callout.css.ts'
import { roleOf, type CalloutTone } from './Callout.model.ts'

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * What kind of message it is: its colour, its icon, and the word of the icon.
   * @default 'info'
   */
  tone?: CalloutTone | undefined
  /**
   * A first line, set stronger.
   * @default none
   */
  title?: ReactNode
  /**
   * Its actions: buttons or links.
   * @default none
   */
  actions?: ReactNode
  /**
   * It appears after the page was drawn, and is read out then: danger at once, the rest in a pause. Leave it in place
   * and give it no content while there is nothing to say.
   * @default false
   */
  live?: boolean | undefined
  /**
   * Words to replace.
   * @default those of the language
   */
  strings?: Partial<UiStrings['callout']> | undefined
}

const icons = { info: infoFill, success: checkCircleFill, warning: warningFill, danger: warningCircleFill }

/** A message that stays in the page for as long as it applies. */
export function Callout({
  tone = 'info',
  title,
  actions,
  live = false,
  strings,
  className,
  children,
  ...rest
}: CalloutProps) {
  const t = useStrings('callout', strings)
  const empty = !title && !children
  if (empty && !live) return null
  return (
    <div
      role={live ? roleOf(tone) : undefined}
      {...rest}
      data-component="callout"
      data-tone={tone}
      data-state={empty ? 'empty' : 'filled'}
      className={cx(css.root, className)}
    >
      {empty ? null : (
        <>
          <Icon icon={icons[tone]} label={t(tone)} className={css.icon} />
          <div className={css.words}>
            {title ? (
              <div data-part="title" className={css.title}>
                {title}
              </div>
            ) : null}
            {children ? <div data-part="text">{translationSafe(children)}</div> : null}
            {actions ? (
              <div data-part="actions" className={css.actions}>
                {actions}
              </div>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}
