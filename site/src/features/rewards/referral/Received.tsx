import { DataList } from '@brand/ui/data-list'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { timesOf } from './referral.model.ts'
import type { Details } from './use-referrals.ts'
import { useMoney } from '../../../app/format/use-money.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** The numbers of the person, and the button that collects what waits. */
export function Received({ details: { visits, counts, claimable, earned, running, terms } }: { details: Details }) {
  const t = useWords('referral')
  const lang = useLang()
  const money = useMoney()
  const claim = useApiMutation({
    mutationFn: () => member.referrals.claim({}),
    changes: ['referrals', 'rewards', 'bonuses', 'wallet', 'turnover', 'records', 'summary'],
    onSuccess: ({ amount }) => showToast({ tone: 'success', title: t('collected', { amount: money(amount) }) }),
    toastError: true,
  })
  const of = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const count = useCount()
  return (
    <Section title={t('numbers')}>
      <Stack space="lg">
        <DataList
          variant="cards"
          columns={{ phone: 2, desktop: 3 }}
          items={[
            { id: 'visits', term: t('numbers.visits'), value: count(visits) },
            { id: 'all', term: t('numbers.all'), value: count(all) },
            { id: 'open', term: t('numbers.open'), value: count(of('REGISTERED', 'DEPOSITED')) },
            { id: 'qualified', term: t('numbers.qualified'), value: count(of('QUALIFIED', 'REWARDED')) },
            { id: 'not', term: t('numbers.not'), value: count(of('REJECTED', 'REVOKED')) },
            { id: 'running', term: t('numbers.running'), value: <Amount of={running} /> },
            { id: 'earned', term: t('numbers.earned'), value: <Amount of={earned} /> },
          ]}
        />
        {Number(claimable) > 0 ? (
          <Stack space="sm">
            <MutationButton variant="primary" size="lg" of={claim} busyLabel={t('collecting')}>
              {t('collect', { amount: money(claimable) })}
            </MutationButton>
            <Text size="dense" quiet>
              {terms.multiple === 0 ? t('play.none') : t('play', { times: timesOf(terms.multiple, lang) })}
            </Text>
          </Stack>
        ) : (
          <Text quiet>{t('collect.none')}</Text>
        )}
      </Stack>
    </Section>
  )
}
