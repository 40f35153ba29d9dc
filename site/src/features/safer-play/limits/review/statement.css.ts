import { globalStyle } from '@vanilla-extract/css'
import { offPaper } from '../../../../app/page-header.css.ts'

// On paper: the sheet alone. It marks the page while it is shown.
const onPaper = { '@media': { print: { display: 'none !important' } } } as const
const page = 'html[data-statement] body'
for (const what of ['header', 'footer', 'nav', 'aside', 'button', 'iframe', offPaper])
  globalStyle(`${page} ${what}`, onPaper)
globalStyle(page, { '@media': { print: { background: '#fff', color: '#000' } } })
