import { Dialog } from '@brand/ui/dialog'
import { Button } from '@brand/ui/button'
import { useWords } from '../../app/language/i18n.ts'
import type { PopupProps } from '../../app/popups/popups.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import * as css from './feedback.css.ts'
import { useFeedback } from './use-feedback.ts'

/** Says something to the house, then the number it is filed under. */
export default function FeedbackDialog({ onClose }: PopupProps) {
  const t = useWords('service')
  const feedback = useFeedback()
  const { filed, again } = feedback
  if (filed === undefined) {
    return (
      <Dialog open onClose={onClose} title={t('feedback.title')} description={t('feedback.text')}>
        <FeedbackForm {...feedback} />
      </Dialog>
    )
  }
  const actions = (
    <>
      <Button variant="quiet" onClick={again}>{t('feedback.again')}</Button>
      <Button variant="primary" onClick={onClose}>{t('feedback.done')}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('feedback.thanks')} description={t('feedback.filed')} actions={actions}>
      <output className={css.number}>{filed}</output>
    </Dialog>
  )
}
