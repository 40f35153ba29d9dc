import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import * as css from './ChatBubble.css.ts'

export interface ChatBubbleProps extends ComponentPropsWithRef<'article'> {
  /** Who said it. */
  name: ReactNode
  /**
   * Their picture: an Avatar of 44 px.
   * @default none
   */
  avatar?: ReactNode
  /**
   * Beside the name: rank, host.
   * @default none
   */
  badges?: ReactNode
  /**
   * When: a `time` element.
   * @default none
   */
  time?: ReactNode
  /**
   * The words; their direction is that of their own script.
   * @default none
   */
  text?: ReactNode
  /**
   * The reader said it: the words stand in a bubble.
   * @default false
   */
  own?: boolean | undefined
  /**
   * The words were taken away; `text` says so.
   * @default false
   */
  removed?: boolean | undefined
  /**
   * The reader is mentioned in it.
   * @default false
   */
  addressed?: boolean | undefined
  /**
   * What can be done with it, shown with the pointer or focus on it: a Menu.
   * @default none
   */
  actions?: ReactNode
  /**
   * Below the words: a shared round, that it is being sent, that it was refused.
   * @default none
   */
  children?: ReactNode
}

/** A message of a talk: who, when, and the words. */
export function ChatBubble({
  name,
  avatar,
  badges,
  time,
  text,
  own,
  removed,
  addressed,
  actions,
  className,
  children,
  ...rest
}: ChatBubbleProps) {
  return (
    <article
      {...rest}
      data-component="chat-bubble"
      data-addressed={addressed || undefined}
      className={cx(css.root, className)}
    >
      <span className={css.picture}>{avatar}</span>
      <div>
        <div className={css.head}>
          <bdi data-part="name" className={css.name}>
            {name}
          </bdi>
          {badges}
          {time ? (
            <span data-part="time" className={css.time}>
              {time}
            </span>
          ) : null}
        </div>
        {text ? (
          <p
            dir="auto"
            data-part="words"
            data-own={(own && !removed) || undefined}
            data-removed={removed || undefined}
            className={css.words}
          >
            {text}
          </p>
        ) : null}
        {children}
      </div>
      {actions ? (
        <span data-part="actions" className={css.actions}>
          {actions}
        </span>
      ) : null}
    </article>
  )
}

export interface ChatEventProps extends ComponentPropsWithRef<'p'> {
  /**
   * Path data of an icon from `@brand/ui/icons`.
   * @default none
   */
  icon?: string | undefined
}

/** One line about something that happened in the talk: a gift. */
export function ChatEvent({ icon, className, children, ...rest }: ChatEventProps) {
  return (
    <p {...rest} data-component="chat-event" className={cx(css.event, className)}>
      {icon ? <Icon icon={icon} size={18} /> : null}
      {children}
    </p>
  )
}
