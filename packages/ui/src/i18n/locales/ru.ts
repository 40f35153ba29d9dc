export { default } from '../../../../../locales/ru/ui.json' with { type: 'json' }
