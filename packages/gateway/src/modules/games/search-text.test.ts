import { describe, expect, it } from 'vitest'
import { bones, fold, latin, needleOf, searchText } from './search-text.ts'

describe('folding', () => {
  it.each([
    ['Majhi’s Song', 'majhis song'],
    ['  PADMA   gold ', 'padma gold'],
    ['Mega 6/45', 'mega 6 45'],
    ['ট্রিপল রিল ৮৮', 'ট্রিপল রিল 88'],
    ['Ｐａｄｍａ', 'padma'],
    ['100%_\\', '100'],
    ['!!!', ''],
    ['চাঁদনি', 'চাদনি'],
  ])('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded))

  it('writes every script in Latin letters', () => {
    expect(latin('জামদানি')).toBe('jamdani')
    for (const text of ['पद्मा', 'الفوانيس', '月亮', 'Ўзбек', 'ทอง']) expect(latin(text)).toMatch(/^[a-z0-9 ]+$/)
  })

  it('finds the same consonants under two spellings', () => {
    for (const [a, b] of [
      ['Padma', 'পদ্মা'],
      ['Jamdani', 'জামদানি'],
      ['Rummy', 'রামি'],
      ['Hilsa', 'ইলিশ'],
      ['Roulette', 'রুলেট'],
      ['Meghna', 'মেঘনা'],
      ['Cricket', 'ক্রিকেট'],
    ]) {
      expect(bones(latin(a ?? ''))).toBe(bones(latin(b ?? '')))
    }
    expect(bones('gold')).not.toBe(bones('silver'))
  })

  it('leaves nothing a LIKE pattern could be steered with', () => {
    const needle = needleOf('%_a\\%')
    expect(needle?.texts).toEqual(['a'])
    expect(needleOf('%%__')).toBeNull()
    expect(searchText(['a|b ~c'], ['PG'])).toBe('| a b c | pg |  ')
  })
})
