export { default } from '../../../../../locales/fr/ui.json' with { type: 'json' }
