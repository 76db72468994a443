export {app, get, sharedStore} from '../server/ssr/ssr'
