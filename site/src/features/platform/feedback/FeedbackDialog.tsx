import { Dialog } from '@brand/ui/dialog'
import { DataList } from '@brand/ui/data-list'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import type { CaptchaParts } from './captcha-parts.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FiledActions, FiledWords } from './FiledParts.tsx'
import { useFeedback } from './use-feedback.ts'

interface FeedbackDialogProps extends PopupProps {
  captcha: CaptchaParts
  /** Has an account: answers come to the messages. */
  reachable: boolean
}

/**
 * Sends feedback to the operator, then shows its number and how it will be answered. A game and a round can be
 * attached.
 */
export default function FeedbackDialog({ onClose, about, captcha, reachable }: FeedbackDialogProps) {
  const t = useWords('support')
  const feedback = useFeedback(captcha)
  const { filed, busy, again, sendLeft } = feedback
  // One dialog throughout: it restores the focus.
  if (filed !== undefined) {
    const actions = <FiledActions answer={filed.answer} onAgain={again} onClose={onClose} />
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t('feedback.thanks')}
        description={t('feedback.filed')}
        actions={actions}
      >
        <FiledWords filed={filed} busy={busy} onSendLeft={sendLeft} />
      </Dialog>
    )
  }
  const form = { ...feedback, captcha, reachable }
  if (!about) {
    return (
      <Dialog open onOpenChange={onClose} title={t('feedback.title')} description={t('feedback.text')}>
        <FeedbackForm {...form} />
      </Dialog>
    )
  }
  const { game, roundId } = about
  return (
    <Dialog open onOpenChange={onClose} title={t('report.title')} description={t('report.text')}>
      <Stack space="lg">
        <DataList
          items={[
            { term: t('report.game'), value: game.displayName },
            ...(roundId ? [{ term: t('report.round'), value: roundId }] : []),
          ]}
        />
        <FeedbackForm {...form} about={{ nodeId: game.nodeId, ...(roundId ? { roundId } : {}) }} />
      </Stack>
    </Dialog>
  )
}
