import {tabTexts} from '@app/lib/browser/browser-storage'

const KEY = 'marketingUtm'
/** The platform refuses longer values. */
const LONGEST = 500

/** The campaign in an address, as `utm_source=mail&utm_campaign=spring`; empty if there is none. */
const campaignOf = (address: string): string =>
    new URLSearchParams(
        [...new URL(address).searchParams].filter(([name]) => name.startsWith('utm_'))
    )
        .toString()
        .slice(0, LONGEST)

/**
 * Stores the campaign of the address that a page was opened by, for as long as the tab is open: the shopper may
 * navigate and reload long before they request an approval [APPR-018]. Until then it does not leave the browser.
 */
export const noteCampaign = (address: string): void => {
    const campaign = campaignOf(address)
    if (campaign !== '') tabTexts.set(KEY, campaign)
}

/** The campaign that brought the shopper here; undefined if there is none [APPR-018]. */
export const marketingUtm = (): string | undefined => tabTexts.get(KEY) ?? undefined
