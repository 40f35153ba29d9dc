import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({ id: 'register', path: '/register', over: 'home', who: 'guest', module: 'REG3' })
