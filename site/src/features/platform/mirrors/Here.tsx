import { Button } from '@brand/ui/button'
import { Heading } from '@brand/ui/heading'
import { Icon } from '@brand/ui/icon'
import { checkCircleFill, infoFill, warningCircleFill } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useKeyPairs } from '../../../app/mirrors/KeyLine.tsx'
import { verdictOn, type Mirrors, type Verdict } from '../../../app/mirrors/mirror-list.ts'
import { openPopup } from '../../../app/overlays/open-popup.ts'
import * as css from './mirrors.css.ts'

const words = {
  ours: ['here.yes', 'here.yesText'],
  foreign: ['here.no', 'here.noText'],
  forged: ['here.forged', 'here.forgedText'],
  old: ['here.old', 'here.oldText'],
  unknown: ['here.unknown', 'here.unknownText'],
  none: ['here.none', 'here.noneText'],
  unsupported: ['here.unsupported', 'here.unsupportedText'],
} as const satisfies Record<Verdict, readonly [string, string]>

const tones = { ours: 'success', foreign: 'danger', forged: 'danger' } as const
const signs = { success: checkCircleFill, danger: warningCircleFill, neutral: infoFill }

interface HereProps {
  mirrors: Mirrors | undefined
  busy: boolean
  onRetry: () => void
}

/** Whether the person is with us now, and by which key. */
export function Here({ mirrors, busy, onRetry }: HereProps) {
  const t = useWords('mirrors')
  const { day } = useTime()
  const pairs = useKeyPairs()
  if (!mirrors)
    return (
      <div className={css.here}>
        <Skeleton variant="circle" />
        <Skeleton variant="block" aria-busy aria-label={t('reading')} />
      </div>
    )
  const { host } = location
  const verdict = verdictOn(host, mirrors)
  const tone = verdict in tones ? tones[verdict as keyof typeof tones] : 'neutral'
  const [title, text] = words[verdict]
  const list = mirrors.kind === 'signed' ? mirrors.list : undefined
  return (
    <div className={css.here} data-part="verdict" data-verdict={verdict}>
      <Icon icon={signs[tone]} size={40} className={css.sign[tone]} />
      <Stack space="sm">
        <Heading level={2} size="lg" className={css.host}>
          {t(title, { host })}
        </Heading>
        <Text quiet>{t(text, { from: list ? day(list.issuedAt) : '', until: list ? day(list.expiresAt) : '' })}</Text>
        {mirrors.kind === 'signed' && mirrors.kept ? <Text tone="warning">{t('here.kept')}</Text> : null}
        {pairs ? (
          <Text size="caption" quiet>
            <bdi className={css.key}>{t('key', { pairs })}</bdi> {t('keyWhere')}
          </Text>
        ) : null}
        {verdict === 'ours' ? null : (
          <Inline>
            <Button size="sm" busy={busy} busyLabel={t('retrying')} onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => openPopup('service')}>
              {t('service')}
            </Button>
          </Inline>
        )}
      </Stack>
    </div>
  )
}
