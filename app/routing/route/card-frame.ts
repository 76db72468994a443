import {cardFramePreference} from '@app/commerce/preferences'
import {ifAllowed} from '@app/lib/browser/browser'
import {useAppContext} from './app-context'
import {useCommerceQuery} from './commerce-query'

const originOf = (address: string): string | undefined => ifAllowed(() => new URL(address).origin)

/**
 * The page in whose frame a card is typed: the one that the site's preferences name, as long as it is where the configuration
 * allows a frame; else the configured one (D-31) [CONFIG-007].
 */
const cardFrameAddress = (configured: string, preferred: string): string =>
    configured !== '' && originOf(preferred) === originOf(configured) ? preferred : configured

/** The same; undefined while the preferences are read. Empty where no card can be typed at all. */
export const useCardFrame = (): string | undefined => {
    const {cardFrame: configured = '', commerce} = useAppContext()
    const preferred = useCommerceQuery(cardFramePreference(commerce), configured !== '')
    if (configured === '') return ''
    if (preferred.state === 'loading') return undefined
    return cardFrameAddress(configured, preferred.state === 'ready' ? preferred.value : '')
}
