// Before the first paint: sets the colour scheme and brand that the reader chose.
;(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem('docs') ?? '{}')
    if (['dark', 'light', 'system'].includes(chosen.scheme)) document.documentElement.dataset.scheme = chosen.scheme
    if (['veranda', 'haat'].includes(chosen.brand)) document.documentElement.dataset.brand = chosen.brand
  } catch {
    // Without storage the defaults are shown.
  }
})()
