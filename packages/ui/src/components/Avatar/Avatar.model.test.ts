import { expect, it } from 'vitest'
import { initials } from './Avatar.model.ts'

it.each([
  ['rahim_77', 'ra'],
  ['ra***7', 'ra'],
  ['Rahim Uddin', 'RU'],
  ['Md. Rahim Uddin', 'MR'],
  ['রহিম উদ্দিন', 'রউ'],
  ['কামাল', 'কা'],
  ['করিম', 'ক'],
  ['محمد علی', 'مع'],
  ['X', 'X'],
  ['  ', ''],
  ['🎲 Dice', '🎲D'],
])('%s is shown as %s', (name, shown) => {
  expect(initials(name)).toBe(shown)
})
