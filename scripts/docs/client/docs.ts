// What the pages do: scheme and brand, the menu of a phone, copying, live examples in the same theme, search.
/// <reference types="vite/client" />
import '../../../packages/ui/src/brands/veranda.gen.css'
import '../../../packages/ui/src/brands/haat.gen.css'
import '../../../packages/ui/src/theme/fonts/veranda.gen.css'
import '../../../packages/ui/src/theme/fonts/haat.gen.css'
import './docs.css'
import { openSearch } from './search.ts'

const html = document.documentElement
const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]

/** Stories follow the page: address for those yet to load, attributes for those that are there. */
function dress(): void {
  const { brand = 'veranda', scheme = 'system' } = html.dataset
  for (const frame of all<HTMLIFrameElement>('iframe[data-story]')) {
    const wanted = `globals=brand:${brand};scheme:${scheme};language:${document.body.dataset['lang'] ?? 'en'}`
    const inside = frame.contentDocument?.documentElement
    if (inside?.dataset['brand']) Object.assign(inside.dataset, { brand, scheme })
    else if (!frame.src.includes(wanted)) frame.src = `${frame.src.replace(/&globals=.*/, '')}&${wanted}`
  }
}

for (const select of all<HTMLSelectElement>('select[data-choice]')) {
  const name = select.dataset['choice'] === 'brand' ? 'brand' : 'scheme'
  select.value = html.dataset[name] ?? ''
  select.addEventListener('change', () => {
    html.dataset[name] = select.value
    localStorage.setItem('docs', JSON.stringify({ scheme: html.dataset['scheme'], brand: html.dataset['brand'] }))
    dress()
  })
}
dress()
// A frame of a story grows to the height of its content; one taller than the window scrolls.
for (const frame of all<HTMLIFrameElement>('iframe[data-story]')) {
  frame.addEventListener('load', () => {
    const body = frame.contentDocument?.body
    if (!body) return
    const fit = () => (frame.height = String(Math.min(Math.max(body.scrollHeight, 120), 900)))
    new ResizeObserver(fit).observe(body)
    fit()
  })
}

const menu = document.querySelector<HTMLButtonElement>('[data-menu]')
const navigation = document.querySelector<HTMLElement>('#navigation')
/** Scrolls the current page into view in a long list. */
function seekCurrent(): void {
  const here = navigation?.querySelector<HTMLElement>('[aria-current]')
  if (navigation && here && here.offsetTop > navigation.clientHeight - 80)
    navigation.scrollTop = here.offsetTop - navigation.clientHeight / 2
}
function showMenu(open: boolean): void {
  menu?.setAttribute('aria-expanded', String(open))
  document.body.toggleAttribute('data-menu-open', open)
  if (open) seekCurrent()
}
menu?.addEventListener('click', () => showMenu(menu.getAttribute('aria-expanded') !== 'true'))
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || menu?.getAttribute('aria-expanded') !== 'true') return
  showMenu(false)
  menu.focus()
})
seekCurrent()

for (const button of all<HTMLButtonElement>('[data-copy]')) {
  const label = button.textContent
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '')
    const { words } = await openSearch.data()
    button.textContent = words.copied
    button.addEventListener('blur', () => (button.textContent = label), { once: true })
  })
}

for (const button of all<HTMLButtonElement>('[data-search]')) button.addEventListener('click', () => void openSearch())
document.addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
  if ((event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
    event.preventDefault()
    void openSearch()
  }
})
