import { Button } from '@brand/ui/button'
import { CopyButton } from '@brand/ui/copy-button'
import { Inline } from '@brand/ui/inline'
import { Link } from '@brand/ui/link'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useShown } from '../../../app/routing/menus.ts'
import { paths } from '../../../app/routing/paths.ts'
import * as css from './download.css.ts'
import { printLines } from './platform.ts'
import { printOf, type Release } from './use-release.ts'

/** What tells the app from a copy: the hash of the file that is installed, and whether this device got that file. */
export function Fingerprint({ release: { file, sha256 } }: { release: Release }) {
  const t = useWords('download')
  const shown = useShown()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['app-print', file],
    queryFn: () => printOf(file),
    enabled: false,
    retry: false,
    gcTime: 0,
  })
  return (
    <Section title={t('print')}>
      <div className={css.print}>
        {printLines(sha256).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </div>
      <Text size="caption" quiet className={css.reading}>
        {t('printText')}
      </Text>
      <Inline>
        <CopyButton value={sha256} />
        <Button size="sm" busy={isFetching} busyLabel={t('printChecking')} onClick={() => void refetch()}>
          {t('printCheck')}
        </Button>
        {shown(paths.mirrors) ? (
          <Link variant="action" href={paths.mirrors}>
            {t('checkAddress')}
          </Link>
        ) : null}
      </Inline>
      <div role="status">
        {isFetching ? null : isError ? (
          <Text tone="warning">{t('printFailed')}</Text>
        ) : data === undefined ? null : data === sha256 ? (
          <Text tone="success">{t('printSame')}</Text>
        ) : (
          <Text tone="danger">{t('printOther')}</Text>
        )}
      </div>
    </Section>
  )
}
