import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useNavigate } from '../../../app/navigation/router.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { supportPath, ticketPath, type AskedAbout } from '../../../app/routing/support-path.ts'
import { WithOptions } from './Options.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { ServiceTimes } from './ServiceTimes.tsx'
import { SubjectCard } from './SubjectCard.tsx'

/** A new question: what it is about, what help says to it, the words, and when it will be answered. */
export function AskForm({ about }: { about: AskedAbout | undefined }) {
  const t = useWords('tickets')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={t('ask.title')} description={t('ask.text')} back={{ label: t('mine'), href: supportPath() }} />
      <Columns widths="main-aside" collapseBelow="desktop" space="xl">
        <Stack space="lg">
          {about ? <Subject about={about} /> : null}
          <WithOptions level={2}>
            {(options) =>
              options.openTickets >= options.mostOpen ? (
                <Callout tone="warning">{t('ask.most', { count: options.mostOpen })}</Callout>
              ) : (
                <Card>
                  <QuestionForm
                    options={options}
                    {...(about && { about: { subject: about } })}
                    onFiled={(ticketNo) => void navigate(ticketPath(ticketNo), { replace: true })}
                    onAnswered={() => void navigate(supportPath())}
                  />
                </Card>
              )
            }
          </WithOptions>
        </Stack>
        <ServiceTimes />
      </Columns>
    </>
  )
}

/** What goes with the question; a number that is not the person's own is told, and not sent. */
function Subject({ about }: { about: AskedAbout }) {
  const t = useWords('tickets')
  const { data, isError } = useApiQuery(member.tickets.subject, about)
  return data ? (
    <SubjectCard subject={data} />
  ) : isError ? (
    <Callout tone="warning">{t('subject.missing')}</Callout>
  ) : (
    <Skeleton aria-busy="true" />
  )
}
