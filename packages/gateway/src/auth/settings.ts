import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'

const ownOrSecure = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
  )
}

export const settings = {
  login: z.object({
    captchaFromFailure: z.number().int().default(3),
    maxFailures: z.number().int().default(5),
    windowMinutes: z.number().default(15),
    lockMinutes: z.number().default(5),
    failuresPerIp: z.number().int().default(30),
    /**
     * Names that failed in the window, over all addresses, from which every login needs a captcha: one password is
     * being tried on many.
     */
    sprayedNames: z.number().int().min(1).default(100),
  }),
  session: z.object({
    idleMinutes: z.number().default(30),
    hours: z.number().default(12),
    trialHours: z.number().default(24),
  }),
  password: z.object({
    /** With PWDEXPFORCECHANGE3 on. */ maxAgeDays: z.number().default(90),
    /** One set by someone else. */ initialHours: z.number().min(1).max(72).default(72),
  }),
  /** Codes by sms and mail. */
  codes: z.object({
    minutes: z.number().default(5),
    tries: z.number().int().default(5),
    resendSeconds: z.number().int().default(60),
    perHour: z.number().int().default(5),
    perHourPerIp: z.number().int().default(20),
  }),
  captcha: z.object({ minutes: z.number().default(5), length: z.number().int().min(4).max(8).default(5) }),
  /**
   * On average half of `maxNumber` is tried; a phone tries about 40,000 a second, so this is a quarter of a second
   * there.
   */
  challenge: z.object({
    maxNumber: z.number().int().min(1).default(20_000),
    minutes: z.number().min(2).max(5).default(3),
  }),
  seal: z.object({
    windowSeconds: z.number().default(60),
    oldKeyHours: z.number().default(24),
    rotateDays: z.number().default(30),
  }),
  remember: z.object({
    hours: z.number().default(24),
    /** Two tabs may come with the same token at once. */ graceSeconds: z.number().default(10),
  }),
  /** Social login and login by telephone through Firebase, once a project is named. All of it is public. */
  firebase: z.object({
    projectId: z
      .string()
      .regex(/^([a-z0-9-]{4,32})?$/)
      .default(''),
    apiKey: z.string().max(128).default(''),
    /** Where its login pages are, as a rule `<project>.firebaseapp.com`. */
    authDomain: z
      .string()
      .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/)
      .default(''),
    /** Google's keys: that server can log in as any member, so it is https or this machine. */
    jwksUrl: z
      .string()
      .refine(ownOrSecure, 'an https address')
      .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  }),
  /** The password of everything that takes money away. */
  fundPassword: z.object({
    tries: z.number().int().min(1).default(5),
    lockMinutes: z.number().default(5),
    /**
     * After an operator has reset a forgotten one, nothing is opened for so long, so an attacker who talked the
     * operator into it gains nothing.
     */
    resetWaitHours: z.number().min(0).default(24),
    rule: z
      .object({
        patternId: z.enum(patternIds),
        minLength: z.number().int().min(4),
        maxLength: z.number().int().max(64),
      })
      .default({ patternId: 'digits', minLength: 6, maxLength: 6 }),
  }),
}
