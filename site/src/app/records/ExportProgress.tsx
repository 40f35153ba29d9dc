import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { formatCount } from '../format/format.ts'
import { useLang, useWords } from '../i18n/i18n.ts'
import type { FileExport } from './use-file-export.ts'

/** How far a file is whose rows are still being read, and the way to stop. */
export function ExportProgress({ file: { busy, rows, cancel } }: { file: FileExport }) {
  const t = useWords('records')
  const lang = useLang()
  const shown = busy && rows > 0
  return (
    <Callout
      live
      tone="info"
      actions={
        shown ? (
          <Button size="sm" onClick={cancel}>
            {t('export.cancel')}
          </Button>
        ) : undefined
      }
    >
      {shown ? t('export.rows', { count: rows, n: formatCount(rows, lang) }) : null}
    </Callout>
  )
}
