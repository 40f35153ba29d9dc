import { DataList, type DataListItem } from '@brand/ui/data-list'
import { Page } from '@brand/ui/page'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import type { ReactNode } from 'react'
import { UnloadedPage } from '../../../app/errors/UnloadedPage.tsx'
import { useModule } from '../../../app/api/status.ts'
import { dayOf } from '../../../app/forms/DayField.tsx'
import { formatDay, localeOf } from '../../../app/format/format.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { labelKey } from './labels.ts'
import { Marketing } from './Marketing.tsx'
import { Pictures } from './Pictures.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ShowWins } from './ShowWins.tsx'
import { useProfile } from './use-profile.ts'

interface ProfileProps {
  /** A number or a mail address is to be proved, in a dialog of its own. */
  onContact: (kind: 'mobile' | 'email') => void
}

/** The person's data at the operator: what is fixed, how to reach them, and what they add themselves. */
export function Profile({ onContact }: ProfileProps) {
  const t = useWords('security')
  const page = useWords('member')
  const lang = useLang()
  const list = useList()
  const { day } = useTime()
  const [codes, pictures, boards] = [useModule('VERIFICATION3'), useModule('PROFPIC3'), useModule('WINNER3')]
  const query = useProfile()
  const { data } = query
  if (!data) return <UnloadedPage title={page('page.profile')} query={query} />

  const country = (code: string) => new Intl.DisplayNames(localeOf(lang), { type: 'region' }).of(code) ?? code
  const written = (field: string, value: string) =>
    field === 'nationality'
      ? country(value)
      : field === 'birthday'
        ? formatDay(Date.parse(dayOf('date_mdy', value)), lang, 'UTC')
        : value
  const fact = (label: string, value: ReactNode, action?: { name: string; press: () => void }): DataListItem => ({
    id: label,
    term: label,
    value,
    action: action && (
      <Button variant="quiet" aria-label={list([label, action.name])} onClick={action.press}>
        {action.name}
      </Button>
    ),
  })
  const contact = (kind: 'mobile' | 'email') =>
    fact(
      t(`measure.${kind}`),
      data[kind] ? <bdi>{data[kind]}</bdi> : t(`${kind}.text`),
      codes ? { name: t(data[kind] ? 'change' : 'set'), press: () => onContact(kind) } : undefined,
    )
  return (
    <Page width="text" space="2xl">
      <PageHeader title={page('page.profile')} />
      <DataList
        divided
        items={[
          fact(t('profile.account'), <bdi>{data.account}</bdi>),
          fact(t('profile.since'), day(data.regDate)),
          ...(data.realName ? [fact(t('measure.realName'), <bdi>{data.realName}</bdi>)] : []),
          ...data.once.flatMap((field) => {
            const [value, key] = [data.values[field], labelKey(field)]
            return value ? [fact(key ? t(key) : field, written(field, value))] : []
          }),
          contact('mobile'),
          contact('email'),
        ]}
      />
      {boards ? (
        <Section title={t('profile.shown')}>
          <ShowWins profile={data} />
        </Section>
      ) : null}
      <Section title={t('profile.marketing.title')}>
        <Marketing profile={data} />
      </Section>
      <Section title={t('profile.about')}>
        <Text quiet>{t('profile.aboutText')}</Text>
        <ProfileForm profile={data} />
      </Section>
      {/* Last: their number is not known ahead, and what loads late moves nothing. */}
      {pictures ? <Pictures /> : null}
    </Page>
  )
}
