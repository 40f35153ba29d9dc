/** A window that the page has opened, with a document of its own. */
export function otherWindow() {
  const view = window.open('about:blank') as Window & typeof globalThis
  return { view, page: view.document, end: () => view.close() }
}
