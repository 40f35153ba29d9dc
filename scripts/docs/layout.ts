// The layout of a page: header, navigation, table of contents, footer.
import { escapeHtml, type Rendered } from './markdown.ts'
import { sections, type Page, type Section } from './page.ts'
import { leadOf } from './pages.ts'
import { langs, words, type Lang } from './words.ts'

export const pathOf = (lang: Lang, slug: string): string =>
  `/${lang === 'en' ? '' : `${lang}/`}${slug ? `${slug}/` : ''}`

/** Sections that are too long to stay open while the reader is in another. */
const long: readonly Section[] = ['components', 'contract', 'decisions']

const link = (lang: Lang, page: Page, current: Page) =>
  `<li><a href="${pathOf(lang, page.slug)}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.title[lang])}</a></li>`

function navigation(lang: Lang, pages: Page[], current: Page): string {
  const t = words(lang)
  return sections
    .map((section) => {
      const all = pages.filter((page) => page.section === section)
      const head = all.find((page) => page.slug === section)
      const title = t(`section.${section}`)
      if (head && long.includes(section) && current.section !== section)
        return `<p class="nav-title"><a href="${pathOf(lang, head.slug)}">${title}</a></p>`
      const top = head
        ? `<a href="${pathOf(lang, head.slug)}"${head === current ? ' aria-current="page"' : ''}>${title}</a>`
        : title
      const rest = all.filter((page) => page !== head)
      const groups = [...new Set(rest.map(({ group }) => group))]
      const lists = groups.map(
        (group) =>
          `${group ? `<p class="nav-group">${t(`group.${group}`)}</p>` : ''}<ul>${rest
            .filter((page) => page.group === group)
            .map((page) => link(lang, page, current))
            .join('')}</ul>`,
      )
      return `<p class="nav-title">${top}</p>${lists.join('')}`
    })
    .join('\n')
}

function contents(t: ReturnType<typeof words>, { headings }: Rendered): string {
  const list = headings.filter(({ depth }) => depth === 2)
  if (list.length < 2) return ''
  return (
    `<nav class="contents" aria-label="${t('nav.contents')}"><p class="nav-title">${t('nav.contents')}</p>` +
    `<ul>${list.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('')}</ul>` +
    '</nav>'
  )
}

function cards(lang: Lang, pages: Page[]): string {
  const t = words(lang)
  const list = pages
    .filter(({ section }) => section === 'start')
    .map(
      (page) =>
        `<li><a class="card" href="${pathOf(lang, page.slug)}"><strong>${escapeHtml(page.title[lang])}</strong>` +
        `<span>${escapeHtml(leadOf(page.text[lang] ?? page.text.en))}</span></a></li>`,
    )
  const doors = (['components', 'contract'] as const).map(
    (section) =>
      `<li><a class="card quiet" href="${pathOf(lang, section)}"><strong>${t(`section.${section}`)}</strong>` +
      `<span>${t(`home.${section}`)}</span></a></li>`,
  )
  return `<ul class="cards">${list.join('')}</ul><ul class="cards two">${doors.join('')}</ul>`
}

const scheme = (t: ReturnType<typeof words>) =>
  `<select data-choice="scheme" aria-label="${t('nav.scheme')}">` +
  `<option value="system">${t('scheme.system')}</option><option value="dark">${t('scheme.dark')}</option>` +
  `<option value="light">${t('scheme.light')}</option></select>`
const brand = (t: ReturnType<typeof words>) =>
  `<select data-choice="brand" aria-label="${t('nav.brand')}"><option value="veranda">Veranda</option>` +
  '<option value="haat">Haat</option></select>'

const menu = (t: ReturnType<typeof words>) =>
  '<button type="button" class="tool menu" data-menu aria-expanded="false" aria-controls="navigation">' +
  `<span aria-hidden="true">☰</span><span class="sr">${t('nav.menu')}</span></button>`

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

/** A whole page; addresses begin at the root and are made relative when it is written. */
export function pageHtml(lang: Lang, page: Page, pages: Page[], rendered: Rendered, version: string): string {
  const t = words(lang)
  const title = page.title[lang]
  const body = page.text[lang] ? lang : 'en'
  const flat = pages.filter(({ slug }) => slug !== '')
  const at = flat.indexOf(page)
  const near = (step: number, key: string) => {
    const other = at < 0 ? undefined : flat[at + step]
    return other
      ? `<a rel="${key}" href="${pathOf(lang, other.slug)}"><small>${t(`nav.${key}`)}</small>${escapeHtml(other.title[lang])}</a>`
      : '<span></span>'
  }
  const others = langs.filter((each) => each !== lang)
  const tongues = others.map(
    (other) =>
      `<a class="tool" lang="${other}" hreflang="${other}" href="${pathOf(other, page.slug)}">` +
      `${words(other)('language')}</a>`,
  )
  const links = `<a href="/storybook/index.html">${t('nav.storybook')}</a> <a href="/llms.txt">llms.txt</a>`
  return `<!doctype html>
<html lang="${lang}" dir="ltr" data-brand="veranda" data-scheme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(page.slug ? `${title} · ${t('name')}` : t('name'))}</title>
<meta name="description" content="${escapeHtml(leadOf(page.text[lang] ?? page.text.en).slice(0, 200))}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/docs.css">
<script src="/assets/early.js"></script>
<script type="module" src="/assets/docs.js"></script>
${others.map((other) => `<link rel="alternate" hreflang="${other}" href="${pathOf(other, page.slug)}">`).join('\n')}
</head>
<body data-lang="${lang}"${page.slug ? '' : ' class="home"'}>
<a class="skip" href="#content">${t('nav.skip')}</a>
<header>
${menu(t)}
<a class="logo" href="${pathOf(lang, '')}">${t('name')}</a>
<button type="button" class="search" data-search aria-haspopup="dialog">${t('nav.search')}<kbd>/</kbd></button>
<div class="tools">${brand(t)}${scheme(t)}${tongues.join('')}</div>
</header>
<div class="page">
<nav id="navigation" aria-label="${t('nav.pages')}"><div>${navigation(lang, pages, page)}</div></nav>
<main id="content" tabindex="-1">
<article lang="${body}">${body === lang ? '' : `<p class="note" lang="${lang}">${t('untranslated')}</p>`}
${rendered.html}${page.slug ? '' : cards(lang, pages)}</article>
${at < 0 ? '' : `<nav class="near" aria-label="${t('nav.near')}">${near(-1, 'prev')}${near(1, 'next')}</nav>`}
</main>
${contents(t, rendered)}
</div>
<footer><p>${t('footer', undefined, { version })}</p><p>${links}</p></footer>
</body>
</html>
`
}
