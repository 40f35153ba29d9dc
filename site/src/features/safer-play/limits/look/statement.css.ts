import { globalStyle } from '@vanilla-extract/css'

// On paper: the sheet alone. It marks the page while it is shown.
const onPaper = { '@media': { print: { display: 'none !important' } } } as const
const page = 'html[data-statement] body'
for (const what of [
  '[data-component="header"]',
  'header',
  'footer',
  'nav',
  'aside',
  '[data-component="button"]',
  '[data-component="select"]',
  '[data-component="toaster"]',
  'iframe',
])
  globalStyle(`${page} ${what}`, onPaper)
globalStyle(page, { '@media': { print: { background: '#fff', color: '#000' } } })
