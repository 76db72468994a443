import type {Commerce} from '@app/commerce/commerce'
import type {Visit} from '@app/routing/visit'
import {wasPriceRules} from './a-price'

/** A visit in English on 2030-06-01, of whom no place is known. */
export const aVisit = (ask: Commerce['ask'], own: Partial<Visit> = {}): Visit => ({
    locale: 'en-US',
    origin: 'https://shop.example',
    choice: null,
    storeId: undefined,
    redirectHosts: [],
    commerce: {siteId: 'Homeward', locale: 'en-US', today: () => '2030-06-01', wasPriceRules, ask},
    ...own
})
