import { expect, it } from 'vitest'
import { hasLink, mentionedIn, readText } from './text.ts'

const people = new Map([['nilufar00001', { id: 'id-of-nilufar', name: 'Nilufar' }]])
const read = (text: string) => readText(text, { hosts: ['veranda.example'], people })
const shown = (text: string) =>
  read(text)
    .parts.map((part) =>
      typeof part === 'string' ? part : 'x' in part ? '[x]' : 'm' in part ? `@${part.m}` : `(${part.a})`,
    )
    .join('')

it.each([
  ['see https://evil.example.com/a?b=1 now', 'see [x] now'],
  ['http://evil.com', '[x]'],
  ['www.evil.bet/join.', '[x].'],
  ['join t.me/winners today', 'join [x] today'],
  ['write to Someone@Mail.com!', 'write to [x]!'],
  ['javascript:alert(1)', '[x])'],
  ['data:text/html,<script>alert(1)</script>', '[x]'],
  ['tg://resolve?domain=x', '[x]'],
  ['mailto:a@b.com', '[x]'],
  ['10.0.0.1:8080/x', '[x]'],
  ['ｅｖｉｌ．ｃｏｍ', '[x]'],
  ['evil。com', '[x]'],
  ['evil dot com', '[x]'],
  ['evil (dot) com / join', '[x]'],
  ['evil . com', '[x]'],
  ['evil.icu', '[x]'],
  ['go to win.evil.buzz/now today', 'go to [x] today'],
  ['evil . icu', '[x]'],
  ['evil .icu', '[x]'],
  ['evil. icu', '[x]'],
  ['evil[.]icu', '[x]'],
  ['evil (dot) buzz', '[x]'],
  ['evil dot icu', '[x]'],
  ['evil。icu', '[x]'],
  ['ｅｖｉｌ．ｉｃｕ', '[x]'],
  ['evil．buzz／a', '[x]'],
  ['evil.ісu', '[x]'],
  ['evil.ico.xyz.', '[x].'],
  ['evil.বাংলা', '[x]'],
  ['evil ডট কম', '[x]'],
  ['খেলুন evil.icu তে।', 'খেলুন [x] তে।'],
  ['me@evil.icu', '[x]'],
  ['evil.travelersinsurance', '[x]'],
  ['https://veranda.example@evil.com', '[x]'],
  ['https://veranda.example.evil.com/x', '[x]'],
  ['https:\\\\evil.com', '[x]'],
  ['игра.com и пример.рф', '[x] и [x]'],
  ['https://veranda.example/help#term', '(https://veranda.example/help#term)'],
  ['http://www.veranda.example/x.', '(https://www.veranda.example/x).'],
])('filters %s', (text, expected) => expect(shown(text)).toBe(expected))

it.each([
  'Two sixes. I take it back, it will not wait.',
  '2.50 or 3.75, at 19.30',
  'নদীতে আজ নৌকা নামেনি। ঢেউ বড় বেশি।',
  'আজ খেলা আছে।জিতলে মিষ্টি খাওয়াব।',
  'আমি ৩.৫০ টাকা জিতেছি, তুমি ১২.৮০।',
  'কাল রাত ৮.৩০ মিনিটে. দেখা হবে',
  'ড. রহমান ও মো. করিম আসবেন',
  'v1.2 is out, e.g. 1.2.3, i.e. new',
  'I won. now I go to bed. so tired . is it late',
  'the dot is red, in a dot to dot picture',
  'Tk.500 and No.7, U.S.A.',
  'да.со мной',
  'Well played... see you',
  'a.m. and p.m.',
  '<b>bold</b> & "quotes" <img src=x onerror=alert(1)>',
  'note: this is fine',
])('leaves %s as it is', (text) => expect(shown(text)).toBe(text))

it('keeps known people as ids, counts them as their names, and leaves other marks as words', () => {
  expect(read('hi <@nilufar00001>, and <@nobody>').parts).toEqual(['hi ', { m: 'id-of-nilufar' }, ', and <@nobody>'])
  expect(read('<@nilufar00001>').length).toBe('@Nilufar'.length)
  expect(mentionedIn('<@a1> <@b2> <@a1>')).toEqual(['a1', 'b2'])
})

it('makes one line of it, without piles of marks', () => {
  expect(shown('  one\n\n two\u2028three  ')).toBe('one two three')
  expect([...shown(`z${'\u0301'.repeat(40)}`)].length).toBe(3)
})

it('does not take long for text made to be slow', () => {
  const since = performance.now()
  for (const text of [
    'a.'.repeat(1000),
    'a@'.repeat(1000),
    '<@'.repeat(1000),
    `${' .'.repeat(1000)}com`,
    '1.'.repeat(1000),
    'а.'.repeat(1000),
    ' . '.repeat(1000),
    '(dot)'.repeat(500),
  ])
    hasLink(text)
  expect(performance.now() - since).toBeLessThan(500)
})
