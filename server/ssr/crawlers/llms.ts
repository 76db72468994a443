import {brand} from '@app/brand'
import {localeIds, locales} from '@app/lib/address/locales'
import {description} from '@app/ui/brand/site-brands'
import type {Site} from '../../sites/sites'

const shop: Pick<Site, 'brand' | 'description' | 'locales'> = {
    brand,
    description,
    locales: localeIds
}

/**
 * The llms.txt (llmstxt.org): what the shop is and where to read on, for assistants that answer people's questions. It
 * names no figure and no offer: those are on the pages, and change.
 */
export const llmsTxt = (origin: string, site = shop): string =>
    [
        `# ${site.brand.name}`,
        '',
        `> ${site.description}`,
        '',
        'Each product page says the payment per week, every two weeks, twice a month and per month, the number of payments, the total cost to own and the cash price. Prices depend on the store. An item is new or previously rented, and its page says which.',
        '',
        '## Pages',
        '',
        `- [All items](${origin}/shop-all): every item, with filters`,
        `- [How it works](${origin}/how-rac-works): renting, owning, buying early and giving back`,
        `- [Stores](${origin}/stores): every store by state and city, with its address and telephone number`,
        `- [Contact](${origin}/contact-us)`,
        `- [Terms](${origin}/terms-conditions) and [privacy](${origin}/privacy-policy)`,
        `- [Sitemap](${origin}/sitemap.xml)`,
        '',
        ...locales
            .filter(({id, prefix}) => prefix !== '' && site.locales.includes(id))
            .map(({id, prefix}) => `Every page is also there in ${id}, below ${origin}${prefix}.`),
        ''
    ].join('\n')
