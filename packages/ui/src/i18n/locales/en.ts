export { default } from '../../../../../locales/en/ui.json' with { type: 'json' }
