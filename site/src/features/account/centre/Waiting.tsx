import { envelopeSimple, gift, headset, shieldCheck, target } from '@brand/ui/icons'
import { Section } from '@brand/ui/section'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { SummaryMemberOutput } from '@brand/sdk/member'
import { useBadges } from '../../../app/centre/badges.ts'
import { SentenceRow } from '../../../app/centre/SentenceRow.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberPath, type MemberPage } from '../../../app/routing/paths.ts'

interface WaitingProps {
  /** Undefined while it loads. */
  summary: SummaryMemberOutput | undefined
  /** Whether this person has a page. */
  shown: (page: MemberPage) => boolean
}

const counted = [
  { id: 'tickets', page: 'support', icon: headset },
  { id: 'rewards', page: 'rewards', icon: gift },
  { id: 'missions', page: 'missions', icon: target },
  { id: 'messages', page: 'messages', icon: envelopeSimple },
] as const

/** What waits for the person, in sentences, each with its next step. */
export function Waiting({ summary, shown }: WaitingProps) {
  const t = useWords('overview')
  const lang = useLang()
  const badges = useBadges()
  const rows = [
    ...counted.flatMap(({ id, page, icon }) =>
      badges[id] > 0
        ? [{ id, page, icon, text: t(`next.${id}`, { count: badges[id], n: formatCount(badges[id], lang) }) }]
        : [],
    ),
    ...(summary?.security.value?.hasFundPassword === false
      ? [{ id: 'fundPassword' as const, page: 'security' as const, icon: shieldCheck, text: t('next.fundPassword') }]
      : []),
  ].filter(({ page }) => shown(page))
  return (
    <Section title={t('next')}>
      {!summary ? (
        <Skeleton />
      ) : rows.length === 0 ? (
        <Text quiet>{t('next.none')}</Text>
      ) : (
        <Stack as="ul" divided>
          {rows.map(({ id, page, icon, text }) => (
            <SentenceRow key={id} icon={icon} text={text} open={t(`next.open.${id}`)} href={memberPath(page)} />
          ))}
        </Stack>
      )}
    </Section>
  )
}
