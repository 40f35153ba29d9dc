'use client'
import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import { cx } from '../../foundation/cx.ts'
import { Figure } from '../../foundation/figure/Figure.tsx'
import { useCountedStrings } from '../../i18n/useCountedStrings.ts'
import type { UiStrings } from '../../i18n/useStrings.ts'
import { warningFill } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './ContractCard.css.ts'
import { consequenceOf, requestOf, type ContractState } from './ContractCard.model.ts'

export interface ContractCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** What is agreed on: "Dividend contract". */
  title: string
  /**
   * State of the contract. `pending` asks for an answer to an offer, `term_pending` for one to the request to end it.
   * @default 'pending'
   */
  state?: ContractState | undefined
  /**
   * Account of the upline.
   * @default none
   */
  from?: string | undefined
  /** The share, as it should be read, without its unit: "18". */
  rate: string
  /**
   * Written after each figure: "%".
   * @default '%'
   */
  unit?: string | undefined
  /**
   * The rate in force so far.
   * @default none
   */
  was?: string | undefined
  /**
   * Period, active members, valid bet, profit and loss.
   * @default []
   */
  terms?: readonly { label: string; value: ReactNode }[] | undefined
  /**
   * Accounts below whose contracts have a higher rate and end on acceptance.
   * @default []
   */
  affected?: readonly string[] | undefined
  /**
   * Between terms and consequence: a table of tiers, what the last period would have paid.
   * @default none
   */
  children?: ReactNode
  /**
   * Called when the contract is refused; without it there is no button for that.
   * @default none
   */
  onReject?: ((event: MouseEvent) => void) | undefined
  /**
   * Called when the contract is accepted; without it there is no button for that.
   * @default none
   */
  onAccept?: ((event: MouseEvent) => void) | undefined
  /**
   * Leaves it open.
   * @default none
   */
  onLater?: ((event: MouseEvent) => void) | undefined
  /**
   * Which answer is on its way.
   * @default none
   */
  busy?: 'accept' | 'reject' | undefined
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['contract']> | undefined
}

/**
 * One contract between an agent and the one above: the rate, its conditions, what accepting would end, and the
 * answer.
 */
export function ContractCard(props: ContractCardProps) {
  const {
    title,
    state = 'pending',
    from,
    rate,
    unit = '%',
    was,
    terms = [],
    affected = [],
    children,
    ...answers
  } = props
  const { onReject, onAccept, onLater, busy, level = 3, strings, className, ...rest } = answers
  const t = useCountedStrings('contract', strings)
  const { lang } = useBrand()
  const id = useId()
  const Heading = `h${level}` as const
  const request = requestOf(state)
  const consequence = consequenceOf(state, affected)
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(affected.map((name) => `\u2068${name}\u2069`))
  return (
    <section
      {...rest}
      aria-labelledby={id}
      data-component="contract-card"
      data-state={state}
      className={cx(css.root, className)}
    >
      <div className={css.head}>
        <div>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          {from ? <p className={css.from}>{t('from', { name: `\u2068${from}\u2069` })}</p> : null}
        </div>
        <StatusChip status={state}>{request && t(request)}</StatusChip>
      </div>
      <p className={css.label}>{t('rate')}</p>
      <Figure data-part="rate" className={css.rate} whole={rate} unit={unit} />
      {was === undefined ? null : <p className={css.was}>{t('was', { rate: `\u2068${was}${unit}\u2069` })}</p>}
      {terms.length > 0 ? (
        <dl data-part="terms" className={css.terms}>
          {terms.map(({ label, value }) => [
            <dt key={label} className={css.term}>
              {label}
            </dt>,
            <dd key={`${label} value`} className={css.value}>
              <bdi>{value}</bdi>
            </dd>,
          ])}
        </dl>
      ) : null}
      {children ? <div className={css.more}>{children}</div> : null}
      {consequence ? (
        <p id={`${id}end`} data-part="consequence" className={css.warning}>
          <Icon icon={warningFill} />
          <span>{t(consequence, { names, count: affected.length })}</span>
        </p>
      ) : null}
      {request && (onAccept || onReject) ? (
        <div data-part="actions" className={css.actions}>
          <Button
            busy={busy === 'reject'}
            aria-disabled={busy === 'accept' || undefined}
            busyLabel={t('rejecting')}
            onClick={busy ? undefined : onReject}
          >
            {t('reject')}
          </Button>
          <Button
            variant="primary"
            aria-describedby={consequence ? `${id}end` : undefined}
            busy={busy === 'accept'}
            aria-disabled={busy === 'reject' || undefined}
            busyLabel={t('accepting')}
            onClick={busy ? undefined : onAccept}
          >
            {t('accept')}
          </Button>
          {onLater ? (
            <Button variant="quiet" size="sm" className={css.later} onClick={onLater}>
              {t('later')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
