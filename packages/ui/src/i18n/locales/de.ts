export { default } from '../../../../../locales/de/ui.json' with { type: 'json' }
