import { globalStyle } from '@vanilla-extract/css'

// On paper: the sheet alone.
const onPaper = { '@media': { print: { display: 'none !important' } } } as const
const page = 'body:has([data-part="statement"])'
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
