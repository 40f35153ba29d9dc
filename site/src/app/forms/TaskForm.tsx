import { DataList, type DataListItem } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as css from './TaskForm.css.ts'

interface TaskFormProps extends Omit<ComponentPropsWithRef<'form'>, 'title' | 'action'> {
  /** What is asked. */
  children: ReactNode
  summary: {
    title: string
    /** What it comes to. */
    items: readonly DataListItem[]
    /** Below them. */
    notes?: ReactNode
  }
  /** The one figure that the action changes. */
  result: { term: string; value: ReactNode }
  /** Button that sends the form. */
  action: ReactNode
  /** Below the form. */
  below?: ReactNode
}

/**
 * A form that moves money: what is asked, and beside it what that comes to and the action. Where there is no room beside
 * it, the action stays at the lower edge of the screen.
 */
export function TaskForm({ children, summary, result, action, below, ...rest }: TaskFormProps) {
  return (
    <form {...rest} noValidate className={css.form}>
      <div className={css.asked}>{children}</div>
      <div className={css.aside}>
        <section className={css.summary}>
          <Heading>{summary.title}</Heading>
          <DataList items={summary.items} />
          {summary.notes}
        </section>
        <div className={css.action}>
          <dl className={css.result}>
            <dt className={css.term}>{result.term}</dt>
            <dd className={css.value}>{result.value}</dd>
          </dl>
          {action}
        </div>
      </div>
      {below ? <div className={css.below}>{below}</div> : null}
    </form>
  )
}
