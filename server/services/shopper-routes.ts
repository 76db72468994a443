import {Router} from 'express'
import {sessionRoute} from '../session/session-route'

export type ShopperRoutesSetup = {siteId: string; now: () => Date}

/** What our own server does for the shopper who asks, below /api. */
export const shopperRoutes = ({siteId, now}: ShopperRoutesSetup): Router => {
    const router = Router()
    router.get('/session', sessionRoute(siteId, now))
    return router
}
