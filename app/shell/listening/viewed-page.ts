import {useState} from 'react'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {usePageLocation} from '@app/routing/route/location'

/** The page that is viewed, by its route's name, and how many were viewed before it in this document. */
export type ViewedPage = {name: string | undefined; view: number}

/**
 * The page that the shopper sees. Another address is another view, except
 * - one that replaced its page's own, as a checkout does with the address of its step,
 * - another choice on the page on screen, as another colour of a product,
 * - a page with a card frame: it is loaded again as a document of its own (D-31), which tells of it.
 */
export const useViewedPage = (): ViewedPage => {
    const {name, hasCardFrame = false} = useCurrentRoute()
    const {path, navigationType, samePage} = usePageLocation()
    const [viewed, setViewed] = useState({name, path, view: 0})
    if (viewed.path !== path) {
        const isSame = viewed.name === name && (navigationType === 'replaced' || samePage)
        setViewed(isSame || hasCardFrame ? {...viewed, path} : {name, path, view: viewed.view + 1})
    }
    return {name: viewed.name, view: viewed.view}
}
