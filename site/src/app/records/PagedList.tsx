import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Stack, type StackProps } from '@brand/ui/stack'
import type { ReactNode } from 'react'
import { AnsweredTable, type AnsweredTableProps } from './AnsweredTable.tsx'
import type { Pages } from '../api/use-api-pages.ts'
import { useErrorText } from '../errors/error-text.ts'
import { useWords } from '../i18n/i18n.ts'
import { Answered, type AnsweredProps } from './Answered.tsx'

interface MoreProps {
  pages: Omit<Pages<unknown>, 'data'>
  /** Words of the button; absent: the usual ones. */
  more?: string | undefined
}

/** Below rows: the way to the next ones, and why they did not come. */
function More({ pages, more }: MoreProps) {
  const t = useWords('site')
  const errorText = useErrorText()
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  return (
    <>
      <Callout live tone="danger">
        {isFetchNextPageError ? errorText(error) : null}
      </Callout>
      {hasNextPage ? (
        <Button onClick={() => void pages.fetchNextPage()} busy={isFetchingNextPage} busyLabel={t('list.loading')}>
          {more ?? t('list.more')}
        </Button>
      ) : null}
    </>
  )
}

interface PagedListProps<Row> extends MoreProps, Omit<AnsweredProps<readonly Row[]>, 'answer'> {
  pages: Omit<Pages<Row>, 'data'>
  /** Shown where there are no rows at all. */
  empty?: ReactNode
  space?: StackProps['space']
}

/** Rows of `useApiPages` in every state: loading, failed, none, more to come, and more that failed. */
export function PagedList<Row>({ pages, empty, more, space = 'lg', children, ...states }: PagedListProps<Row>) {
  return (
    <Answered {...states} answer={{ ...pages, data: pages.rows }}>
      {(rows) => (
        <Stack space={space}>
          {rows.length > 0 || empty === undefined ? children(rows) : pages.hasNextPage ? null : empty}
          <More pages={pages} more={more} />
        </Stack>
      )}
    </Answered>
  )
}

interface PagedTableProps<Row> extends Omit<AnsweredTableProps<Row>, 'rows' | 'answer'> {
  pages: Omit<Pages<Row>, 'data'>
  space?: StackProps['space']
}

/** The same in a table, whose outline has its columns. */
export function PagedTable<Row>({ pages, space = 'lg', ...table }: PagedTableProps<Row>) {
  return (
    <Stack space={space}>
      <AnsweredTable {...table} rows={pages.rows} answer={{ ...pages, data: pages.rows }} />
      <More pages={pages} />
    </Stack>
  )
}
