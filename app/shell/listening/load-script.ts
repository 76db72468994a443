import {ifAllowed} from '@app/lib/browser/browser'
import {storefrontConfig} from '../storefront-config'

/** Whether a script comes from an origin that the configuration, and so the security policy, allows (D-37). */
export const isConfigured = (address: string): boolean => {
    const {scriptOrigins} = storefrontConfig().thirdParties
    const origin = ifAllowed(() => new URL(address).origin)
    return origin !== undefined && scriptOrigins.includes(origin)
}

/** Loads a script once in a document; one that is slow, blocked or fails changes nothing (G-65). */
export const loadScript = (address: string): void => {
    if ([...document.scripts].some(({src}) => src === address)) return
    const script = document.createElement('script')
    script.async = true
    script.src = address
    document.head.append(script)
}
