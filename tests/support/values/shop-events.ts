import {onEvent, type ShopEvent} from '@app/commerce/session/shop-event'

/** The events of the test that is running, in a list that each test of the file begins empty. */
export const eventsOfEachTest = (): readonly ShopEvent[] => {
    const events: ShopEvent[] = []
    let stop = (): void => undefined
    beforeEach(() => {
        events.length = 0
        stop = onEvent((event) => events.push(event))
    })
    afterEach(() => stop())
    return events
}

/** A category as its page reports it. */
export const sofas: Extract<ShopEvent, {event: 'category-shown'}>['category'] = {
    name: 'Sofas',
    superCategory: 'Furniture',
    category: 'Sofas',
    subCategory: '',
    plpUrl: '/c/furniture/sofas',
    image: ''
}
