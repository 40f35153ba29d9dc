import { expect, it } from 'vitest'
import { unlayered } from '../scripts/unlayered.ts'

const flat = (css: string) => unlayered(css).replaceAll(/\s+/g, ' ').replaceAll('}@', '} @').trim()

it('keeps the rules and the order of their layers, whichever file came first', () => {
  expect(
    flat(
      '@layer brand.reset, brand.base; @layer brand.components { .a { color: red } @media (x) { .a { color: blue } } }\n' +
        '@media print { @layer brand.components { .a { color: black } } }\n' +
        '@keyframes k { to { opacity: 0 } } @layer brand.tokens { :root { --brand-bg: red } }',
    ),
  ).toBe(
    ':root { --brand-bg: red } .a { color: red } @media (x) { .a { color: blue } } @media print { .a { color: black } } @keyframes k { to { opacity: 0 } }',
  )
})

it('leaves the elements of the page beside the kit to its own reset, without more weight for ours', () => {
  const ours = ':where([data-component], [data-component] *)'
  expect(flat('@layer brand.reset { *, ::before { x: y } ul { x: y } body, h1 { x: y } }')).toBe(
    `${ours}, ${ours}::before { x: y } ul${ours} { x: y } body, h1${ours} { x: y }`,
  )
  expect(flat('@layer brand.base { :focus-visible { x: y } #brand-overlays { x: y } }')).toBe(
    `${ours}:focus-visible { x: y } #brand-overlays { x: y }`,
  )
})

it.each(['@layer other { a { x: y } }', '@media print { @supports (x: y) { @layer brand.base { a { x: y } } } }'])(
  'refuses %s',
  (css) => {
    expect(() => unlayered(css)).toThrow(/layer/)
  },
)
