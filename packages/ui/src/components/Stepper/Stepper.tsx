'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { checkBold, xBold } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Stepper.css.ts'
import { stepStates, type StepperItem, type StepState } from './Stepper.model.ts'

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The steps, in their order. */
  items: readonly StepperItem[]
  /** `id` of the step being taken; null once all are. */
  current: string | null
  /**
   * Name of the list; "Steps" by default.
   * @default none
   */
  label?: string | undefined
  /**
   * Makes the steps that were taken buttons that lead back.
   * @default none
   */
  onStepSelect?: ((id: string, details: Details<'step', MouseEvent>) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['stepper']> | undefined
}

/** The position in a form of several pages. Where it is narrow: the marks, and the current step in words. */
export function Stepper({ items, current, label, onStepSelect, strings, className, ...rest }: StepperProps) {
  const t = useStrings('stepper', strings)
  const { numberLocale } = useBrand()
  const digits = new Intl.NumberFormat(numberLocale)
  const states = stepStates(items, current)
  const at = states.indexOf('current')

  const inside = ({ label: words }: StepperItem, state: StepState, n: number) => (
    <>
      <span aria-hidden data-part="mark" className={css.mark}>
        {state === 'done' ? (
          <Icon icon={checkBold} size={14} />
        ) : state === 'failed' ? (
          <Icon icon={xBold} size={14} />
        ) : (
          digits.format(n + 1)
        )}
      </span>
      <span className={css.label}>
        {words}
        {state === 'done' || state === 'failed' ? <VisuallyHidden>{` (${t(state)})`}</VisuallyHidden> : null}
      </span>
    </>
  )
  return (
    <div {...rest} data-component="stepper" className={cx(css.root, className)}>
      {at >= 0 ? (
        // The list exposes the same to assistive technology.
        <p aria-hidden data-part="summary" className={css.summary}>
          <span className={css.name}>{items[at]?.label}</span>
          {t('step', { step: digits.format(at + 1), total: digits.format(items.length) })}
        </p>
      ) : null}
      <ol aria-label={label ?? t('label')} className={css.list}>
        {items.map((step, n) => {
          const state = states[n] ?? 'todo'
          const back = onStepSelect && (state === 'done' || state === 'failed')
          return (
            <li
              key={step.id}
              aria-current={state === 'current' ? 'step' : undefined}
              data-part="step"
              data-state={state}
              className={css.step}
            >
              {back ? (
                <button
                  type="button"
                  className={css.face}
                  onClick={(event) => onStepSelect(step.id, because('step', event))}
                >
                  {inside(step, state, n)}
                </button>
              ) : (
                <span className={css.face}>{inside(step, state, n)}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
