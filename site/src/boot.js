// Runs before the first paint, so that a page never flashes another scheme or brand. Kept tiny: everything waits for it.
// The keys and values are those of app/browser/preferences.ts.
// A code that carries a login here leaves the address before anything else is asked for (spec §4; app/session/launch-code.ts takes it).
try {
  var address = new URL(location.href)
  if (address.searchParams.has('token')) {
    window.launchCode = address.searchParams.get('token')
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }
} catch {}
try {
  var root = document.documentElement
  var scheme = localStorage.getItem('scheme')
  var brand = localStorage.getItem('brand')
  if (/^(dark|light|system)$/.test(scheme)) root.dataset.scheme = scheme
  if (/^(veranda|haat)$/.test(brand)) root.dataset.brand = brand
  // Somebody is logged in: what a visitor would see is hidden until the page knows them.
  if (sessionStorage.getItem('brand.session')) root.dataset.session = ''
} catch {}
