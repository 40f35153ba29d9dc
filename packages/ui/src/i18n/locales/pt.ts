export { default } from '../../../../../locales/pt/ui.json' with { type: 'json' }
