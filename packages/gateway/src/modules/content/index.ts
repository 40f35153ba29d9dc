// What other modules use of authored texts.
export { hostsOf, htmlOf } from './texts/sanitise.ts'
