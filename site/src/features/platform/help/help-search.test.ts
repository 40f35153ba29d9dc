import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchHelp, topicAt, wordsOf, type Topic } from './help-search.ts'

const topics: Topic[] = [
  {
    id: 'start',
    title: 'Getting started',
    articles: [
      {
        id: 'password',
        title: 'A forgotten password',
        content: '<p>Ask for a <b>code</b> by mail.<br>It has six digits &amp; is good for five minutes.</p>',
      },
    ],
  },
  {
    id: 'term',
    title: 'ব্যবহারের শর্ত',
    articles: [
      {
        id: 'money',
        title: 'Codes',
        content: `<p>${'Play money only. '.repeat(20)}No code is &lt;sold&gt; here. ${'It ends here. '.repeat(20)}</p>`,
      },
    ],
  },
]
it('reads the characters that have a name, and leaves other words between their signs', () => {
  expect(wordsOf('<p>a &lt; b &constructor; &amp;</p>')).toBe('a < b &constructor; &')
})

const ids = (typed: string) => searchHelp(topics, typed).map(({ article }) => article.id)

describe('search in help', () => {
  it('finds every word typed, whatever its case, titles first', () => {
    expect(ids('CODE')).toEqual(['money', 'password'])
    expect(ids('code mail')).toEqual(['password'])
    expect(ids('code nowhere')).toEqual([])
    expect(ids('শর্ত')).toEqual(['money'])
    expect(ids('  ')).toEqual([])
  })

  it('shows the words around what was found, without markup and cut between words', () => {
    const money = searchHelp(topics, 'code').find(({ article }) => article.id === 'money')
    expect(money?.before).toMatch(/^… \w/)
    expect(money?.hit).toBe('code')
    expect(money?.after).toMatch(/^ is <sold> here\. .* …$/)
    expect(`${money?.before}${money?.after}`.length).toBeLessThan(140)
    expect(searchHelp(topics, 'digits')[0]).toMatchObject({
      before: expect.stringContaining('It has six ') as string,
      hit: 'digits',
      after: ' & is good for five minutes.',
    })
  })

  it('matches only what is words: no tag is ever found', () => {
    expect(ids('<b>')).toEqual([])
    expect(wordsOf('<p title="x">a</p><p>b&nbsp;c</p>')).toBe('a b c')
    fc.assert(
      fc.property(fc.string(), fc.string(), (content, typed) => {
        const html = `<p>${content.replaceAll(/[<>&]/g, '')}</p>`
        for (const { before, hit, after } of searchHelp(
          [{ id: 't', title: '', articles: [{ id: 'a', title: '', content: html }] }],
          typed,
        )) {
          expect(wordsOf(html)).toContain(before.replace(/^… /, '') + hit + after.replace(/ …$/, ''))
        }
      }),
    )
  })

  it('finds the topic of an address', () => {
    expect(topicAt(topics, 'term')?.id).toBe('term')
    expect(topicAt(topics, 'money')?.id).toBe('term')
    expect(topicAt(topics, 'nothing')?.id).toBe('start')
    expect(topicAt([], 'term')).toBeUndefined()
  })
})
