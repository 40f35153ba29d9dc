import type { ReactNode } from 'react'

interface CaptchaFieldProps {
  value: string
  error: string | undefined
  onValueChange: (value: string) => void
}

/** The captcha of whoever has no account, which another feature draws. */
export interface CaptchaParts {
  wanted: boolean
  field: (props: CaptchaFieldProps) => ReactNode
  /** What goes with the call. */
  answer: (text: string) => { captcha?: string; captchaId?: string }
  /** The picture has been tried: another one. */
  used: () => void
  refused: (error: unknown) => void
}
