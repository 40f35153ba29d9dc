export { default } from '../../../../../locales/hi/ui.json' with { type: 'json' }
