'use client'
import { useId, useReducer, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { ActivityStep, type ActivityFacts } from '../../foundation/activity/ActivityStep.tsx'
import { activityOf } from '../../foundation/activity/activity.ts'
import { cx } from '../../foundation/cx.ts'
import { inSight } from '../../foundation/inSight.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import * as css from './PromotionCard.css.ts'

export interface PromotionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'>, ActivityFacts {
  /** Name of the promotion. */
  title: ReactNode
  /**
   * What sort it is: "Cashback".
   * @default none
   */
  category?: ReactNode
  /**
   * The reward, in a line: "8% of net losses, back by noon on Saturday".
   * @default none
   */
  text?: ReactNode
  /**
   * The terms that decide whether it is worth it: turnover, least deposit, until when.
   * @default []
   */
  terms?: readonly string[] | undefined
  /**
   * Address of the picture, 2:1 with its motif at the end of the line.
   * @default none
   */
  image?: string | undefined
  /**
   * Address of the drawn art, tried once when the picture fails.
   * @default none
   */
  fallback?: string | undefined
  /**
   * `featured`: words over a large picture, for the one that leads the page.
   * @default 'plain'
   */
  variant?: 'plain' | 'featured' | undefined
  /**
   * Address of its details; a link.
   * @default none
   */
  href?: string | undefined
  /**
   * Called when the details are requested; `preventDefault()` keeps the link from loading its page.
   * @default none
   */
  onDetails?: ((event: MouseEvent) => void) | undefined
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined
}

/** One promotion: picture, reward, terms, and the next step. */
export function PromotionCard(props: PromotionCardProps) {
  const {
    title,
    category,
    text,
    terms = [],
    image,
    fallback,
    variant = 'plain',
    href,
    onDetails,
    level = 2,
    state,
    busy,
    onAction,
    strings,
    className,
    ...rest
  } = props
  const t = useStrings('activity', strings)
  const id = useId()
  const [failed, fail] = useReducer((before: readonly string[], address: string) => [...before, address], [])
  const src = [image, fallback].find((address) => address && !failed.includes(address))
  const Heading = `h${level}` as const
  const over = activityOf(state ?? '') === 'expired'
  const details = {
    id: `${id}details`,
    'aria-labelledby': `${id}details ${id}`,
    className: css.details,
    onClick: onDetails,
  }
  return (
    <article
      {...rest}
      data-component="promotion-card"
      data-variant={variant}
      data-live={!over || undefined}
      className={cx(css.root, className)}
    >
      {src ? (
        <img key={src} {...inSight(src)} alt="" onError={() => fail(src)} className={css.picture} />
      ) : (
        <span className={css.picture} />
      )}
      <div className={css.body}>
        {category ? (
          <p data-part="kind" className={css.kind}>
            {category}
          </p>
        ) : null}
        <Heading id={id} data-part="title" className={css.title}>
          {title}
        </Heading>
        {text ? (
          <p data-part="text" className={css.text}>
            {text}
          </p>
        ) : null}
        {terms.length > 0 ? (
          <ul data-part="terms" className={css.terms}>
            {terms.map((term) => (
              <li key={term} className={css.term}>
                {term}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={css.actions}>
          <ActivityStep
            {...{ state, busy, onAction, strings }}
            titleId={id}
            size="sm"
            claim={variant === 'featured' ? 'secondary' : 'primary'}
            className={css.step}
          />
          {href ? (
            <a {...details} href={href}>
              {t('details')}
            </a>
          ) : onDetails ? (
            <button {...details} type="button">
              {t('details')}
            </button>
          ) : null}
        </div>
      </div>
    </article>
  )
}
