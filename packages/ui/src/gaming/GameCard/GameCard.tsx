'use client'
import { useCallback, useReducer, type ComponentPropsWithRef, type ElementType, type MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { inSight } from '../../foundation/inSight.ts'
import { useLongPress } from '../../foundation/useLongPress.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './GameCard.css.ts'
import { pictureOf, styleClass, type GameState } from './GameCard.model.ts'

export interface GameCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onPlay'> {
  /** The game's node in the catalogue; decides the style class `tile--1…4`. */
  nodeId: number
  /** Name of the game in the language of the reader. */
  name: string
  /** Short code of the maker. */
  vendor: string
  /**
   * Address of the icon.
   * @default none
   */
  image?: string | undefined
  /**
   * Address of the drawn art, tried once when the icon fails.
   * @default none
   */
  fallback?: string | undefined
  /**
   * A mark in the corner of the picture.
   * @default none
   */
  tag?: 'hot' | 'new' | undefined
  /**
   * A short figure in the lower corner of the picture, and what it says in words: `{ text: '0%', label: 'Does not count
   * for your bonus' }`.
   * @default none
   */
  note?: { text: string; label: string } | undefined
  /**
   * Whether the game can be played now.
   * @default 'open'
   */
  state?: GameState | undefined
  /**
   * When maintenance ends, as it should be read: "05:30".
   * @default none
   */
  backAt?: string | undefined
  /**
   * Shape of the picture.
   * @default 'portrait'
   */
  variant?: 'portrait' | 'square' | undefined
  /**
   * Makes the card a link; without it the card is a button.
   * @default none
   */
  href?: string | undefined
  /**
   * Called when the game is chosen; `preventDefault()` keeps the link from loading its page.
   * @default none
   */
  onPlay?: ((event: MouseEvent) => void) | undefined
  /**
   * Whether it is one of the favourites of the person.
   * @default false
   */
  favourite?: boolean | undefined
  /**
   * Without it (and without `onVisitor`) there is no heart.
   * @default none
   */
  onFavouriteChange?: ((favourite: boolean, details: Details<'press', MouseEvent>) => void) | undefined
  /**
   * Opens details of the game; adds a button, also where the game is closed. A finger opens them by a long press, and
   * the button is not drawn for it.
   * @default none
   */
  onInfo?: ((event: MouseEvent) => void) | undefined
  /**
   * For a visitor: called instead of playing and saving, to open the login.
   * @default none
   */
  onVisitor?: ((wish: 'play' | 'favourite', event: MouseEvent) => void) | undefined
  /**
   * For what is on the first screen: its picture is asked for at once, by the HTML of a server. Others wait until they
   * are nearly seen.
   * @default false
   */
  eager?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['gameCard']> | undefined
}

export function GameCard({
  nodeId,
  name,
  vendor,
  image,
  fallback,
  tag,
  note,
  state = 'open',
  backAt,
  variant = 'portrait',
  href,
  onPlay,
  favourite = false,
  onFavouriteChange,
  onInfo,
  onVisitor,
  eager,
  strings,
  className,
  ...rest
}: GameCardProps) {
  const t = useStrings('gameCard', strings)
  const [failed, fail] = useReducer((before: readonly string[], address: string) => [...before, address], [])
  const src = pictureOf(image, fallback, failed)
  // A picture may have failed before hydration.
  const seen = useCallback((node: HTMLImageElement | null) => {
    if (node?.currentSrc && node.complete && !node.naturalWidth) fail(node.getAttribute('src') ?? '')
  }, [])

  const held = useLongPress(onInfo)
  const closed = state !== 'open'
  const link = closed || onVisitor ? undefined : href
  const Open: ElementType = link ? 'a' : 'button'
  return (
    <article
      {...rest}
      data-component="game-card"
      data-state={state}
      data-variant={variant}
      className={cx(css.root, styleClass(nodeId), className)}
    >
      <Open
        {...held}
        href={link}
        type={link ? undefined : 'button'}
        data-part="open"
        className={css.open}
        aria-disabled={closed || undefined}
        aria-haspopup={onVisitor && !closed ? 'dialog' : undefined}
        onClick={closed ? undefined : onVisitor ? (event: MouseEvent) => onVisitor('play', event) : onPlay}
      >
        {src ? (
          <img
            key={src}
            {...(eager ? { ref: seen, src } : inSight(src))}
            alt=""
            onError={() => fail(src)}
            className={css.picture}
          />
        ) : (
          <span className={css.picture} />
        )}
        <span data-part="name" className={css.name}>
          {name}
        </span>
        <span data-part="vendor" className={css.vendor}>
          {vendor}
        </span>
        {(closed || tag) && (
          <span data-part={closed ? 'veil' : 'tag'} data-tag={closed ? undefined : tag} className={css.tag}>
            {!closed ? tag && t(tag) : state === 'maintenance' && backAt ? t('back', { time: backAt }) : t(state)}
          </span>
        )}
        {note && (
          <span data-part="note" role="img" aria-label={note.label} className={css.tag}>
            {note.text}
          </span>
        )}
        {!closed && (
          <span data-part="play" aria-hidden className={css.play}>
            {t('play')}
          </span>
        )}
      </Open>
      {(onFavouriteChange ?? onVisitor) && (
        <button
          type="button"
          data-part="favourite"
          className={css.favourite}
          aria-label={t('favourite', { game: name })}
          aria-pressed={favourite}
          onClick={(event) =>
            onVisitor ? onVisitor('favourite', event) : onFavouriteChange?.(!favourite, because('press', event))
          }
        />
      )}
      {onInfo && (
        <button
          type="button"
          data-part="info"
          className={css.info}
          aria-label={t('info', { game: name })}
          onClick={onInfo}
        />
      )}
    </article>
  )
}
