import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({ id: 'help', path: '/help', over: 'home' })
