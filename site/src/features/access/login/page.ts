import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({ id: 'login', path: '/login', over: 'home', who: 'guest' })
