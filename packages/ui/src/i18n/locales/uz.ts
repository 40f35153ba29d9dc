export { default } from '../../../../../locales/uz/ui.json' with { type: 'json' }
