export { default } from '../../../../../locales/zh-CN/ui.json' with { type: 'json' }
