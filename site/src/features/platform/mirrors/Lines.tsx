import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Icon } from '@brand/ui/icon'
import { arrowClockwise, checkCircleFill, globe } from '@brand/ui/icons'
import { safeHref } from '@brand/ui/safe-link'
import { Section } from '@brand/ui/section'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { signedTextIn, type MirrorLine } from '@brand/sdk'
import { sdk } from '../../../app/api/client.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useList } from '../../../app/format/use-list.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { Mirrors } from '../../../app/mirrors/mirror-list.ts'
import { addressOf, speedOf, type Speed } from './latency.ts'
import * as css from './mirrors.css.ts'
import { useLatencies } from './use-latencies.ts'

const tones = { fast: 'success', good: 'success', slow: 'warning', none: 'neutral', asking: 'neutral' } as const
/** Time at which the bar of a line is full, ms. */
const fullMs = 250

/** The signed hosts with how long each takes to answer. Only what is signed and answers can be chosen. */
export function Lines({ mirrors }: { mirrors: Mirrors | undefined }) {
  const t = useWords('mirrors')
  const list = useList()
  const lang = useLang()
  const { signedIn } = useAccount()
  const lines = mirrors?.kind === 'signed' ? mirrors.list.lines : undefined
  const { latency, busy, again } = useLatencies(lines?.map(({ host }) => host) ?? [])
  const leave = useApiMutation({
    mutationFn: async (host: string) => ({ host, code: signedIn ? (await sdk.session.code({})).code : undefined }),
    onSuccess({ host, code }) {
      const address = new URL(addressOf(host))
      if (code !== undefined) address.searchParams.set('token', code)
      const href = safeHref(address.href, { schemes: [location.protocol], hosts: [address.hostname] })
      if (href) location.assign(href)
    },
    toastError: true,
  })
  const isHere = ({ host }: MirrorLine) => host === location.host
  const speed = ({ host }: MirrorLine): Speed => speedOf(latency(host))
  const columns: Column<MirrorLine>[] = [
    {
      id: 'line',
      head: t('line'),
      cell: ({ name }) => (
        <Text as="span" weight="strong">
          {signedTextIn(name, lang)}
        </Text>
      ),
    },
    { id: 'address', head: t('address'), cell: ({ host }) => <bdi className={css.address}>{host}</bdi> },
    ...(lines?.some(({ region }) => region !== '')
      ? [
          {
            id: 'where',
            head: t('where'),
            phone: 'line' as const,
            cell: ({ region }: MirrorLine) => (region === '' ? '—' : <bdi>{signedTextIn(region, lang)}</bdi>),
          },
        ]
      : []),
    {
      id: 'answer',
      head: t('answer'),
      align: 'end',
      cell: ({ host }) => {
        const ms = latency(host)
        return (
          <span className={css.answer}>
            <span className={css.track} aria-hidden="true">
              {typeof ms === 'number' ? (
                <span
                  className={css.bar[tones[speedOf(ms)]]}
                  style={{ inlineSize: `${Math.max(4, Math.min(100, (ms / fullMs) * 100))}%` }}
                />
              ) : null}
            </span>
            <Text as="span" tabular weight="label">
              {typeof ms === 'number' ? t('ms', { count: ms }) : '—'}
            </Text>
          </span>
        )
      },
    },
    {
      id: 'state',
      head: t('state'),
      align: 'end',
      cell: (line) => (
        <Badge variant="status" tone={tones[speed(line)]}>
          {t(`state.${speed(line)}`)}
        </Badge>
      ),
    },
    {
      id: 'signature',
      head: t('signature'),
      phone: 'line',
      cell: () => (
        <Text as="span" tone="success" className={css.verdict}>
          <Icon icon={checkCircleFill} size={16} />
          {t('signed')}
        </Text>
      ),
    },
    {
      id: 'action',
      head: t('action'),
      align: 'end',
      phone: 'line',
      cell: (line) =>
        isHere(line) ? (
          <Text as="span" size="caption" quiet>
            {t('isHere')}
          </Text>
        ) : speed(line) === 'none' || speed(line) === 'asking' ? (
          <Text as="span" size="caption" quiet>
            {t('later')}
          </Text>
        ) : (
          <Button
            size="sm"
            aria-label={list([t('switch'), line.host])}
            busy={leave.isPending && leave.variables === line.host}
            onClick={() => leave.mutate(line.host)}
          >
            {t('switch')}
          </Button>
        ),
    },
  ]
  return (
    <Section
      title={t('lines.title')}
      actions={
        lines && lines.length > 0 ? (
          <Button size="sm" busy={busy} busyLabel={t('measuring')} onClick={again}>
            <Icon icon={arrowClockwise} size={16} />
            {t('again')}
          </Button>
        ) : undefined
      }
    >
      {lines && lines.length > 0 ? <Text quiet>{t('lines.about', { count: lines.length })}</Text> : null}
      {mirrors && !lines ? (
        <EmptyState level={3} icon={globe} title={t('lines.none')}>
          {t('lines.noneText')}
        </EmptyState>
      ) : (
        <Table
          label={t('lines.title')}
          columns={columns}
          rows={lines}
          rowKey={({ host }) => host}
          marked={isHere}
          outlines={3}
        />
      )}
      <Text size="caption" quiet className={css.tip}>
        {t('tip')}
      </Text>
    </Section>
  )
}
