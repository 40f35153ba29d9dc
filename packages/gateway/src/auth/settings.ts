import { patternIds } from '@brand/sdk/contract'
import * as z from 'zod'
import { longestAddress, readAddress } from '../lib/addresses.ts'
import { delayHours, guesses, limit, upToWeek, upToYear, words } from '../settings/ranges.ts'

const own = ['127.0.0.1', 'localhost', '[::1]']
const ownOrSecure = (text: string): boolean =>
  readAddress(text, { schemes: ['https:'] })?.kind === 'web' ||
  readAddress(text, { schemes: ['http:'], hosts: own })?.kind === 'web'

/** A lock, and the time in which failures are counted: a shorter one would not slow anybody down. */
const lock = upToWeek
/** How long a code or a picture can be answered: a minute to read it, an hour until it could be guessed at leisure. */
const answerMinutes = z.number().min(1).max(60)
/** Sessions: six minutes are enough for a call, and nothing stays open for much more than a year. */
const sessionHours = z.number().min(0.1).max(10_000)

export const settings = {
  login: z.object({
    /** 0: always. */ captchaFromFailure: z.int().min(0).max(1000).default(3),
    maxFailures: guesses.default(5),
    windowMinutes: lock.default(15),
    lockMinutes: lock.default(5),
    failuresPerIp: limit.default(30),
    /**
     * Names that failed in the window, over all addresses, from which every login needs a captcha: one password is
     * being tried on many.
     */
    sprayedNames: limit.default(100),
  }),
  session: z.object({
    idleMinutes: z.number().min(1).max(600_000).default(30),
    hours: sessionHours.default(12),
    trialHours: sessionHours.default(24),
  }),
  password: z.object({
    /** With PWDEXPFORCECHANGE3 on; ten years are as good as never. */ maxAgeDays: z
      .number()
      .positive()
      .max(3660)
      .default(90),
    /** One set by someone else. */ initialHours: z.number().min(1).max(72).default(72),
  }),
  /** Codes by sms and mail. */
  codes: z.object({
    minutes: answerMinutes.default(5),
    tries: guesses.default(5),
    resendSeconds: z.int().min(0).max(3600).default(60),
    perHour: z.int().min(1).max(1000).default(5),
    perHourPerIp: z.int().min(1).max(100_000).default(20),
  }),
  captcha: z.object({ minutes: answerMinutes.default(5), length: z.int().min(4).max(8).default(5) }),
  /**
   * On average half of `maxNumber` is tried; a phone tries about 40,000 a second, so this is a quarter of a second
   * there, and the most that can be set two minutes, as long as it may take.
   */
  challenge: z.object({
    maxNumber: z.int().min(1).max(10_000_000).default(20_000),
    minutes: z.number().min(2).max(5).default(3),
  }),
  seal: z.object({
    /** A clock may be off by so much; what came is remembered as long, against replays. */
    windowSeconds: z.number().min(1).max(600).default(60),
    /** A page that was open when the key changed still has the old one. */
    oldKeyHours: z.number().min(1).max(720).default(24),
    rotateDays: z.number().min(1).max(366).default(30),
  }),
  remember: z.object({
    hours: upToYear.default(24),
    /** Two tabs may come with the same token at once. */ graceSeconds: z.number().min(0).max(300).default(10),
  }),
  /** Social login and login by telephone through Firebase, once a project is named. All of it is public. */
  firebase: z.object({
    projectId: z
      .string()
      .regex(/^([a-z0-9-]{4,32})?$/)
      .default(''),
    apiKey: words(128).default(''),
    /** Where its login pages are, as a rule `<project>.firebaseapp.com`. */
    authDomain: z
      .string()
      .max(253)
      .regex(/^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/)
      .default(''),
    /** Google's keys: that server can log in as any member, so it is https or this machine. */
    jwksUrl: z
      .string()
      .max(longestAddress)
      .refine(ownOrSecure, 'an https address without a name before its host')
      .default('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  }),
  /** The password of everything that takes money away. */
  fundPassword: z.object({
    tries: guesses.default(5),
    lockMinutes: lock.default(5),
    /**
     * After an operator has reset a forgotten one, nothing is opened for so long, so an attacker who talked the
     * operator into it gains nothing.
     */
    resetWaitHours: delayHours.default(24),
    rule: z
      .object({
        patternId: z.enum(patternIds),
        minLength: z.int().min(4).max(64),
        maxLength: z.int().min(4).max(64),
      })
      .default({ patternId: 'digits', minLength: 6, maxLength: 6 }),
  }),
}
