// Before the first paint: the scheme and brand this reader chose.
;(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem('docs') ?? '{}')
    if (['dark', 'light', 'system'].includes(chosen.scheme)) document.documentElement.dataset.scheme = chosen.scheme
    if (['veranda', 'haat'].includes(chosen.brand)) document.documentElement.dataset.brand = chosen.brand
  } catch {
    // A browser that keeps nothing shows the defaults.
  }
})()
