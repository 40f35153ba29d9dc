import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markup } from '../../test/vectors.ts'
import { allowedAttributes, allowedTags, plainLines } from './SafeHtml.model.ts'

it.each([
  ['<p>Hello <b>world</b></p>', ['Hello world']],
  ['<h2>Maintenance</h2><p>JDB pauses.<br>Back at 05:30.</p>', ['Maintenance', 'JDB pauses.', 'Back at 05:30.']],
  ['<ul><li>One</li>\n  <li>Two</li></ul>', ['One', 'Two']],
  ['Fish &amp; chips &lt;3 &#2547;5 &#x9F3;6 &nbsp;&unknown; &amp;lt;', ['Fish & chips <3 ৳5 ৳6 \u00a0&unknown; &lt;']],
  ['a < b and 3 > 2', ['a < b and 3 > 2']],
  ['<script>pwned()</script>after', ['after']],
  ['before<style>p{}', ['before']],
  ['<!-- <p>no</p> --> yes <!-- never', ['yes']],
  ['<p title="x', []],
  ['', []],
])('%j reads %j', (html, lines) => expect(plainLines(html)).toEqual(lines))

it('leaves no tag of an attack in the words, apart from what is text there', () => {
  for (const attack of markup) expect(plainLines(attack).join('\n')).not.toMatch(/<script>pwned|<svg|<iframe/i)
})

it('takes any text', () => {
  const pieces = fc.oneof(fc.string(), fc.constantFrom('<', '</', '<!--', '<script', '<svg>', '&', '&#x', '>', '<p '))
  fc.assert(
    fc.property(fc.array(pieces), (parts) =>
      plainLines(parts.join('')).forEach((line) => expect(line).not.toMatch(/^$|\n/)),
    ),
  )
})

it.each(['<', '<a', '<!--', '<script', '<svg></svg>', '&#', '</', '<p>'])(
  'reads half a million times %j once through: anything worse than that never ends',
  (piece) => {
    expect(plainLines(piece.repeat(500_000)).length).toBeLessThanOrEqual(1)
  },
)

it('allows nothing that runs, frames, posts or names', () => {
  for (const tag of [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'input',
    'button',
    'svg',
    'math',
    'link',
    'meta',
    'base',
    'template',
  ])
    expect(allowedTags).not.toContain(tag)
  for (const attribute of ['style', 'class', 'id', 'name', 'target', 'rel', 'srcset', 'action', 'is', 'slot'])
    expect(allowedAttributes).not.toContain(attribute)
})
