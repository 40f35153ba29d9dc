import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { QrCode } from '@brand/ui/qr-code'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { InvitationLink } from '@brand/sdk/agent'
import { useState } from 'react'
import { ConfirmButton } from '../../../app/forms/ConfirmButton.tsx'
import { agent } from '../../../app/api/agent-client.ts'
import { formatCount } from '../../../app/format/format.ts'
import { formatRate } from '../../../app/format/percent.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { LinkMembersDialog } from './LinkMembersDialog.tsx'

/** One link: its address to copy or to scan, its terms, and what came of it. */
export function LinkCard({ link }: { link: InvitationLink }) {
  const t = useWords('register-centre')
  const site = useWords('site')
  const lang = useLang()
  const { day, time } = useTime()
  const [open, setOpen] = useState(false)
  const { mutateAsync: remove } = useApiMutation({
    mutationFn: () => agent.registerCentre.deleteLink({ code: link.code }),
    changes: ['registerCentre'],
  })
  const { code, url, kind, rates, channel, createdAt, expiresAt, expired, visits, registrations, active } = link
  const rateWords = rates
    .map(({ gameType, rate }) => `\u2068${categoryName(site, gameType)} ${formatRate(rate, lang)}\u2069`)
    .join(' · ')
  return (
    <Card as="article" aria-labelledby={`link-${code}`} space="lg">
      <Stack space="xs">
        <Inline justify="between" wrap={false}>
          <Heading level={2} size="md" id={`link-${code}`}>
            <bdi dir="ltr">{code}</bdi>
          </Heading>
          {expired ? (
            <Badge variant="status" tone="warning">
              {t('expired')}
            </Badge>
          ) : (
            <Badge variant="status" tone="neutral">
              {t(kind === 'AGENT' ? 'kind.AGENT' : 'kind.PLAYER')}
            </Badge>
          )}
        </Inline>
        <Text size="caption" quiet>
          {[channel, t('link.since', { day: day(createdAt) })].filter(Boolean).join(' · ')}
          {expiresAt === null ? '' : ` · ${t('link.until', { time: time(expiresAt) })}`}
        </Text>
        <Text size="caption" quiet>
          {rateWords || t('rates.zero')}
        </Text>
      </Stack>
      <QrCode value={url} size={152} label={t('link.qr', { code })} />
      <DataList
        variant="rows"
        divided
        items={[
          { term: t('visits'), value: formatCount(visits, lang) },
          { term: t('registrations'), value: formatCount(registrations, lang) },
          { term: t('active'), value: formatCount(active, lang) },
        ]}
      />
      <Inline justify="between">
        <Button disabled={registrations === 0} onClick={() => setOpen(true)}>
          {t('people')}
        </Button>
        <ConfirmButton
          variant="quiet"
          tone="danger"
          title={t('link.delete.title', { code })}
          description={t('link.delete.text')}
          cancelLabel={t('link.keep')}
          busyLabel={t('link.deleting')}
          onConfirm={remove}
        >
          {t('link.delete')}
        </ConfirmButton>
      </Inline>
      {open ? <LinkMembersDialog code={code} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
