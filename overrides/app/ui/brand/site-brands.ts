import type {SiteBrand} from '../../../../app/ui/brand/site-brands'

export const description =
    'A rent-to-own store for furniture, appliances, electronics and computers, with stores in the United States. A shopper rents an item, and owns it after the last payment.'

/** A small brand for what was rented before, in brick red; its site is in config/sites.js and in sandbox/sites/. */
export const siteBrands: Readonly<Record<string, SiteBrand>> = {
    HomewardOutlet: {
        brand: {
            name: 'Porchlight Outlet',
            signInService: 'Porchlight ID',
            themeColor: '#7a2e1d',
            affiliate: {name: 'Lantern Rentals', address: 'https://www.lanternrentals.example/'},
            logo: 'name'
        },
        description:
            'A rent-to-own outlet for furniture and appliances that were rented before. A shopper rents an item, and owns it after the last payment.',
        tokens: {
            '--c-brand': '#7a2e1d',
            '--c-brand-deep': '#5c2014',
            '--c-brand-tint': '#f8ece8'
        }
    }
}
