import type { ComponentProps } from 'react'
import { useMayAsk } from '../../app/auth/may-ask.ts'
import { useAccount } from '../../app/auth/session.ts'
import ProblemDialog from '../../features/account/support/ProblemDialog.tsx'
import FeedbackDialog from '../../features/platform/feedback/FeedbackDialog.tsx'
import { Captcha } from '../../features/access/form/Captcha.tsx'
import { useCaptcha } from '../../features/access/form/use-captcha.ts'

type FeedbackProps = Omit<ComponentProps<typeof FeedbackDialog>, 'captcha' | 'reachable'>

/** Feedback, or a question about a game where the person can ask one. */
export default function Feedback(props: FeedbackProps) {
  const asks = useMayAsk()
  return asks && props.about ? <ProblemDialog about={props.about} onClose={props.onClose} /> : <Written {...props} />
}

/** With the captcha for people without an account. */
function Written(props: FeedbackProps) {
  const { kind } = useAccount()
  const hasAccount = kind === 'member' || kind === 'agent'
  const read = useCaptcha({ always: kind === 'visitor' || kind === 'trial' })
  const { picture, refresh } = read
  const captcha = {
    wanted: picture !== undefined,
    field: (control: { value: string; error: string | undefined; onValueChange: (value: string) => void }) =>
      picture ? <Captcha {...control} inputMode="numeric" picture={picture} onRefresh={refresh} /> : null,
    answer: (text: string) => read.answer(text),
    used: () => {
      if (picture) refresh()
    },
    refused: (error: unknown) => read.refused(error),
  }
  return <FeedbackDialog {...props} captcha={captcha} reachable={hasAccount} />
}
