export { default } from '../../../../../locales/ne/ui.json' with { type: 'json' }
