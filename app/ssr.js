export {app, contentFigures, get, sharedStore} from '../server/ssr/ssr'
