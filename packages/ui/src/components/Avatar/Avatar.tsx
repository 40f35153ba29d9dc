'use client'
import { useCallback, useState, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './Avatar.css.ts'
import { initials } from './Avatar.model.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whom it shows: the user name or the full name, masked or not. */
  name: string
  /**
   * Address of a picture; tried once, the letters are shown until it loads and when it fails.
   * @default none
   */
  src?: string | undefined
  /**
   * `round` for a person, `square` for a thing: a game, a shop.
   * @default 'round'
   */
  variant?: 'round' | 'square' | undefined
  /**
   * 32, 44 or 64 px.
   * @default none
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * Name of the person, where it is not shown beside it. Without it the avatar is decoration.
   * @default none
   */
  label?: string | undefined
}

/** A person, as a picture or as two letters. */
export function Avatar({ name, src, variant, size, label, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  // A picture may have failed before hydration.
  const seen = useCallback((node: HTMLImageElement | null) => {
    if (node?.currentSrc && node.complete && !node.naturalWidth) setFailed(node.getAttribute('src') ?? undefined)
  }, [])
  return (
    <span
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      data-component="avatar"
      data-variant={variant}
      data-size={size}
      className={cx(css.root, className)}
    >
      {initials(name)}
      {src && src !== failed ? (
        <img
          ref={seen}
          src={src}
          alt=""
          loading="lazy"
          data-part="picture"
          className={css.picture}
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  )
}
