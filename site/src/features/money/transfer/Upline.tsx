import { DataList } from '@brand/ui/data-list'
import { Stack } from '@brand/ui/stack'
import { EmptyState } from '@brand/ui/empty-state'
import { usersThree } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { UplineForm } from './UplineForm.tsx'
import { useMoneyNews } from './use-moving.ts'
import { UplineHistory } from './UplineHistory.tsx'

/** Cash for the upline: how much may leave, the form, and what was sent before. */
export function Upline() {
  const t = useWords('transfer')
  useMoneyNews()
  return (
    <>
      <PageHeader title={t('upline.title')} description={t('upline.about')} />
      <Answered answer={useApiQuery(member.upline.info, {})}>
        {(info) =>
          info.upline === null ? (
            <EmptyState icon={usersThree} title={t('upline.none')}>
              {t('upline.none.text')}
            </EmptyState>
          ) : (
            <Stack space="xl">
              <DataList
                variant="cards"
                columns={{ phone: 2, tablet: 3 }}
                items={[
                  { term: t('upline.to'), value: <bdi>{info.upline}</bdi> },
                  { term: t('upline.available'), value: <Amount of={info.available} /> },
                  { term: t('upline.leftToday'), value: <Amount of={info.leftToday} /> },
                ]}
              />
              <UplineForm info={info} />
              <UplineHistory />
            </Stack>
          )
        }
      </Answered>
    </>
  )
}
