import {ifAllowed} from '@app/lib/browser'

const KEY = 'marketingUtm'
/** The platform takes no more. */
const LONGEST = 500

/** The campaign in an address, as `utm_source=mail&utm_campaign=spring`; empty where it names none. */
const campaignOf = (address: string): string =>
    new URLSearchParams(
        [...new URL(address).searchParams].filter(([name]) => name.startsWith('utm_'))
    )
        .toString()
        .slice(0, LONGEST)

/**
 * Notes the campaign that a page was opened by, for the tab's visit: the shopper may go on, and reload pages, long before
 * they ask for an approval [APPR-018]. It stays in this browser until then.
 */
export const noteCampaign = (address: string): void => {
    const campaign = campaignOf(address)
    if (campaign !== '') ifAllowed(() => window.sessionStorage.setItem(KEY, campaign))
}

/** The campaign that brought the shopper; undefined if none did [APPR-018]. */
export const marketingUtm = (): string | undefined =>
    ifAllowed(() => window.sessionStorage.getItem(KEY) ?? undefined)
