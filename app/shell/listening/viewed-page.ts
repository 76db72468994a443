import {useState} from 'react'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {usePageLocation} from '@app/routing/route/location'

/** The page that is viewed, by its route's name, and how many were viewed before it in this document. */
export type ViewedPage = {name: string | undefined; view: number}

/**
 * The page that the shopper sees. Another address is another view, but not one that replaced its page's own, as a checkout does
 * with the address of its step, nor another choice on the page on screen, as another colour of a product: nobody has seen
 * another page.
 */
export const useViewedPage = (): ViewedPage => {
    const {name} = useCurrentRoute()
    const {path, navigationType, samePage} = usePageLocation()
    const [viewed, setViewed] = useState({name, path, view: 0})
    if (viewed.path !== path) {
        const isSeen = viewed.name === name && (navigationType === 'replaced' || samePage)
        setViewed({name, path, view: isSeen ? viewed.view : viewed.view + 1})
    }
    return {name, view: viewed.view}
}
