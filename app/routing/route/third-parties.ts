import type {RouteSpec} from './route'

/**
 * Whether a page offers the chat, whose script is loaded when the shopper opens it: in an account too, but neither beside a card
 * (D-31) nor where a form is to be finished, as at the checkout.
 */
export const mayOfferChat = ({
    layout = 'full',
    interruptions,
    hasCardFrame = false
}: Partial<RouteSpec>): boolean => layout === 'full' && interruptions !== 'none' && !hasCardFrame

/**
 * Whether other companies' scripts may be loaded on a page: where the chat may be, and not on pages of one shopper, which
 * hold what nobody else may read; links with a secret lead to such pages only (D-21).
 */
export const mayLoadThirdParties = (route: Partial<RouteSpec>): boolean =>
    (route.access ?? 'everybody') === 'everybody' && mayOfferChat(route)
