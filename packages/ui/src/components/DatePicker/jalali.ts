import { addMonths } from 'date-fns-jalali/addMonths'
import { addYears } from 'date-fns-jalali/addYears'
import { differenceInCalendarMonths } from 'date-fns-jalali/differenceInCalendarMonths'
import { eachMonthOfInterval } from 'date-fns-jalali/eachMonthOfInterval'
import { eachYearOfInterval } from 'date-fns-jalali/eachYearOfInterval'
import { endOfMonth } from 'date-fns-jalali/endOfMonth'
import { endOfYear } from 'date-fns-jalali/endOfYear'
import { getMonth } from 'date-fns-jalali/getMonth'
import { getYear } from 'date-fns-jalali/getYear'
import { isSameMonth } from 'date-fns-jalali/isSameMonth'
import { isSameYear } from 'date-fns-jalali/isSameYear'
import { newDate } from 'date-fns-jalali/newDate'
import { setMonth } from 'date-fns-jalali/setMonth'
import { setYear } from 'date-fns-jalali/setYear'
import { startOfMonth } from 'date-fns-jalali/startOfMonth'
import { startOfYear } from 'date-fns-jalali/startOfYear'
import type { DateLib } from 'react-day-picker'

/** Months and years of the Persian calendar, where the grid counts in them. Days and weeks are the same in both. */
export const jalali: Partial<DateLib> = {
  addMonths: (date, amount) => addMonths(date, amount),
  addYears: (date, amount) => addYears(date, amount),
  differenceInCalendarMonths: (left, right) => differenceInCalendarMonths(left, right),
  eachMonthOfInterval: (interval) => eachMonthOfInterval(interval),
  eachYearOfInterval: (interval) => eachYearOfInterval(interval),
  endOfMonth: (date) => endOfMonth(date),
  endOfYear: (date) => endOfYear(date),
  getMonth: (date) => getMonth(date),
  getYear: (date) => getYear(date),
  isSameMonth: (left, right) => isSameMonth(left, right),
  isSameYear: (left, right) => isSameYear(left, right),
  newDate: (year, month, date) => newDate(year, month, date),
  setMonth: (date, month) => setMonth(date, month),
  setYear: (date, year) => setYear(date, year),
  startOfMonth: (date) => startOfMonth(date),
  startOfYear: (date) => startOfYear(date),
}
