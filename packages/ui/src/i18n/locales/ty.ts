export { default } from '../../../../../locales/ty/ui.json' with { type: 'json' }
