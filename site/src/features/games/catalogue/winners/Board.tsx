import { Button } from '@brand/ui/button'
import { trophy } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import type { ReactNode } from 'react'
import { EmptyList } from '../../../../app/records/EmptyList.tsx'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { Answer } from '../../../../app/ssr/hydrated-result.ts'
import { useHeld } from './use-held.ts'

/** How often a board is asked for again; who is signed in is told of a win at once. */
export const everyMs = 30_000

interface BoardProps<Row> {
  label: string
  /** Names the list: filters of the call. */
  listKey: string
  answer: Answer<{ list: Row[] }>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Order and time that the list covers. */
  about: string
  filters: ReactNode
}

/** A board that stands still: what is newer waits until the reader wants it. */
export function Board<Row>({ label, listKey, answer, columns, rowKey, about, filters }: BoardProps<Row>) {
  const t = useWords('winners')
  const { shown, isOther, isNew, update } = useHeld(answer, listKey)
  const failed = answer.isError && (!shown || isOther)
  return (
    <Stack space="lg">
      {filters}
      {failed ? (
        <LoadFailed answer={answer} title={t('failed')} level={2} />
      ) : (
        <Stack space="sm">
          <Inline justify="between" space="md">
            <Text size="caption" quiet>
              {about}
            </Text>
            {/* Its room is there before anything is new. */}
            <Button size="sm" aria-disabled={!isNew} onClick={update}>
              {t(isNew ? 'newer' : 'newest')}
            </Button>
            <VisuallyHidden role="status">{isNew ? t('isNew') : null}</VisuallyHidden>
          </Inline>
          <Table
            label={label}
            columns={columns}
            rows={shown?.list}
            rowKey={rowKey}
            presorted
            busy={isOther}
            outlines={10}
            empty={<EmptyList icon={trophy} title={t('none')} text={t('none.text')} />}
          />
        </Stack>
      )}
    </Stack>
  )
}
