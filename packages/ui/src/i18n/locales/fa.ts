export { default } from '../../../../../locales/fa/ui.json' with { type: 'json' }
