'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Progress } from '../../components/Progress/Progress.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { ActivityStep, type ActivityFacts } from '../../foundation/activity/ActivityStep.tsx'
import { cx } from '../../foundation/cx.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './MissionCard.css.ts'

export interface MissionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'>, ActivityFacts {
  /** The task in words: "Play 20 rounds in any fishing room". */
  title: string
  /**
   * Which games count, when it starts over.
   * @default none
   */
  text?: ReactNode
  /**
   * How much is done; with `target` it is drawn.
   * @default 0
   */
  done?: number | undefined
  /**
   * The value at which the mission is complete.
   * @default none
   */
  target?: number | undefined
  /**
   * What it brings, as it should be read: "৳ 80", "+120 points".
   * @default none
   */
  reward?: ReactNode
  /**
   * Address of a small picture.
   * @default none
   */
  image?: string | undefined
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined
}

/** One task: its progress, its reward, and the next step. */
export function MissionCard(props: MissionCardProps) {
  const {
    title,
    text,
    done = 0,
    target,
    reward,
    image,
    level = 3,
    state,
    busy,
    onAction,
    strings,
    className,
    ...rest
  } = props
  const t = useStrings('activity', strings)
  const { numberLocale } = useBrand()
  const id = useId()
  const Heading = `h${level}` as const
  const digits = new Intl.NumberFormat(numberLocale)
  return (
    <article {...rest} data-component="mission-card" className={cx(css.root, className)}>
      <div className={css.row}>
        {image ? <img src={image} alt="" loading="lazy" className={css.picture} /> : null}
        <div className={css.task}>
          <Heading id={id} data-part="title" className={css.title}>
            {title}
          </Heading>
          {text ? (
            <p data-part="text" className={css.text}>
              {text}
            </p>
          ) : null}
          {target === undefined ? null : (
            <Progress
              className={css.progress}
              label={title}
              labelHidden
              value={Math.min(done, target)}
              max={target}
              note={<bdi dir="ltr">{`${digits.format(Math.min(done, target))} / ${digits.format(target)}`}</bdi>}
            />
          )}
        </div>
        <div data-part="reward" className={css.reward}>
          {reward ? (
            <>
              <VisuallyHidden>{t('reward')}</VisuallyHidden> <span className={css.amount}>{reward}</span>
            </>
          ) : null}
        </div>
        <div className={css.step}>
          <ActivityStep {...{ state, busy, onAction, strings }} titleId={id} size="sm" />
        </div>
      </div>
    </article>
  )
}
