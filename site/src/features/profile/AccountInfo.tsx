import { Button } from '@brand/ui/button'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import type { ReactNode } from 'react'
import { useModule } from '../../app/calls/status.ts'
import { formatDay } from '../../app/language/format.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'
import { useTime } from '../../app/language/use-time.ts'
import { labelKey } from './labels.ts'
import { Pictures } from './Pictures.tsx'
import * as css from './profile.css.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { useProfile } from './use-profile.ts'

interface AccountInfoProps {
  /** A number or a mail address is to be proved, in a dialog of its own. */
  onContact: (kind: 'mobile' | 'email') => void
}

/** Who the person is to the house: what stands, how to reach them, and what they tell of themselves. */
export function AccountInfo({ onContact }: AccountInfoProps) {
  const t = useWords('security')
  const page = useWords('member')
  const lang = useLang()
  const { day } = useTime()
  const [codes, pictures] = [useModule('VERIFICATION3'), useModule('PROFPIC3')]
  const { data, isError, isFetching, refetch } = useProfile()
  if (isError && !data) return <ErrorState level={2} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" />

  const country = (code: string) => new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code
  const written = (field: string, value: string) =>
    field === 'nationality' ? country(value) : field === 'birthday' ? formatDay(Date.parse(value), lang, 'UTC') : value
  const fact = (label: string, value: ReactNode, change?: () => void) => (
    <div key={label} className={css.fact}>
      <dt className={css.term}>{label}</dt>
      <dd className={css.value}>{value}</dd>
      {change ? (
        <dd className={css.action}>
          <Button variant="quiet" aria-label={`${label}: ${t('change')}`} onClick={change}>
            {t('change')}
          </Button>
        </dd>
      ) : null}
    </div>
  )
  const contact = (kind: 'mobile' | 'email') =>
    fact(
      t(`measure.${kind}`),
      data[kind] ? <bdi>{data[kind]}</bdi> : t(`${kind}.text`),
      codes ? () => onContact(kind) : undefined,
    )
  return (
    <div className={css.page}>
      <PageHeader title={page('page.accountInfo')} />
      <dl className={css.facts}>
        {fact(t('profile.account'), <bdi>{data.account}</bdi>)}
        {fact(t('profile.since'), day(data.regDate))}
        {data.realName ? fact(t('measure.realName'), <bdi>{data.realName}</bdi>) : null}
        {data.once.flatMap((field) => {
          const [value, key] = [data.values[field], labelKey(field)]
          return value ? [fact(key ? t(key) : field, written(field, value))] : []
        })}
        {contact('mobile')}
        {contact('email')}
      </dl>
      {pictures ? <Pictures /> : null}
      <section className={css.section} aria-labelledby="about">
        <h2 id="about" className={css.heading}>
          {t('profile.about')}
        </h2>
        <p className={css.hint}>{t('profile.aboutText')}</p>
        <ProfileForm profile={data} />
      </section>
    </div>
  )
}
