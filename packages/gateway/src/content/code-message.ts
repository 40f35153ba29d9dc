import type { CodePurpose } from '../guards/codes.ts'

type Words = Record<CodePurpose, (code: string, minutes: number) => string>

const words: Record<string, Words> = {
  en: {
    sms: (code, minutes) => `${code} is your code to log in or to set a new password. It is good for ${minutes} minutes. Tell it to nobody.`,
    register: (code, minutes) => `${code} is your code to open an account. It is good for ${minutes} minutes.`,
    mail: (code, minutes) => `${code} is your code to set a new password. It is good for ${minutes} minutes. If you did not ask for it, leave it.`,
    place: (code, minutes) => `${code} is your code to log in from a new place. It is good for ${minutes} minutes. If it was not you, change your password.`,
  },
  bn: {
    sms: (code, minutes) => `${code} আপনার লগ ইন বা নতুন পাসওয়ার্ডের কোড। এটি ${minutes} মিনিট চলবে। কাউকে বলবেন না।`,
    register: (code, minutes) => `${code} আপনার অ্যাকাউন্ট খোলার কোড। এটি ${minutes} মিনিট চলবে।`,
    mail: (code, minutes) => `${code} আপনার নতুন পাসওয়ার্ডের কোড। এটি ${minutes} মিনিট চলবে। আপনি না চাইলে কিছু করতে হবে না।`,
    place: (code, minutes) => `${code} নতুন জায়গা থেকে লগ ইনের কোড। এটি ${minutes} মিনিট চলবে। আপনি না হলে পাসওয়ার্ড বদলান।`,
  },
}

/** What a code is sent with, in the language of its reader. */
export const codeMessage = (language: string, purpose: CodePurpose, code: string, minutes: number): string =>
  (words[language] ?? words['en'])?.[purpose](code, minutes) ?? code
