import { Button, buttonAttributes } from '@brand/ui/button'
import { SafeHtml } from '@brand/ui/safe-html'
import { safeHref } from '@brand/ui/safe-link'
import { Sheet } from '@brand/ui/sheet'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useArt } from '../../../app/art.ts'
import { ErrorCallout } from '../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { memberPath, paths } from '../../../app/routing/paths.ts'
import { type Viewer, type Promotion, pageOf, stepOf } from './promotions.model.ts'
import * as css from './promotions.css.ts'
import { PromotionStatus } from './PromotionStatus.tsx'
import { TermsList } from './TermsList.tsx'

interface PromotionSheetProps {
  promotionId: string
  /** As the list has it. */
  known: Promotion | undefined
  viewer: Viewer
  onClose: () => void
  onApply: (promotion: Promotion) => void
}

/** The terms of the version that can be taken, or was taken, and the step itself. */
export default function PromotionSheet({ promotionId, known, viewer, onClose, onApply }: PromotionSheetProps) {
  const t = useWords('promotions')
  const art = useArt()
  const { show } = useDialogs()
  const answer = useApiQuery(member.promotions.detail, { promotionId })
  const { data: detail } = answer
  const promotion = detail ?? known
  const join = useApiMutation({
    mutationFn: ({ termsVersion }: Promotion) => member.promotions.join({ promotionId, termsVersion }),
    changes: ['promotions', 'rewards'],
    onSuccess: ({ status }) =>
      showToast({ tone: 'success', title: t(status === 'ISSUED' ? 'joined.issued' : 'joined') }),
    // Terms that have changed are shown before they are taken.
    onError: () => void answer.refetch(),
  })
  const step = promotion && stepOf(promotion, viewer)
  const next = `${paths.promotions}#${promotionId}`
  function actions(one: Promotion) {
    const primary = { variant: 'primary' } as const
    if (step === 'join')
      return (
        <Button {...primary} busy={join.isPending} busyLabel={t('busy')} onClick={() => join.mutate(one)}>
          {t('step.join')}
        </Button>
      )
    if (step === 'apply' || step === 'applyAgain')
      return (
        <Button {...primary} aria-haspopup="dialog" onClick={() => onApply(one)}>
          {t(`step.${step}`)}
        </Button>
      )
    if (step === 'login' || step === 'realAccount')
      return (
        <Button {...primary} aria-haspopup="dialog" onClick={() => show(step, { next })}>
          {t(`step.${step}`)}
        </Button>
      )
    if (step === 'deposit' && one.unmet.length === 0)
      return (
        <a {...buttonAttributes()} href={memberPath('deposit')}>
          {t('step.deposit')}
        </a>
      )
    const page = step === 'page' ? pageOf(one) : undefined
    if (page)
      return (
        <a {...buttonAttributes(primary)} href={page}>
          {t('step.page')}
        </a>
      )
    return step === 'reward' ? (
      <a {...buttonAttributes(primary)} href={memberPath('rewards')}>
        {t('step.reward')}
      </a>
    ) : undefined
  }
  return (
    <Sheet
      open
      size="lg"
      closeOnOutside
      onOpenChange={onClose}
      title={promotion?.title ?? t('title')}
      description={promotion?.summary}
      actions={promotion ? actions(promotion) : undefined}
    >
      <Answered answer={{ ...answer, data: promotion }} failed={t('failed.one')}>
        {(one) => (
          <Stack space="lg">
            <img src={safeHref(art(one.imageUrl))} alt="" className={css.picture} />
            <PromotionStatus promotion={one} viewer={viewer} />
            <ErrorCallout error={join.error} />
            {one.way === 'PAGE' ? null : <TermsList promotion={one} />}
            {detail ? <SafeHtml html={detail.content} className={css.text} /> : <Skeleton aria-busy="true" />}
            <Text size="caption" quiet>
              {t('version', { version: one.version })}
            </Text>
          </Stack>
        )}
      </Answered>
    </Sheet>
  )
}
