export { default } from '../../../../../locales/ta/ui.json' with { type: 'json' }
