/**
 * What a visitor who allows it has done, for recommendations [PERS-001…011]. Products and categories are the shop's own
 * ids and a page is the name of its route: no address, nothing typed, nothing that says who the visitor is.
 */
export type Activity =
    | {activity: 'viewProduct'; productId: string}
    | {activity: 'viewSearch'; productIds: readonly string[]}
    | {activity: 'clickSearch'; productId: string}
    | {activity: 'viewCategory'; category: string; productIds: readonly string[]}
    | {activity: 'clickCategory'; category: string; productId: string}
    | {activity: 'viewReco'; recommender: string; recoId: string; productIds: readonly string[]}
    | {activity: 'clickReco'; recommender: string; recoId: string; productId: string}
    | {activity: 'viewPage'; page: string}
    | {activity: 'beginCheckout'}
    | {activity: 'checkoutStep'; step: string}
    | {activity: 'addToCart'; productId: string; quantity: number}
