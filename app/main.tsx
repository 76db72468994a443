import {startStorefront} from '@app/shell/start/start-storefront'
import routes from './routes'

void startStorefront(routes)
