'use client'
import { useLayoutEffect, useRef, useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './SafeHtml.css.ts'
import { plainLines } from './SafeHtml.model.ts'
import { purify, type Limits } from './SafeHtml.purify.ts'

export interface SafeHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, Limits {
  /** Untrusted HTML. */
  html: string
  /**
   * `article` for a page of its own: its first lines are larger, and it is as wide as its column.
   * @default 'plain'
   */
  variant?: 'plain' | 'article' | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['link']> | undefined
}

const never = () => () => {}

/**
 * The one place where html from data becomes elements. On the server, and until hydration,
 * it shows the words alone: there is no document to sanitise with.
 */
export function SafeHtml({
  html,
  variant = 'plain',
  schemes,
  hosts,
  imageHosts,
  strings,
  className,
  ref,
  ...rest
}: SafeHtmlProps) {
  const newTab = useStrings('link', strings)('newTab')
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const own = useRef<HTMLDivElement>(null)
  const root = useMergedRef(own, ref)
  // By value: lists written inline would sanitise again, and lose the reader's selection, on each render.
  const limits = JSON.stringify({ schemes, hosts, imageHosts })
  useLayoutEffect(() => {
    if (alive) own.current?.replaceChildren(purify(html, JSON.parse(limits) as Limits, newTab))
  }, [alive, html, limits, newTab])
  return (
    <div
      dir="auto"
      {...rest}
      key={alive ? 'rich' : 'plain'}
      ref={root}
      data-component="safe-html"
      data-variant={variant === 'article' ? variant : undefined}
      className={cx(css.root, className)}
    >
      {/* Lines of one text never change places. */}
      {alive ? null : plainLines(html).map((line, n) => <p key={n}>{line}</p>)}
    </div>
  )
}
