export { default } from '../../../../../locales/te/ui.json' with { type: 'json' }
