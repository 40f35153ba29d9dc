// Runs in the report: selects the view and the position of the slider.
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  if (target.dataset.set) {
    document.body.dataset.view = target.dataset.set
    for (const button of document.querySelectorAll('[data-set]'))
      button.setAttribute('aria-pressed', String(button === target))
  } else {
    const rows = [...document.querySelectorAll('details')]
    const open = rows.some((row) => !row.open)
    for (const row of rows) row.open = open
  }
})
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) target.closest('.slide').style.setProperty('--cut', `${target.value}%`)
})
// The first, largest difference of each component is open.
for (const section of document.querySelectorAll('section')) section.querySelector('details').open = true
