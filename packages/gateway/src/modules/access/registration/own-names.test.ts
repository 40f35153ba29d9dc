import { expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { posesAsHouse } from './own-names.ts'

const poses = (name: string) => posesAsHouse({ register: settings.register.parse({}) }, name)

test.each([
  'Customer service',
  'customer_service 24',
  'CUSTOMER  SERVICE!',
  'Сustоmer sеrvісe',
  'Ｏｐｅｒａｔｏｒ',
  '𝐎𝐩𝐞𝐫𝐚𝐭𝐨𝐫',
  '0perat0r',
  'Oper@tor 7',
  'o p e r a t o r',
  'Opérator',
  'Operatoor',
  'opеrаtоrs',
  'TheAdmin',
  'admin_bd',
  'adm1n',
  'Veranda VIP',
  'Support',
  'Official Rahim',
  'গ্রাহক সেবা',
  'গ্রাহক-সেবা ১',
  'কাস্টমার কেয়ার',
  'অপারেটর ২৪',
  'আমি অ্যাডমিন',
  'সাপোর্ট',
  'কর্তৃপক্ষ',
])('%s poses as the house', (name) => expect(poses(name)).toBe(true))

test.each([
  'Padma Boat',
  'badminton',
  'Ghost rider',
  'Hostel boy',
  'Staffan',
  'Monsoon Mitu',
  'Rahim 24',
  'kite_over_padma',
  'চা-ওয়ালা',
  'দুপুরের রোদ',
  'সেবা',
  'গ্রাহক',
  'রিনা',
  '🙂🙂',
])('%s does not', (name) => expect(poses(name)).toBe(false))
