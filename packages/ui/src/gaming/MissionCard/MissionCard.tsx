'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Progress } from '../../components/Progress/Progress.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { ActivityStep, type ActivityFacts } from '../../foundation/activity/ActivityStep.tsx'
import { cx } from '../../foundation/cx.ts'
import { inSight } from '../../foundation/inSight.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './MissionCard.css.ts'

export interface MissionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'>, ActivityFacts {
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
   * Progress as it should be read: "৳ 640 of ৳ 1,000".
   * @default numbers of `done` and `target`
   */
  figures?: string | undefined
  /**
   * What it brings, as it should be read: "৳ 80", "+120 points".
   * @default none
   */
  reward?: ReactNode
  /**
   * What the reward requires: "no wagering".
   * @default none
   */
  rewardNote?: ReactNode
  /**
   * The next step or the status, in place of the one that `state` gives.
   * @default by `state`
   */
  step?: ReactNode
  /**
   * `id` of the title, for a `step` that is described by it.
   * @default one of its own
   */
  titleId?: string | undefined
  /**
   * Terms, below the task: its period, the games that count.
   * @default none
   */
  children?: ReactNode
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
    figures,
    reward,
    rewardNote,
    step,
    titleId,
    image,
    level = 3,
    state,
    busy,
    onAction,
    strings,
    className,
    children,
    ...rest
  } = props
  const t = useStrings('activity', strings)
  const { numberLocale } = useBrand()
  const ownId = useId()
  const id = titleId ?? ownId
  const Heading = `h${level}` as const
  const digits = new Intl.NumberFormat(numberLocale)
  return (
    <article aria-labelledby={id} {...rest} data-component="mission-card" className={cx(css.root, className)}>
      <div className={css.row}>
        {image ? <img key={image} {...inSight(image)} alt="" className={css.picture} /> : null}
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
              valueText={figures}
              note={
                figures ?? <bdi dir="ltr">{`${digits.format(Math.min(done, target))} / ${digits.format(target)}`}</bdi>
              }
            />
          )}
        </div>
        <div data-part="reward" className={css.reward}>
          {reward ? (
            <>
              <VisuallyHidden>{t('reward')}</VisuallyHidden> <span className={css.amount}>{reward}</span>
            </>
          ) : null}
          {rewardNote ? (
            <p data-part="reward-note" className={css.text}>
              {rewardNote}
            </p>
          ) : null}
        </div>
        <div className={css.step}>
          {step ?? <ActivityStep {...{ state, busy, onAction, strings }} titleId={id} size="sm" />}
        </div>
        {children ? <div className={css.terms}>{children}</div> : null}
      </div>
    </article>
  )
}
