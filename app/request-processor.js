export {processRequest} from '../server/ssr/request-processor'
