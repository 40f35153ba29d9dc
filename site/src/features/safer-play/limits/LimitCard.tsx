import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { Progress } from '@brand/ui/progress'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { fullness, useUnits, type OwnLimit } from './units.ts'
import { changedByLimits } from './use-limits.ts'

/** One limit: how much of it is used, when it begins anew, and a higher one that waits. */
export function LimitCard({ limit, onChange }: { limit: OwnLimit; onChange: () => void }) {
  const t = useWords('limits')
  const { time } = useTime()
  const units = useUnits()
  const { kind, period, value, used, left, resetAt } = limit
  const name = `${t(`kind.${kind}`)} · ${t(`period.${period}`)}`
  const full = fullness(limit)
  return (
    <Card
      as="li"
      data-limit={`${kind} ${period}`}
      footer={
        <>
          <Text as="span" size="caption" quiet>
            {resetAt ? t('resets', { at: time(resetAt) }) : ''}
          </Text>
          <Button size="sm" onClick={onChange} aria-label={t('change.name', { limit: name })}>
            {t('change')}
          </Button>
        </>
      }
    >
      <Inline justify="between" align="baseline">
        <Heading level={3}>{t(`kind.${kind}`)}</Heading>
        <Text as="span" size="caption" quiet>
          {t(`period.${period}`)}
        </Text>
      </Inline>
      <Text as="bdi" size="headline">
        {kind === 'SESSION' ? units.formatValue(kind, value) : <Amount of={value} />}
      </Text>
      {resetAt ? (
        <Progress
          label={t('used', { used: units.formatValue(kind, used) })}
          note={t('left', { left: units.formatValue(kind, left) })}
          valueText={t('left', { left: units.formatValue(kind, left) })}
          value={full}
          max={100}
          tone={full >= 100 ? 'danger' : full >= 80 ? 'warning' : 'accent'}
        />
      ) : (
        <Text size="caption" quiet>
          {t(`about.${kind}`)}
        </Text>
      )}
      {limit.pending ? <Pending limit={limit} pending={limit.pending} /> : null}
    </Card>
  )
}

function Pending({
  limit: { kind, period },
  pending: { value, effectiveAt, confirmable },
}: {
  limit: OwnLimit
  pending: NonNullable<OwnLimit['pending']>
}) {
  const t = useWords('limits')
  const { time } = useTime()
  const units = useUnits()
  const { mutate, isPending, variables } = useApiMutation({
    mutationFn: (which: 'confirm' | 'cancel') => member.limits[which]({ kind, period }),
    changes: changedByLimits,
    onSuccess: (_, which) => showToast({ tone: 'success', title: t(which === 'confirm' ? 'saved' : 'kept') }),
    toastError: true,
  })
  const at = time(effectiveAt)
  const formatted = value === null ? undefined : units.formatValue(kind, value)
  return (
    <Callout
      actions={
        <>
          {confirmable ? (
            <Button
              size="sm"
              variant="primary"
              busy={isPending && variables === 'confirm'}
              busyLabel={t('form.saving')}
              onClick={() => mutate('confirm')}
            >
              {t('pending.confirm')}
            </Button>
          ) : null}
          <Button
            size="sm"
            busy={isPending && variables === 'cancel'}
            busyLabel={t('form.saving')}
            onClick={() => mutate('cancel')}
          >
            {t('pending.cancel')}
          </Button>
        </>
      }
    >
      {confirmable
        ? formatted === undefined
          ? t('pending.ready.none')
          : t('pending.ready', { value: formatted })
        : formatted === undefined
          ? t('pending.none', { at })
          : t('pending', { value: formatted, at })}
    </Callout>
  )
}
