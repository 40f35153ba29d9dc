import type { BrowserContext } from '@playwright/test'

/**
 * Pages without the blur behind dialogs and bars: without a graphics card it is drawn again with every blink of the
 * caret, a fifth of what a test with an open dialog costs. Pictures of the kit have it.
 */
export const withoutBlur = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { backdrop-filter: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
