export {app, get} from '../server/ssr/ssr'
