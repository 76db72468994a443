import {kitRoutes} from '@app/shell/kit-routes'
import {shopRoutes} from '@app/shop-routes'

// The kit imports this file by name and by default.
export default kitRoutes(shopRoutes)
