export { default } from '../../../../../locales/ko/ui.json' with { type: 'json' }
