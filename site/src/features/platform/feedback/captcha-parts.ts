import type { ReactNode } from 'react'

interface CaptchaFieldProps {
  value: string
  error: string | undefined
  onValueChange: (value: string) => void
}

/** The captcha of persons without an account, which another feature renders. */
export interface CaptchaParts {
  wanted: boolean
  field: (props: CaptchaFieldProps) => ReactNode
  /** What goes with the call. */
  answer: (text: string) => { captcha?: string; captchaId?: string }
  /** The picture has been tried: another one. */
  used: () => void
  refused: (error: unknown) => void
}
