import { beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../db/client.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { searchGames } from '../lists.ts'
import { saveGame } from '../queries/write.ts'

let db: Db
const found = async (typed: string) =>
  (await searchGames(db, typed, {}, { pageNo: 1, pageSize: 18, language: 'en' })).rows.map((game) => game.gameName)

const made = {
  th: 'หิ่งห้อยเรืองแสง',
  km: 'ផ្កាយព្រឹក',
  lo: 'ດອກຈຳປາ',
  my: 'ပန်းစံပယ်',
  'zh-CN': '萤火虫之夜',
  'zh-TW': '螢火蟲之夜',
  ja: 'ほたるの夜',
  ko: '반딧불이의 밤',
  ar: 'ليلة اليراعات',
  fa: 'شب کرم‌های شب‌تاب',
  ur: 'جگنوؤں کی رات',
  ta: 'மின்மினி இரவு',
  te: 'మిణుగురుల రాత్రి',
  hi: 'जुगनुओं की रात',
  ru: 'Ночь светлячков',
  kk: 'Шамшырақ түні',
  vi: 'Đêm đom đóm',
  tr: 'Ateşböceği gecesi',
}

beforeAll(async () => {
  db = (await freshDb()).db
  await saveGame(db, {
    nodeId: 1,
    vendor: 'PG',
    gameType: 'RNG',
    gameCode: 'made-1',
    iconUrl: '',
    sort: 1,
    titles: { en: 'Glimmerwort', ...made },
  })
})

test.each(Object.entries(made))('a title in %s is found by the whole of it and by its parts', async (_tag, title) => {
  const all = await found(title)
  // Latin letters are forgiven a slip, so that a title in another language may follow.
  if (/^\p{Script=Latin}/u.test(title)) expect(all[0]).toBe('Glimmerwort')
  else expect(all).toEqual(['Glimmerwort'])
  const [first = ''] = title.split(' ')
  expect(await found(first)).toContain('Glimmerwort')
  // Scripts without spaces, and others as well: from somewhere inside a word. Latin letters alone are too common.
  if (/^\p{Script=Latin}/u.test(title)) return
  const [longest = ''] = title.split(' ').toSorted((a, b) => b.length - a.length)
  const signs = [...new Intl.Segmenter().segment(longest)].map(({ segment }) => segment)
  expect(await found(signs.slice(1, 4).join(''))).toContain('Glimmerwort')
})

/** Gold, dragon, tiger and others; no title of the catalogue has them. */
const words = 'แมว ช้าง 金 龙 虎 一 ល្បែង នាគ មាស ຊ້າງ ရွှေ நரி பொன் ذهب ملك أسد طلا شیر царь мысық 황금 용 虎の子'
test.each(words.split(' '))('%s finds no title that only has letters like it', async (typed) => {
  expect(await found(typed)).toEqual([])
})
