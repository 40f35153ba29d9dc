// Runs before the first paint, so that a page never flashes another scheme or brand. Kept tiny: everything waits for
// it.
// The keys and values are those of app/storage/preferences.ts.
// A code that carries a login here leaves the address before anything else is asked for;
// app/auth/launch-code.ts takes it.
try {
  var address = new URL(location.href)
  if (address.searchParams.has('token')) {
    window.launchCode = address.searchParams.get('token')
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }
} catch {}
// A script that did not come, or not as it was built, cannot say so: the note in the page does (scripts/pages.ts).
function failed(event) {
  var note = document.getElementById('load-failed')
  if (note && (event.type === 'loadfailed' || event.target.type === 'module')) note.hidden = false
}
addEventListener('error', failed, true)
addEventListener('loadfailed', failed)
// The offer to install comes once, maybe before anybody listens: the page of the app makes it when it is asked to.
addEventListener('beforeinstallprompt', function (event) {
  event.preventDefault()
  window.installPrompt = event
})
var root = document.documentElement
// The hot games alone: what stands above the games of home is not part of it (HomePage.tsx).
if (/[?&]type=HOT(&|$)/.test(location.search)) root.dataset.hot = ''
try {
  var scheme = localStorage.getItem('scheme')
  var brand = localStorage.getItem('brand')
  if (/^(dark|light|system)$/.test(scheme)) root.dataset.scheme = scheme
  if (/^(veranda|haat)$/.test(brand)) root.dataset.brand = brand
  // Somebody is logged in: what a visitor would see is hidden until the page knows them.
  if (sessionStorage.getItem('brand.session')) root.dataset.session = ''
} catch {}
// The first answers of the page are asked for while its scripts are still coming; app/api/early-calls.ts takes them.
// Named in the page by scripts/pages.ts: address, module, and whether it needs a login. A page in another language than
// the person reads asks by itself.
try {
  var token
  try {
    token = JSON.parse(sessionStorage.getItem('brand.session')).session.token
  } catch {}
  var reads = localStorage.getItem('lang') || localStorage.getItem('hisLang') || root.lang
  window.earlyCalls = {}
  JSON.parse(document.querySelector('meta[name="early-calls"]').content).forEach(function (call) {
    if (reads !== root.lang || (call[2] && !token)) return
    var headers = { 'X-Module-Id': call[1], 'Accept-Language': root.lang }
    if (token) headers.Authorization = 'Bearer ' + token
    var answer = fetch(call[0], { headers: headers, redirect: 'error' }).then(function (response) {
      // Read at once: a body that nobody reads keeps its connection.
      return response.text().then(function (text) {
        return { status: response.status, headers: response.headers, text: text }
      })
    })
    answer.catch(function () {})
    window.earlyCalls[call[0]] = { headers: headers, answer: answer }
  })
} catch {}
// What is typed or pressed before the page listens is kept, and given to it once it does: React marks what it has taken
// over. A press waits no longer than a person would.
function listens(element) {
  return Object.keys(element).some(function (key) {
    return key.indexOf('__reactProps') === 0
  })
}
function whenItListens(element, give) {
  var began = Date.now()
  var timer = setInterval(function () {
    if (element.isConnected && Date.now() - began < 20000) {
      if (!listens(element)) return
      setTimeout(function () {
        give()
      }, 50)
    }
    clearInterval(timer)
  }, 50)
  return timer
}
var pressed
addEventListener(
  'click',
  function (event) {
    var button = event.isTrusted && event.target.closest('button')
    if (!button || listens(button)) return
    event.preventDefault()
    clearInterval(pressed)
    pressed = whenItListens(button, function () {
      button.click()
    })
  },
  true,
)
var typed = new Map()
addEventListener(
  'input',
  function (event) {
    var field = event.target
    if (!event.isTrusted || !('value' in field)) return
    var known = typed.has(field)
    // From here on React hears what is typed, and finds all of it in the field.
    if (listens(field)) return void typed.delete(field)
    typed.set(field, field.value)
    if (known) return
    whenItListens(field, function () {
      if (!typed.has(field)) return
      // React hears only of a value that is another than it set.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, typed.get(field))
      field.dispatchEvent(new Event('input', { bubbles: true }))
      typed.delete(field)
    })
  },
  true,
)
