/** The few rules of Bengali the titles need. */

const DIGITS = '০১২৩৪৫৬৭৮৯'

/** Genitive of a noun: নদী নদীর, পদ্মফুল পদ্মফুলের, কই কইয়ের, বিদ্যুৎ বিদ্যুতের, জাফলং জাফলংয়ের. */
export function genitive(noun: string): string {
  if (noun.endsWith('ৎ')) return `${noun.slice(0, -1)}তের`
  if (/[\u0982\u0987\u0989\u0993]$/.test(noun)) return `${noun}য়ের`
  return /[\u09be-\u09cc]$/.test(noun) ? `${noun}র` : `${noun}ের`
}

export const digits = (text: string | number): string => String(text).replace(/\d/g, (d) => DIGITS[Number(d)] ?? d)

/** Counting words; objects take the article টি, people and animals take none. */
export const COUNTS = [
  ['Two', 'দুই', 'দুটি'],
  ['Three', 'তিন', 'তিনটি'],
  ['Four', 'চার', 'চারটি'],
  ['Five', 'পাঁচ', 'পাঁচটি'],
  ['Six', 'ছয়', 'ছয়টি'],
  ['Seven', 'সাত', 'সাতটি'],
  ['Eight', 'আট', 'আটটি'],
  ['Nine', 'নয়', 'নয়টি'],
  ['Ten', 'দশ', 'দশটি'],
  ['Twelve', 'বারো', 'বারোটি'],
  ['Hundred', 'শত', 'শত'],
  ['Thousand', 'হাজার', 'হাজার'],
] as const
