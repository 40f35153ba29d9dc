import { Button, buttonAttributes } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { feedbackPath } from '../../../app/routing/feedback-path.ts'
import * as css from './feedback.css.ts'
import type { Filed } from './use-feedback.ts'

interface FiledWordsProps {
  filed: Filed
  busy: boolean
  onSendLeft: () => void
}

/** The number it is filed under, how an answer will come or that none can, and pictures that did not arrive. */
export function FiledWords({ filed: { feedbackNo, answer, contact, left, error }, busy, onSendLeft }: FiledWordsProps) {
  const t = useWords('support')
  const errorText = useErrorText()
  const reach = answer === 'EMAIL' || answer === 'SMS'
  return (
    <Stack space="lg">
      <output className={css.number}>{feedbackNo}</output>
      <p data-part="answer">
        {reach
          ? t('feedback.answer.contact', { contact: `\u2068${contact}\u2069` })
          : t(answer === 'MESSAGE' ? 'feedback.answer.MESSAGE' : 'feedback.answer.NONE')}
      </p>
      {left.length > 0 ? (
        <Callout
          tone="danger"
          role="alert"
          actions={
            <Button size="sm" busy={busy} busyLabel={t('feedback.busy')} onClick={onSendLeft}>
              {t('feedback.sendLeft')}
            </Button>
          }
        >
          {t('feedback.left', { count: left.length })} {error === undefined ? null : errorText(error)}
        </Callout>
      ) : null}
    </Stack>
  )
}

interface FiledActionsProps {
  answer: Filed['answer']
  onAgain: () => void
  onClose: () => void
}

export function FiledActions({ answer, onAgain, onClose }: FiledActionsProps) {
  const t = useWords('support')
  return (
    <>
      <Button variant="quiet" onClick={onAgain}>
        {t('feedback.again')}
      </Button>
      {answer === 'MESSAGE' ? (
        <a {...buttonAttributes({})} href={feedbackPath()} onClick={onClose}>
          {t('feedback.mine')}
        </a>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        {t('feedback.done')}
      </Button>
    </>
  )
}
