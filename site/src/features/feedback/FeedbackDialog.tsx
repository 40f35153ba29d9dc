import { Dialog } from '@brand/ui/dialog'
import { Button } from '@brand/ui/button'
import { useWords } from '../../app/language/i18n.ts'
import type { PopupProps } from '../../app/popups/popups.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import * as css from './feedback.css.ts'
import { useFeedback } from './use-feedback.ts'

interface FeedbackDialogProps extends PopupProps {
  /** A problem with a game, and with one of the person's rounds of it: both go with the words. */
  about?: { game: { nodeId: number; displayName: string }; roundId: string | undefined }
}

/** Says something to the house, then the number it is filed under. */
export default function FeedbackDialog({ onClose, about }: FeedbackDialogProps) {
  const t = useWords('service')
  const feedback = useFeedback()
  const { filed, again } = feedback
  if (filed === undefined) {
    if (!about) {
      return (
        <Dialog open onClose={onClose} title={t('feedback.title')} description={t('feedback.text')}>
          <FeedbackForm {...feedback} />
        </Dialog>
      )
    }
    const { game, roundId } = about
    return (
      <Dialog open onClose={onClose} title={t('report.title')} description={t('report.text')}>
        <dl className={css.about}>
          <dt>{t('report.game')}</dt>
          <dd>{game.displayName}</dd>
          {roundId ? <dt>{t('report.round')}</dt> : null}
          {roundId ? <dd className={css.round}>{roundId}</dd> : null}
        </dl>
        <FeedbackForm {...feedback} about={{ nodeId: game.nodeId, ...(roundId ? { roundId } : {}) }} />
      </Dialog>
    )
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={again}>
        {t('feedback.again')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('feedback.done')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('feedback.thanks')} description={t('feedback.filed')} actions={actions}>
      <output className={css.number}>{filed}</output>
    </Dialog>
  )
}
