import type {RouteSpec} from './route'

/**
 * Whether other companies' scripts may be loaded on a page: never where a card is typed (D-31), nor on pages of one shopper or
 * with a form to finish, which hold what nobody else may read; links with a secret lead to such pages only (D-21).
 */
export const mayLoadThirdParties = ({
    access = 'everybody',
    layout = 'full',
    interruptions,
    hasCardFrame = false
}: Partial<RouteSpec>): boolean =>
    access === 'everybody' && layout === 'full' && interruptions !== 'none' && !hasCardFrame

/**
 * Whether a page offers the chat, whose script is loaded when the shopper opens it: in an account too, but neither beside a card
 * (D-31) nor where a form is to be finished, as at the checkout.
 */
export const mayOfferChat = ({
    layout = 'full',
    interruptions,
    hasCardFrame = false
}: Partial<RouteSpec>): boolean => layout === 'full' && interruptions !== 'none' && !hasCardFrame
