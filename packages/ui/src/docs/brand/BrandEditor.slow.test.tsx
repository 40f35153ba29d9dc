import { expect, it, vi } from 'vitest'
import haat from '../../brands/haat.json' with { type: 'json' }
import veranda from '../../brands/veranda.json' with { type: 'json' }
import { measureContrast, type Brand } from '../../brands/index.ts'
import { fireEvent, render, screen, userEvent, waitFor, within } from '../../test/render.tsx'
import { BrandEditor } from './BrandEditor.tsx'
import { fromLink, toLink } from './draft.ts'

const box = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
const style = () => document.querySelector('style')?.textContent ?? ''

it('shows what a field makes at once, in both schemes', () => {
  render(<BrandEditor />)
  expect(style()).toContain('[data-brand="preview-of-a-brand"][data-scheme="light"]')
  type('support', '#00ffcc')
  type('name', 'Nodi')
  expect(style()).toContain('--brand-support: #00ffcc;')
  for (const scheme of ['light', 'dark']) {
    const page = screen.getByRole('group', { name: scheme })
    expect(page.dataset).toMatchObject({ brand: 'preview-of-a-brand', scheme })
    expect(within(page).getByText('Nodi')).toBeVisible()
    expect(within(page).getByRole('button', { name: 'Play' })).toBeVisible()
  }
  expect((box('JSON') as HTMLTextAreaElement).value).toContain('"support": "#00ffcc"')
})

it('names the field that is wrong, and keeps the last brand that was whole', async () => {
  render(<BrandEditor />)
  const before = style()
  type('accent', 'red')
  expect(box('accent')).toHaveAccessibleDescription(expect.stringContaining('brand.accent: "red" found'))
  expect(box('JSON')).toHaveAccessibleDescription(expect.stringContaining('brand.accent: "red" found'))
  expect(style()).toBe(before)
  type('JSON', '{')
  expect(box('JSON')).toHaveAccessibleDescription(expect.stringContaining('this is not JSON'))
  expect(box('accent')).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Start from Haat' }))
  expect(box('accent')).toHaveValue(haat.accent)
  expect(style()).not.toBe(before)
})

it('measures every pair, and shows those that fail first', () => {
  render(<BrandEditor />)
  const table = screen.getByRole('region', { name: 'Contrast of every pair' })
  const pairs = measureContrast(veranda as Brand)
  expect(within(table).getAllByText(/passes$/)).toHaveLength(pairs.length)
  type('JSON', JSON.stringify({ ...veranda, dark: { text2: '#333333' } }))
  const failing = measureContrast({ ...veranda, dark: { text2: '#333333' } } as Brand).filter(
    ({ passes }) => !passes,
  ).length
  expect(
    screen.getByText(`${failing} of ${pairs.length} pairs fail AA: such a brand is refused when it is built.`),
  ).toBeVisible()
  expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(/^text2 on/)
})

it('reads its brand from the address, and writes it there', async () => {
  const onLink = vi.fn<(link: string) => void>()
  render(<BrandEditor link={toLink({ ...haat, name: 'নদী' })} onLink={onLink} />)
  expect(box('name')).toHaveValue('নদী')
  expect(onLink).not.toHaveBeenCalled()
  type('name', 'Jamuna')
  await waitFor(() =>
    expect(JSON.parse(fromLink(onLink.mock.lastCall?.[0] ?? '') ?? '{}')).toEqual({ ...haat, name: 'Jamuna' }),
  )
})

it('gives the JSON to the clipboard, and every file to disk', async () => {
  const user = userEvent.setup()
  render(<BrandEditor />)
  await user.click(screen.getByRole('button', { name: 'Copy JSON' }))
  const { $schema: _, ...brand } = veranda
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(brand)
  const saved: [string, Blob][] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(['', blob as Blob]), '#'))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last[0] = this.download
  })
  for (const button of screen.getAllByRole('button', { name: /^veranda\./ })) await user.click(button)
  made.mockRestore()
  click.mockRestore()
  expect(saved.map(([name]) => name)).toEqual([
    'veranda.json',
    'veranda.css',
    'veranda.base.tokens.json',
    'veranda.light.tokens.json',
    'veranda.dark.tokens.json',
  ])
  expect(await saved[4]?.[1].text()).toContain('"$type": "color"')
})
