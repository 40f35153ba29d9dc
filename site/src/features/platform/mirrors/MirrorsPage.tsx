import { Columns } from '@brand/ui/columns'
import { Divider } from '@brand/ui/divider'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useMirrors } from '../../../app/mirrors/use-mirrors.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { CheckAddress } from './CheckAddress.tsx'
import { Here } from './Here.tsx'
import { Lines } from './Lines.tsx'
import * as css from './mirrors.css.ts'

/** Whether this host is ours, whether another is, and which are: by a list that only we can sign. */
export default function MirrorsPage() {
  const t = useWords('mirrors')
  usePageTitle(t('title'))
  const { data, isFetching, refetch } = useMirrors()
  return (
    <Stack space="lg">
      <PageHeader title={t('title')} description={t('about')} />
      <Divider />
      <Columns widths="main-aside" collapseBelow="desktop">
        <Here mirrors={data} busy={isFetching} onRetry={() => void refetch()} />
        <CheckAddress mirrors={data} />
      </Columns>
      <Divider />
      <Lines mirrors={data} />
      <Text size="caption" quiet className={css.tip}>
        {t('purpose')}
      </Text>
    </Stack>
  )
}
